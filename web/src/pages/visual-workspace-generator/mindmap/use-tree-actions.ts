import {
  addComponent,
  addSubTask,
  deleteNode,
  moveNode,
  setStatus,
  toggleDone,
} from "@toolbox/core/workspace/edit/edits.ts";
import { STATUSES } from "@toolbox/core/workspace/model.ts";
import type { KeyboardEvent } from "react";
import type { Viewport } from "../../../kit/canvas-view/viewport.ts";
import { notify } from "../../../kit/toast/notify.ts";
import { useWorkspace } from "../store/use-workspace.ts";
import type { TreeActions } from "./node-tree.tsx";
import type { Folding } from "./use-folded.ts";
import type { TreeRow } from "./tree-rows.ts";

/** A title being written in place; a new node goes again when its first title is refused. */
export interface Editing {
  readonly id: string;
  readonly isNew: boolean;
}

/** What keys and buttons of the mindmap do with its nodes. Each change is one step that can be undone. */
export function useTreeActions({ rows, viewport, folding, activate, setEditing }: TreeActionOptions): TreeActions {
  const { workspace, selected, select, edit, announce } = useWorkspace();
  const { folded, fold } = folding;
  const add = (step: Parameters<typeof edit>[0], words: string) => {
    edit(step, words);
    if (step.kind !== "add") return;
    activate(step.node.id);
    setEditing({ id: step.node.id, isNew: true });
  };
  return {
    activate,
    fold,
    toggleDetails: (id) => {
      // The details take room: the map stays where it is, instead of fitting what is left.
      viewport.panBy(0, 0);
      select(selected === id ? null : id);
    },
    startEdit: (id) => setEditing({ id, isNew: false }),
    reorder: ({ node, place, siblings }, step) => {
      const target = place - 1 + step;
      if (target < 0 || target >= siblings) return announce(`${node.title} is ${step < 0 ? "first" : "last"}.`);
      edit(moveNode(node.id, target), `Moved ${node.title} to place ${target + 1} of ${siblings}`);
    },
    addComponent: (after) => {
      if (!workspace) return;
      const parent = after.parent ?? after.node;
      const index = workspace.nodes.findIndex(({ id }) => id === parent.id) + 1;
      add(addComponent(workspace, { title: "New component" }, index), "Added a component");
    },
    addSubTask: ({ node, parent, place }) => {
      if (!workspace) return;
      const owner = parent ?? node;
      if (folded.has(owner.id)) fold(owner.id, false);
      add(addSubTask(workspace, owner.id, "New sub-task", parent && place), `Added a sub-task to ${owner.title}`);
    },
    remove: (row) => {
      const at = rows.findIndex(({ node }) => node.id === row.node.id);
      const next = rows.slice(at + 1).find(({ level, parent }) => level === 1 || parent?.id === row.parent?.id);
      const after = row.level === 1 ? rows.slice(at + 1).find(({ level }) => level === 1) : next;
      activate((after ?? rows[at - 1])?.node.id ?? null);
      edit(deleteNode(row.node.id), `Deleted ${row.node.title}`);
      notify("info", "Deleted", `${row.node.title} is gone. Undo brings it back.`);
    },
    toggleDone: ({ node, level }) => {
      if (!workspace) return;
      const next = STATUSES[(STATUSES.indexOf(node.status) + 1) % STATUSES.length] ?? "Not Started";
      if (level === 2) {
        const words = node.status === "Complete" ? `Opened ${node.title}` : `Finished ${node.title}`;
        edit(toggleDone(workspace, node.id), words);
      } else edit(setStatus(node.id, next), `Moved ${node.title} to ${next}`);
    },
    onOtherKey: (event: KeyboardEvent) => {
      if (event.altKey) return;
      if (event.key === "+" || event.key === "=") viewport.zoomIn();
      else if (event.key === "-") viewport.zoomOut();
      else if (event.key === "0") viewport.fit();
      else if (event.key === "Escape" && selected !== null) select(null);
      else return;
      event.preventDefault();
    },
  };
}

type TreeActionOptions = {
  rows: readonly TreeRow[];
  viewport: Viewport;
  folding: Folding;
  activate: (id: string | null) => void;
  setEditing: (editing: Editing | null) => void;
};
