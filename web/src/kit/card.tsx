import type { ReactNode } from "react";
import { cx } from "./cx.ts";

/** A bounded part of a page: hairline, radius 10, no shadow. Never inside another card. */
export function Card({ title, end, headingLevel: Heading = "h2", className, children }: CardProps) {
  return (
    <section className={cx("overflow-hidden rounded-card border border-line-2 bg-surface-1", className)}>
      {title !== undefined && (
        <div className="flex min-h-11 items-center gap-2 border-b border-line-1 pr-2 pl-4">
          <Heading className="text-13">{title}</Heading>
          {end && <div className="ml-auto flex items-center gap-2">{end}</div>}
        </div>
      )}
      {children}
    </section>
  );
}

export type CardProps = {
  title?: ReactNode;
  /** Actions and measures at the right end of the head. */
  end?: ReactNode;
  headingLevel?: "h2" | "h3" | undefined;
  className?: string | undefined;
  children: ReactNode;
};
