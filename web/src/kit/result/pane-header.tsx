import type { ReactNode } from "react";
import { cx } from "../elements/cx.ts";

/** The head of a pane or a result: name and measure at the left, actions at the right. Wraps where it must. */
export function PaneHeader({ title, measure, children, actions, className }: PaneHeaderProps) {
  return (
    <div
      className={cx(
        "flex min-h-panehead flex-none items-stretch gap-x-2 border-b border-line-1 pr-2 pl-4 max-2xl:flex-wrap",
        className,
      )}
    >
      <div className="flex min-h-panehead min-w-0 items-center gap-2">
        {title !== undefined && <h2 className="truncate text-13">{title}</h2>}
        {children}
        {measure && <span className="mono truncate text-text-3">{measure}</span>}
      </div>
      {actions && <div className="ml-auto flex flex-wrap items-center justify-end gap-2 py-1.5">{actions}</div>}
    </div>
  );
}

export type PaneHeaderProps = {
  title?: ReactNode;
  /** Pixels, bytes, lines: in mono. */
  measure?: ReactNode;
  /** Tabs, in place of a title. */
  children?: ReactNode;
  actions?: ReactNode;
  className?: string | undefined;
};
