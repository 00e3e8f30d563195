import { STATUSES, type Status, type WorkspaceNode } from "@toolbox/core/workspace/model.ts";
import { Ellipsis } from "lucide-react";
import { type PointerEvent, type ReactNode, useState } from "react";
import { Button } from "../../../kit/elements/button.tsx";
import { Dot } from "../../../kit/elements/dot.tsx";
import { IconButton } from "../../../kit/elements/icon-button.tsx";
import { Menu } from "../../../kit/overlay/menu.tsx";
import { statusTone } from "../node/tones.ts";
import { AddCard } from "./add-card.tsx";
import { BoardCard, type CardMoves } from "./board-card.tsx";
import type { CardDrag } from "./use-card-drag.ts";

/** Cards drawn at first, and with each press of the button after them: thousands would take seconds. */
const page = 150;

/** The cards of one status. */
export function BoardColumn({
  status,
  cards,
  hidden,
  now,
  selected,
  drag,
  canArrange,
  showProgress,
  moves,
  onPointerDown,
  isAdding,
  onAdding,
  onAdd,
  onMoveAll,
}: BoardColumnProps) {
  const [limit, setLimit] = useState(page);
  const target = drag?.place?.column === status ? drag.place.index : undefined;
  const rest = cards.filter((card) => card.id !== drag?.id);
  const marked = target === undefined || !canArrange ? undefined : (rest[target]?.id ?? "end");
  const headId = `column-${status.replaceAll(" ", "-")}`;
  return (
    <section
      data-column={status}
      aria-labelledby={headId}
      className="flex min-h-0 min-w-0 flex-col bg-surface-0 max-md:w-[84vw] max-md:flex-none max-md:snap-center"
    >
      <div className="flex h-10 flex-none items-center gap-2 pr-2 pl-4">
        <Dot tone={statusTone[status]} />
        <h2 id={headId} className="text-13">
          {status}
        </h2>
        <span
          className="mono rounded-mark border border-line-2 px-1.5 text-text-2"
          aria-label={`${cards.length} cards`}
        >
          {cards.length}
        </span>
        {hidden > 0 && <span className="text-12 text-text-3">{hidden} filtered out</span>}
        <span className="ml-auto">
          <Menu
            items={[
              { label: "Add Card", onSelect: () => onAdding(true) },
              { kind: "line" },
              ...STATUSES.filter((other) => other !== status).map((other) => ({
                label: `Move all to ${other}`,
                disabled: cards.length === 0,
                onSelect: () => onMoveAll(other),
              })),
            ]}
            renderTrigger={(trigger) => (
              <IconButton icon={Ellipsis} size="sm" label={`Actions for ${status}`} {...trigger} />
            )}
          />
        </span>
      </div>
      <div
        data-scrolls
        className={`scrollbar-quiet min-h-0 flex-1 px-3 pt-0.5 pb-3 md:overflow-y-auto ${
          target !== undefined && !canArrange ? "bg-accent-soft" : ""
        }`}
      >
        <ul aria-labelledby={headId} className="grid gap-2">
          {cards.slice(0, limit).map((node) => (
            <BoardCardSlot key={node.id} isMarked={marked === node.id}>
              <BoardCard
                node={node}
                now={now}
                isSelected={selected === node.id}
                isDragged={drag?.id === node.id}
                canArrange={canArrange}
                showProgress={showProgress}
                moves={moves}
                onPointerDown={onPointerDown}
              />
            </BoardCardSlot>
          ))}
        </ul>
        {marked === "end" && <div aria-hidden="true" className="mt-1.5 h-0.5 rounded-full bg-accent-line" />}
        {cards.length > limit && (
          <Button variant="ghost" size="sm" block className="mt-2" onClick={() => setLimit(limit + page)}>
            Show {Math.min(page, cards.length - limit)} more of {cards.length - limit}
          </Button>
        )}
        <div className="mt-2">
          <AddCard
            label={`Title of the new card in ${status}`}
            button="Add Card"
            isOpen={isAdding}
            onOpen={onAdding}
            onAdd={onAdd}
          />
        </div>
      </div>
    </section>
  );
}

/** Marks the place before a card where the dragged one would land. */
function BoardCardSlot({ isMarked, children }: { isMarked: boolean; children: ReactNode }) {
  return (
    <li className="relative min-w-0">
      {isMarked && (
        <div aria-hidden="true" className="absolute inset-x-0 -top-1.25 h-0.5 rounded-full bg-accent-line" />
      )}
      {children}
    </li>
  );
}

type BoardColumnProps = {
  status: Status;
  cards: readonly WorkspaceNode[];
  /** Cards of this status that the filter holds back. */
  hidden: number;
  now: Date;
  selected: string | null;
  drag: CardDrag | null;
  canArrange: boolean;
  showProgress: boolean;
  moves: CardMoves;
  onPointerDown: (event: PointerEvent<HTMLElement>, id: string) => void;
  isAdding: boolean;
  onAdding: (isAdding: boolean) => void;
  onAdd: (title: string) => void;
  onMoveAll: (status: Status) => void;
};
