import type { ReactNode } from "react";

/** A part of the profile: what it is in a line, its action, its card. */
export function Section({ title, children, line, action }: SectionProps) {
  return (
    <section>
      <div className="mb-2 flex flex-wrap items-end justify-between gap-3">
        <div className="min-w-0 flex-1 basis-60">
          <h2>{title}</h2>
          <p className="text-13 text-text-2">{line}</p>
        </div>
        {action}
      </div>
      <div className="overflow-hidden rounded-card border border-line-2 bg-surface-1">{children}</div>
    </section>
  );
}

type SectionProps = { title: string; line: ReactNode; action?: ReactNode; children: ReactNode };
