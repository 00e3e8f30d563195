import { dueLabel, daysBetween, shortDay } from "@toolbox/core/workspace/summary/deadlines.ts";
import { STATUSES, type Status, type WorkspaceNode } from "@toolbox/core/workspace/model.ts";
import { doneOf } from "@toolbox/core/workspace/summary/summarize.ts";
import { pluralize, isoDay } from "@toolbox/core";
import { Calendar, Ellipsis, ListChecks } from "lucide-react";
import { type CSSProperties, type KeyboardEvent, memo, type PointerEvent } from "react";
import { cx } from "../../../kit/elements/cx.ts";
import { Dot } from "../../../kit/elements/dot.tsx";
import { IconButton } from "../../../kit/elements/icon-button.tsx";
import { Menu } from "../../../kit/overlay/menu.tsx";
import type { MenuItem } from "../../../kit/overlay/menu-item.ts";
import { Meter } from "../node/meter.tsx";
import { Tag } from "../node/tag.tsx";
import { priorityTone, statusTone } from "../node/tones.ts";

/** Tags a card has room for; the others are counted. */
const maxTags = 3;

/** What can be done with a card from its menu and its keys. */
export interface CardMoves {
  toTop(id: string): void;
  toBottom(id: string): void;
  by(id: string, step: -1 | 1): void;
  toColumn(id: string, status: Status): void;
  open(id: string): void;
  remove(id: string): void;
  onKeyDown(event: KeyboardEvent, id: string): void;
}

/** One component on the board. */
export const BoardCard = memo(function BoardCard({
  node,
  now,
  isSelected,
  isDragged,
  canArrange,
  showProgress,
  moves,
  onPointerDown,
}: BoardCardProps) {
  const { id, title, description, status, tags, priority, deadline } = node;
  const { done, total } = doneOf(node);
  const items: MenuItem[] = [
    { label: "Open", keys: "enter", onSelect: () => moves.open(id) },
    { kind: "line" },
    { label: "Move up", keys: "shift+arrowup", disabled: !canArrange, onSelect: () => moves.by(id, -1) },
    { label: "Move down", keys: "shift+arrowdown", disabled: !canArrange, onSelect: () => moves.by(id, 1) },
    { label: "Move to top", disabled: !canArrange, onSelect: () => moves.toTop(id) },
    { label: "Move to bottom", disabled: !canArrange, onSelect: () => moves.toBottom(id) },
    ...STATUSES.filter((other) => other !== status).map((other): MenuItem => ({
      label: `Move to ${other}`,
      onSelect: () => moves.toColumn(id, other),
    })),
    { kind: "line" },
    { label: "Delete", danger: true, onSelect: () => moves.remove(id) },
  ];
  return (
    <div
      data-card={id}
      className={cx(
        "group relative rounded-card border bg-surface-1 px-3 pt-2.5 pb-2 select-none [contain-intrinsic-size:auto_150px] [content-visibility:auto] hover:border-line-3",
        isSelected ? "border-accent-line shadow-[0_0_0_1px_var(--accent-line)]" : "border-line-2",
        isDragged && "opacity-35",
      )}
      onPointerDown={(event) => onPointerDown(event, id)}
    >
      <div className="flex items-start gap-2">
        <h3 className="min-w-0 flex-1 text-13">
          <button
            type="button"
            data-card-button={id}
            aria-pressed={isSelected}
            aria-describedby={`${id}-facts`}
            className="w-full text-left font-title wrap-anywhere after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-1 focus-visible:after:outline-focus"
            onClick={() => moves.open(id)}
            onKeyDown={(event) => moves.onKeyDown(event, id)}
          >
            {title}
          </button>
        </h3>
        {priority && (
          <span className="flex flex-none items-center gap-1.5 text-12 leading-5 text-text-2 md:group-focus-within:mr-5 md:group-hover:mr-5">
            <Dot tone={priorityTone[priority]} />
            {priority}
          </span>
        )}
        <span
          data-no-drag
          className="z-1 rounded-control max-md:relative max-md:-my-2.5 max-md:-mr-1.5 md:absolute md:top-2 md:right-1.5 md:group-focus-within:bg-surface-1 md:group-hover:bg-surface-1"
        >
          <Menu
            items={items}
            renderTrigger={(trigger) => (
              <IconButton
                icon={Ellipsis}
                size="sm"
                label={`Actions for ${title}`}
                className="text-text-3 md:opacity-0 md:group-focus-within:opacity-100 md:group-hover:opacity-100 md:aria-expanded:opacity-100"
                {...trigger}
              />
            )}
          />
        </span>
      </div>
      <div id={`${id}-facts`}>
        {description && <p className="mt-0.5 line-clamp-2 text-12 leading-4.5 text-text-2">{description}</p>}
        {tags.length > 0 && (
          <p className="mt-2 flex flex-wrap gap-x-2.5 gap-y-0.5">
            {tags.slice(0, maxTags).map((tag) => (
              <Tag key={tag} tag={tag} />
            ))}
            {tags.length > maxTags && <span className="text-12 text-text-3">+{tags.length - maxTags}</span>}
          </p>
        )}
        {showProgress && total > 0 && (
          <div className="mt-2 grid grid-cols-[1fr_auto] items-center gap-2.5">
            <Meter done={done} total={total} tone={statusTone[status]} />
            <span className="mono text-text-2">
              {done}/{total}
            </span>
          </div>
        )}
        {(deadline !== undefined || total > 0) && (
          <div className="mt-1.5 flex items-center justify-between gap-3 border-t border-line-1 pt-1.5 text-12 leading-5 text-text-2">
            {deadline === undefined ? <span /> : <Deadline deadline={deadline} status={status} now={now} />}
            {total > 0 && (
              <span className="flex items-center gap-1.5">
                <ListChecks aria-hidden="true" className="size-3.5 text-text-3" />
                {pluralize(total, "sub-task")}
              </span>
            )}
          </div>
        )}
      </div>
    </div>
  );
});

