import { type ReactNode, useId } from "react";
import { cx } from "../../../kit/elements/cx.ts";

/** A cell of the dashboard. */
export function Card({ title, end, className, children }: CardProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={cx("min-w-0 rounded-card border border-line-2 bg-surface-1 p-4", className)}
    >
      <div className="mb-3 flex items-baseline justify-between gap-3">
        <h2 id={id} className="text-13">
          {title}
        </h2>
        {end !== undefined && <span className="mono text-text-3">{end}</span>}
      </div>
      {children}
    </section>
  );
}

/** What a cell says when there is nothing to show. */
export function Nothing({ children }: { children: string }) {
  return <p className="text-13 text-text-3">{children}</p>;
}

type CardProps = {
  title: string;
  /** A measure at the right end of the title. */
  end?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
};
