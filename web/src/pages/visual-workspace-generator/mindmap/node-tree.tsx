import { pluralize } from "@toolbox/core";
import type { WorkspaceNode } from "@toolbox/core/workspace/model.ts";
import { type KeyboardEvent, type Ref, useId, useMemo } from "react";
import { rowAfterKey, type TreeRow } from "./tree-rows.ts";

/** Rows kept in the page around the active one: all of a large plan would be too many, and none is seen. */
const around = 60;

/** What the keys of the tree do with the active node. */
export interface TreeActions {
  activate(id: string | null): void;
  toggleDetails(id: string): void;
  startEdit(id: string): void;
  fold(id: string, isFolded: boolean): void;
  reorder(row: TreeRow, step: -1 | 1): void;
  addComponent(after: TreeRow): void;
  addSubTask(of: TreeRow): void;
  remove(row: TreeRow): void;
  toggleDone(row: TreeRow): void;
  /** Keys that are not of the tree: zoom. */
  onOtherKey(event: KeyboardEvent): void;
}

/**
 * The mindmap for keyboard and screen reader: the same nodes as a tree, in the order of the plan. It is not seen; the
 * canvas marks the active node.
 */
export function NodeTree({ ref, label, rows, active, onFocus, actions }: NodeTreeProps) {
  const id = useId();
  const at = Math.max(
    0,
    rows.findIndex((row) => row.node.id === active),
  );
  const shown = useMemo(() => rows.slice(Math.max(0, at - around), at + around + 1), [rows, at]);
  const optionId = (node: WorkspaceNode) => `${id}-${node.id}`;
  const current = rows[at];

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (!current || event.target !== event.currentTarget) return;
    const { node } = current;
    if (event.ctrlKey || event.metaKey) return;
    const vertical = { ArrowUp: -1, ArrowDown: 1 }[event.key] as -1 | 1 | undefined;
    if ((event.altKey || event.shiftKey) && vertical !== undefined) actions.reorder(current, vertical);
    else if (event.altKey) return;
    else if (event.key === "Enter" || event.key === "F2") actions.startEdit(node.id);
    else if (event.key === " ") actions.toggleDetails(node.id);
    else if (event.key === "Delete") actions.remove(current);
    else if (event.key === "n") actions.addComponent(current);
    else if (event.key === "t") actions.addSubTask(current);
    else if (event.key === "x") actions.toggleDone(current);
    else {
      const next = rowAfterKey(rows, at, event.key);
      if (next === undefined) return actions.onOtherKey(event);
      if (next === "fold" || next === "unfold") actions.fold(node.id, next === "fold");
      else if (rows[next]) actions.activate(rows[next].node.id);
    }
    event.preventDefault();
  };
  return (
    <>
      <div
        ref={ref}
        role="tree"
        tabIndex={0}
        aria-label={label}
        aria-describedby={`${id}-keys`}
        aria-activedescendant={current ? optionId(current.node) : undefined}
        className="sr-only"
        onFocus={() => onFocus(true, current?.node.id)}
        onBlur={() => onFocus(false, undefined)}
        onKeyDown={onKeyDown}
      >
        {shown.map((row) => (
          // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the tree has the focus and names the active one
          <div
            key={row.node.id}
            id={optionId(row.node)}
            role="treeitem"
            aria-level={row.level}
            aria-posinset={row.place}
            aria-setsize={row.siblings}
            aria-expanded={row.isOpen}
            aria-selected={row.node.id === active}
          >
            {wordsOf(row)}
          </div>
        ))}
      </div>
      <span id={`${id}-keys`} hidden>
        Enter renames, Space shows the details, N adds a component, T a sub-task, X changes done, Alt with the arrows
        moves, Delete deletes.
      </span>
    </>
  );
}

function wordsOf({ node, level }: TreeRow): string {
  if (level === 2) return `${node.title}, ${node.status === "Complete" ? "done" : "open"}`;
  const parts = [
    node.title,
    node.status,
    node.priority && `${node.priority} priority`,
    node.deadline && `due ${node.deadline}`,
  ];
  const done = node.children.filter(({ status }) => status === "Complete").length;
  const subTasks = node.children.length > 0 && `${done} of ${pluralize(node.children.length, "sub-task")} done`;
  return [...parts, subTasks].filter(Boolean).join(", ");
}

type NodeTreeProps = {
  ref?: Ref<HTMLDivElement> | undefined;
  label: string;
  rows: readonly TreeRow[];
  active: string | null;
  onFocus: (hasFocus: boolean, active: string | undefined) => void;
  actions: TreeActions;
};
