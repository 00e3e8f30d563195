import { STATUSES } from "@toolbox/core/workspace/model.ts";
import type { Summary } from "@toolbox/core/workspace/summary/summarize.ts";
import { ListChecks } from "lucide-react";
import { Dot } from "../../../kit/elements/dot.tsx";
import { statusTone } from "../node/tones.ts";

/** The foot of the board: count and percentage of each status, and all sub-tasks. */
export function SummaryRow({ summary }: { summary: Summary }) {
  return (
    <ul
      aria-label="Summary"
      className="grid flex-none grid-cols-2 border-t border-line-1 md:grid-cols-4 [&>*+*]:md:border-l"
    >
      {STATUSES.map((status) => (
        <li key={status} className="flex h-10 items-center gap-2 px-4 text-13 text-text-2">
          <Dot tone={statusTone[status]} />
          <span className="truncate">{status}</span>
          <b className="text-text-1 tabular-nums">{summary.statuses[status].count}</b>
          <span className="mono ml-auto">{summary.statuses[status].percent}%</span>
        </li>
      ))}
      <li className="flex h-10 items-center gap-2 px-4 text-13 text-text-2">
        <ListChecks aria-hidden="true" className="size-3.5 text-text-3" />
        <span className="truncate">Sub-tasks</span>
        <b className="text-text-1 tabular-nums">{summary.subTasks.total}</b>
        <span className="mono ml-auto truncate">{summary.subTasks.done} done</span>
      </li>
    </ul>
  );
}
