import { pluralize } from "@toolbox/core";
import type { Summary } from "@toolbox/core/workspace/summary/summarize.ts";
import { CalendarX, CircleDot, ListChecks, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "../../../kit/elements/cx.ts";
import { Ring } from "./ring.tsx";

/** The four figures of a workspace. */
export function Figures({ summary }: { summary: Summary }) {
  const { progress, active, overdue, subTasks, statuses, components } = summary;
  return (
    <ul
      aria-label="Figures"
      className="grid grid-cols-2 overflow-hidden rounded-card border border-line-2 bg-surface-1 @2xl:grid-cols-4 @max-2xl:[&>*:nth-child(-n+2)]:border-b @2xl:[&>*+*]:border-l @max-2xl:[&>*:nth-child(even)]:border-l"
    >
      <li className="flex items-center gap-3 p-4">
        <Ring percent={progress} tone="green" size={56} label={`${progress}% of the components are complete`} />
        <div className="min-w-0">
          <p className="text-13 text-text-2">Total Progress</p>
          <p className="text-12 text-text-3">
            <span className="tabular-nums">
              {statuses.Complete.count} of {components}
            </span>{" "}
            complete
          </p>
        </div>
      </li>
      <Figure icon={CircleDot} label="Active Tasks" value={active} note="in progress now" />
      <Figure
        icon={CalendarX}
        label="Overdue"
        value={overdue.length}
        note={overdue.length === 0 ? "nothing is late" : "past their deadline"}
        isAlarm={overdue.length > 0}
      />
      <Figure
        icon={ListChecks}
        label="Sub-tasks"
        value={
          <>
            {subTasks.done}
            <span className="text-16 text-text-3">/{subTasks.total}</span>
          </>
        }
        note={subTasks.total === 0 ? "none yet" : `${pluralize(subTasks.total - subTasks.done, "sub-task")} open`}
      />
    </ul>
  );
}

function Figure({ icon: Icon, label, value, note, isAlarm = false }: FigureProps) {
  return (
    <li className="min-w-0 p-4">
      <p className="flex items-center gap-1.5 text-13 text-text-2">
        <Icon aria-hidden="true" className={cx("size-3.5", isAlarm ? "text-danger" : "text-text-3")} />
        {label}
      </p>
      <p>
        <span className={cx("text-28 font-title tracking-[-0.02em] tabular-nums", isAlarm && "text-danger")}>
          {value}
        </span>
        <span className="block truncate text-12 text-text-3">{note}</span>
      </p>
    </li>
  );
}

type FigureProps = { icon: LucideIcon; label: string; value: ReactNode; note: string; isAlarm?: boolean };
