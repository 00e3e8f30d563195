import type { ReactNode } from "react";

/** The line over a part of the dashboard. */
export function SectionHeader({
  id,
  title,
  count,
  end,
}: {
  id: string;
  title: string;
  count?: number;
  end?: ReactNode;
}) {
  return (
    <div className="mb-2 flex items-baseline gap-2">
      <h2 id={id}>{title}</h2>
      {count !== undefined && <span className="mono text-text-3">{count}</span>}
      {end && <span className="ml-auto text-12 text-text-3 max-md:hidden">{end}</span>}
    </div>
  );
}