/** The day, and how near it is when that matters. */
export function Deadline({ deadline, status, now }: { deadline: string; status: Status; now: Date }) {
  const days = daysBetween(isoDay(now), deadline);
  const isOpen = status !== "Complete";
  const tone = isOpen && days < 0 ? "text-danger" : isOpen && days <= 7 ? "text-warning" : "";
  return (
    <span className={cx("flex items-center gap-1.5", tone)}>
      <Calendar aria-hidden="true" className={cx("size-3.5", tone === "" && "text-text-3")} />
      {shortDay(deadline, now)}
      {tone !== "" && `, ${dueLabel(days)}`}
    </span>
  );
}

/** The card under the pointer while it is dragged. Only a picture. */
export function CardGhost({ node, style }: { node: WorkspaceNode; style: CSSProperties }) {
  return (
    <div
      aria-hidden="true"
      style={style}
      className="pointer-events-none fixed top-0 left-0 z-50 overflow-hidden rounded-card border border-accent-line bg-surface-2 px-3 pt-2.5 pb-2 shadow-float"
    >
      <div className="text-13 font-title">{node.title}</div>
      {node.description && <p className="mt-0.5 line-clamp-2 text-12 leading-4.5 text-text-2">{node.description}</p>}
      <p className="mt-2 flex gap-2.5">
        {node.tags.slice(0, maxTags).map((tag) => (
          <Tag key={tag} tag={tag} />
        ))}
      </p>
    </div>
  );
}

type BoardCardProps = {
  node: WorkspaceNode;
  now: Date;
  isSelected: boolean;
  isDragged: boolean;
  /** Whether the order on the board is the user's own. */
  canArrange: boolean;
  showProgress: boolean;
  moves: CardMoves;
  onPointerDown: (event: PointerEvent<HTMLElement>, id: string) => void;
};
