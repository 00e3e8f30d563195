import { summarize } from "@toolbox/core/workspace/summary/summarize.ts";
import { useMemo } from "react";
import { useNow } from "../../../app-context/use-now.ts";
import { noFilter } from "../kanban/board-order.ts";
import { useWorkspace } from "../store/use-workspace.ts";
import { ActivityCard } from "./activity-card.tsx";
import { DeadlinesCard } from "./deadlines-card.tsx";
import { Figures } from "./figures.tsx";
import { PriorityBreakdown, StatusDistribution } from "./share-bars.tsx";
import { TagCard } from "./tag-card.tsx";

/** The figures of the workspace, from the same components as the map and the board. */
export function WorkspaceDashboard() {
  const { workspace, record, store, select } = useWorkspace();
  const now = useNow(60_000);
  const summary = useMemo(() => summarize({ nodes: workspace?.nodes ?? [] }, now), [workspace, now]);
  if (!workspace) return null;
  return (
    <div className="@container min-w-0 flex-1 bg-surface-0 lg:overflow-auto">
      <div className="mx-auto grid max-w-[1180px] gap-4 p-4">
        <Figures summary={summary} />
        <div className="grid items-start gap-4 @3xl:grid-cols-2">
          <div className="grid gap-4">
            <StatusDistribution summary={summary} />
            <DeadlinesCard summary={summary} now={now} onOpen={select} />
            <ActivityCard workspace={workspace} steps={record.undo} />
          </div>
          <div className="grid gap-4">
            <PriorityBreakdown summary={summary} />
            <TagCard
              summary={summary}
              onTag={(tag) => store.setView({ tab: "kanban", filter: { ...noFilter, tag } })}
            />
          </div>
        </div>
      </div>
    </div>
  );
}
