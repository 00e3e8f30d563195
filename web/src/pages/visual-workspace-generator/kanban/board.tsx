import { STATUSES, type Status } from "@toolbox/core/workspace/model.ts";
import { summarize } from "@toolbox/core/workspace/summary/summarize.ts";
import { allTags } from "@toolbox/core/workspace/summary/tag-overview.ts";
import { useMemo, useState } from "react";
import { createPortal } from "react-dom";
import { useNow } from "../../../app-context/use-now.ts";
import { useWorkspace } from "../store/use-workspace.ts";
import { BoardBar } from "./board-bar.tsx";
import { CardGhost } from "./board-card.tsx";
import { BoardColumn } from "./board-column.tsx";
import { columnsOf, isFiltering } from "./board-order.ts";
import { SummaryRow } from "./summary-row.tsx";
import { useCardDrag } from "./use-card-drag.ts";
import { useCardMoves } from "./use-card-moves.ts";

/** The board: a column for each status, whose cards can be moved, added and changed. */
export function Board() {
  const { workspace, record, store, selected } = useWorkspace();
  const { filter, sort, showProgress } = record.view;
  const nodes = workspace?.nodes ?? [];
  const now = useNow(60_000);
  const columns = useMemo(() => columnsOf(workspace?.nodes ?? [], filter, sort), [workspace, filter, sort]);
  const summary = useMemo(() => summarize({ nodes: workspace?.nodes ?? [] }, now), [workspace, now]);
  const tags = useMemo(() => allTags(workspace?.nodes ?? []), [workspace]);
  const [adding, setAdding] = useState<Status | null>(null);
  const [isFilterOpen, setFilterOpen] = useState(isFiltering(filter));
  const canArrange = sort === "manual";
  const { moves, drop, add, moveAll } = useCardMoves({ columns, canArrange });
  const { drag, onPointerDown } = useCardDrag(drop);
  const shown = STATUSES.reduce((sum, status) => sum + columns[status].length, 0);
  const dragged = drag && nodes.find((node) => node.id === drag.id);
  return (
    <div className="flex min-h-100 min-w-0 flex-1 flex-col lg:min-h-0">
      <BoardBar
        shown={shown}
        total={nodes.length}
        tags={tags}
        filter={filter}
        onFilter={(next) => store.setView({ filter: next })}
        isOpen={isFilterOpen}
        onOpen={setFilterOpen}
        sort={sort}
        onSort={(next) => store.setView({ sort: next })}
      />
      <div
        data-scrolls
        className="scrollbar-quiet grid min-h-100 flex-1 snap-x grid-flow-col overflow-x-auto max-md:justify-start md:grid-cols-[repeat(3,minmax(320px,1fr))] lg:min-h-0 [&>*+*]:border-l [&>*+*]:border-line-1"
      >
        {STATUSES.map((status) => (
          <BoardColumn
            key={status}
            status={status}
            cards={columns[status]}
            hidden={summary.statuses[status].count - columns[status].length}
            now={now}
            selected={selected}
            drag={drag}
            canArrange={canArrange}
            showProgress={showProgress}
            moves={moves}
            onPointerDown={onPointerDown}
            isAdding={adding === status}
            onAdding={(isAdding) => setAdding(isAdding ? status : null)}
            onAdd={(title) => add(status, title)}
            onMoveAll={(to) => moveAll(status, to)}
          />
        ))}
      </div>
      <SummaryRow summary={summary} />
      {drag &&
        dragged &&
        createPortal(
          <CardGhost
            node={dragged}
            style={{ width: drag.width, transform: `translate(${drag.x}px, ${drag.y}px) rotate(1deg)` }}
          />,
          document.body,
        )}
    </div>
  );
}
