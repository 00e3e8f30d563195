import type { ReactNode } from "react";

/** A part of a form between hairlines, under a small heading. */
export function FormSection({
  title,
  end,
  children,
}: {
  title?: string | undefined;
  end?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section aria-label={title} className="px-4 pt-3 pb-4 not-first:border-t not-first:border-line-1">
      {title && (
        <div className="mb-3 flex items-center justify-between gap-2">
          <h2 className="caps">{title}</h2>
          {end !== undefined && <span className="mono text-text-3">{end}</span>}
        </div>
      )}
      <div className="grid gap-3">{children}</div>
    </section>
  );
}
