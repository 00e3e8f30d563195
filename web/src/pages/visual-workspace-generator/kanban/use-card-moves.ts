import type { Edit } from "@toolbox/core/workspace/edit/edit.ts";
import { addComponent, deleteNode, moveCard } from "@toolbox/core/workspace/edit/edits.ts";
import { STATUSES, type Status, type WorkspaceNode } from "@toolbox/core/workspace/model.ts";
import { type KeyboardEvent, useEffect, useMemo, useRef } from "react";
import { pluralize } from "@toolbox/core";
import { notify } from "../../../kit/toast/notify.ts";
import { useWorkspace } from "../store/use-workspace.ts";
import type { CardMoves } from "./board-card.tsx";
import type { DropPlace } from "./use-card-drag.ts";

type Columns = Readonly<Record<Status, readonly WorkspaceNode[]>>;

/** Everything that moves a card: menu, keys and the drop of a drag. Each is one step that can be undone. */
export function useCardMoves({ columns, canArrange }: MoveOptions) {
  const { workspace, selected, select, edit, announce } = useWorkspace();
  const now = useRef({ columns, canArrange, workspace, selected });
  const focusOn = useRef<string>(undefined);
  useEffect(() => {
    now.current = { columns, canArrange, workspace, selected };
    const id = focusOn.current;
    if (id === undefined) return;
    focusOn.current = undefined;
    focusCard(id);
  });

  return useMemo(() => {
    const find = (id: string) => {
      const all = STATUSES.flatMap((status) =>
        now.current.columns[status].map((node, index) => ({ node, status, index })),
      );
      return all.find(({ node }) => node.id === id);
    };
    /** To a place among the shown cards of a column, itself not counted. */
    const put = (id: string, status: Status, index: number) => {
      const place = find(id);
      const { workspace: present, columns: shown, canArrange: isFree } = now.current;
      if (!place || !present) return;
      const others = shown[status].filter((node) => node.id !== id);
      if (place.status === status && (!isFree || place.index === index)) return;
      const before = isFree ? others[index]?.id : undefined;
      const words =
        place.status === status
          ? `Moved ${place.node.title} to place ${index + 1} of ${others.length + 1} in ${status}`
          : `Moved ${place.node.title} to ${status}`;
      edit(moveCard(present, id, status, before), words);
    };
    const by = (id: string, step: -1 | 1) => {
      const place = find(id);
      if (!place) return;
      if (!now.current.canArrange) return announce("The board is sorted. Choose the order As arranged to move cards.");
      const index = place.index + step;
      if (index < 0 || index >= now.current.columns[place.status].length)
        return announce(`${place.node.title} is ${step < 0 ? "first" : "last"} in ${place.status}.`);
      focusOn.current = id;
      put(id, place.status, index);
    };
    const toColumn = (id: string, status: Status) => {
      focusOn.current = id;
      put(id, status, now.current.columns[status].length);
    };
    const moves: CardMoves = {
      by,
      toColumn,
      toTop: (id) => {
        focusOn.current = id;
        put(id, find(id)?.status ?? "Not Started", 0);
      },
      toBottom: (id) => {
        const status = find(id)?.status ?? "Not Started";
        focusOn.current = id;
        put(id, status, now.current.columns[status].length - 1);
      },
      open: (id) => select(now.current.selected === id ? null : id),
      remove: (id) => {
        const place = find(id);
        if (!place) return;
        const next =
          now.current.columns[place.status][place.index + 1] ?? now.current.columns[place.status][place.index - 1];
        focusOn.current = next?.id;
        edit(deleteNode(id), `Deleted ${place.node.title}`);
        notify("info", "Deleted", `${place.node.title} is gone. Undo brings it back.`);
      },
      onKeyDown: (event: KeyboardEvent, id) => {
        const place = find(id);
        const column = place ? STATUSES.indexOf(place.status) : -1;
        if (!place || event.ctrlKey || event.metaKey || event.altKey) return;
        const vertical = { ArrowUp: -1, ArrowDown: 1 }[event.key] as -1 | 1 | undefined;
        const sideways = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
        if (vertical !== undefined) {
          if (event.shiftKey) by(id, vertical);
          else focusCard(now.current.columns[place.status][place.index + vertical]?.id);
        } else if (sideways !== undefined) {
          const status = STATUSES[column + sideways];
          if (!status) {
            if (event.shiftKey) announce(`${place.node.title} is in the ${sideways < 0 ? "first" : "last"} column.`);
          } else if (event.shiftKey) toColumn(id, status);
          else {
            const cards = now.current.columns[status];
            focusCard(cards[Math.min(place.index, cards.length - 1)]?.id);
          }
        } else if (event.key === "Delete") moves.remove(id);
        else if (event.key === "Escape" && now.current.selected !== null) select(null);
        else return;
        event.preventDefault();
      },
    };
    return {
      moves,
      drop: (id: string, { column, index }: DropPlace) => put(id, column as Status, index),
      add: (status: Status, title: string) => {
        const { workspace: present } = now.current;
        if (present) edit(addComponent(present, { title, status }), `Added ${title} to ${status}`);
      },
      moveAll: (from: Status, to: Status) => {
        const { workspace: present, columns: shown } = now.current;
        if (!present) return;
        const edits = shown[from].map((node): Edit => ({ kind: "set", id: node.id, change: { status: to } }));
        edit({ kind: "all", edits }, `Moved ${pluralize(edits.length, "card")} to ${to}`);
      },
    };
  }, [edit, announce, select]);
}

type MoveOptions = { columns: Columns; canArrange: boolean };

function focusCard(id: string | undefined): void {
  if (id === undefined) return;
  document.querySelector<HTMLElement>(`[data-card-button="${CSS.escape(id)}"]`)?.focus();
}
