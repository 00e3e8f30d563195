import type { ReactNode } from "react";
import { cx } from "./cx.ts";
import { PaneHead } from "./pane-head.tsx";

/** One of several results: its name, measure and actions over its body. A single result fills the pane instead. */
export function OutputCard({ title, measure, actions, className, children }: OutputCardProps) {
  return (
    <section
      aria-label={title}
      className={cx("flex min-w-0 flex-col overflow-hidden rounded-card border border-line-2 bg-surface-1", className)}
    >
      <PaneHead title={title} measure={measure} actions={actions} className="max-2xl:flex-nowrap" />
      <div className="min-h-0 flex-1">{children}</div>
    </section>
  );
}

export type OutputCardProps = {
  title: string;
  measure?: ReactNode;
  actions?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
};
