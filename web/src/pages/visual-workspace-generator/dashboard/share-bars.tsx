import { STATUSES } from "@toolbox/core/workspace/model.ts";
import type { Summary } from "@toolbox/core/workspace/summary/summarize.ts";
import { Dot, type DotTone } from "../../../kit/elements/dot.tsx";
import { barClass, priorityTone, statusTone } from "../node/tones.ts";
import { Card, Nothing } from "./card.tsx";

/** How many components have which status: one bar made of three, and its figures. */
export function StatusDistribution({ summary }: { summary: Summary }) {
  const { statuses, components } = summary;
  const words = STATUSES.map((status) => `${status} ${statuses[status].count}`).join(", ");
  return (
    <Card title="Status Distribution" end={components}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a picture made of boxes */}
      <div role="img" aria-label={words} className="flex h-2 gap-0.5 overflow-hidden rounded-full">
        {components === 0 && <span className="h-full flex-1 bg-surface-active" />}
        {STATUSES.filter((status) => statuses[status].count > 0).map((status) => (
          <span
            key={status}
            className={`h-full forced-color-adjust-none ${barClass[statusTone[status]]}`}
            style={{ flexGrow: statuses[status].count }}
          />
        ))}
      </div>
      <ul className="mt-3 grid gap-1.5">
        {STATUSES.map((status) => (
          <li key={status}>
            <Row tone={statusTone[status]} label={status} {...statuses[status]} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The levels of priority that are used, each as a bar. */
export function PriorityBreakdown({ summary }: { summary: Summary }) {
  const { priorities } = summary;
  const most = Math.max(1, ...priorities.map(({ count }) => count));
  return (
    <Card title="Priority Breakdown">
      {priorities.length === 0 ? (
        <Nothing>No priority levels assigned</Nothing>
      ) : (
        <ul className="grid gap-2.5">
          {priorities.map(({ priority, count, percent }) => (
            <li key={priority}>
              <Row tone={priorityTone[priority]} label={priority} count={count} percent={percent} />
              <span aria-hidden="true" className="mt-1 block h-1 rounded-full bg-surface-active">
                <span
                  className={`block h-full rounded-full forced-color-adjust-none ${barClass[priorityTone[priority]]}`}
                  style={{ width: `${(count / most) * 100}%` }}
                />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function Row({ tone, label, count, percent }: { tone: DotTone; label: string; count: number; percent: number }) {
  return (
    <div className="flex items-center gap-2 text-13">
      <Dot tone={tone} />
      <span className="text-text-2">{label}</span>
      <span className="ml-auto flex gap-3">
        <b className="tabular-nums">{count}</b>
        <span className="mono w-9 text-right leading-5 text-text-3">{percent}%</span>
      </span>
    </div>
  );
}
