import type { Edit } from "@toolbox/core/workspace/edit/edit.ts";
import { findNode, newComponentId, newSubTaskId } from "@toolbox/core/workspace/edit/find-node.ts";
import { mergeTexts } from "@toolbox/core/workspace/edit/merge-texts.ts";
import type { Workspace } from "@toolbox/core/workspace/model.ts";
import { type StepEffects, withStep } from "./apply-change.ts";
import type { Change, Clock, Places, WorkspaceRecord } from "./record.ts";

/** What was done in this tab, so that it can be done again on what another tab has written. */
export type OwnChange = {
  /** The writing of this tab that holds it first. */
  readonly writing: number;
} & (
  | { readonly kind: "text"; readonly before: string; readonly after: string }
  | {
      readonly kind: "step";
      readonly change: Change;
      readonly words: string;
      readonly effects: StepEffects;
      /** When the workspace that it changes was made: ids mean the same in the same one only. */
      readonly createdAt: string | undefined;
      readonly text: string;
    }
);

/** Whether everything that the one holds is in the other. */
export function isWithin(one: Clock, other: Clock): boolean {
  return Object.entries(one).every(([tab, count]) => count <= (other[tab] ?? 0));
}

/** Two records that hold the same in another order: both tabs choose the same one of them. */
export function isFirst(one: Clock, other: Clock): boolean {
  const words = (clock: Clock) =>
    Object.keys(clock)
      .toSorted(byUnits)
      .map((tab) => `${tab} ${clock[tab]}`)
      .join();
  return words(one) < words(other);
}

const byUnits = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/**
 * Does changes of this tab again on the record of another: texts are merged line by line, steps come after its steps and
 * can be taken back. Undefined when a step has lost what it was about, so that doing it again would lose something.
 */
export function redoOn(
  theirs: WorkspaceRecord,
  changes: readonly OwnChange[],
  now: string,
): WorkspaceRecord | undefined {
  let record = theirs;
  const ids = new Map<string, string>();
  for (const change of changes) {
    if (change.kind === "text") {
      const text = mergeTexts(change.before, change.after, record.text);
      if (text !== record.text) record = { ...record, text, isTextAhead: true };
      continue;
    }
    const wanted = changeFor(record, change, ids);
    if (!wanted) return undefined;
    const { words, text } = change;
    const isOfText = wanted.kind === "plan" && record.text === text;
    const effects =
      wanted.kind === "plan" ? { ...change.effects, isTextAhead: !isOfText, places: record.places } : change.effects;
    record = withStep(record, { change: wanted, words, effects }, now) ?? record;
  }
  return record;
}

function changeFor(
  record: WorkspaceRecord,
  { change, createdAt }: Extract<OwnChange, { kind: "step" }>,
  ids: Map<string, string>,
): Change | undefined {
  if (change.kind === "plan") return change;
  if (change.kind === "places") return { kind: "places", places: bothPlaces(record.places, change.places) };
  const workspace = record.plan?.workspace;
  if (!workspace || workspace.metadata.createdAt !== createdAt) return undefined;
  const edit = editFor(workspace, change.edit, ids);
  return edit && { kind: "edit", edit };
}

/** The edit with the ids of the other record; undefined when what it is about has gone. */
function editFor(workspace: Workspace, edit: Edit, ids: Map<string, string>): Edit | undefined {
  const own = (id: string) => ids.get(id) ?? id;
  switch (edit.kind) {
    case "describe":
    case "delete":
    case "move":
      return edit.kind === "describe" ? edit : { ...edit, id: own(edit.id) };
    case "set":
      return findNode(workspace, own(edit.id)) ? { ...edit, id: own(edit.id) } : undefined;
    case "all": {
      const edits = edit.edits.map((each) => editFor(workspace, each, ids));
      return edits.every((each) => each !== undefined) ? { ...edit, edits } : undefined;
    }
    case "add": {
      const { node } = edit;
      const parent = workspace.nodes.find(({ id }) => id === own(edit.parentId ?? ""));
      if (edit.parentId !== undefined && !parent) return undefined;
      // Both tabs count on from the same number.
      if (findNode(workspace, node.id)) ids.set(node.id, parent ? newSubTaskId(parent) : newComponentId(workspace));
      const id = own(node.id);
      if (parent) return { ...edit, parentId: parent.id, node: { ...node, id, parentId: parent.id } };
      const children = node.children.map((child, index) => {
        if (id !== node.id) ids.set(child.id, `${id}-sub-${index}`);
        return { ...child, id: own(child.id), parentId: id };
      });
      return { ...edit, node: { ...node, id, children } };
    }
  }
}

function bothPlaces(theirs: Places, mine: Places): Places {
  const layouts = new Set([...Object.keys(theirs), ...Object.keys(mine)] as (keyof Places)[]);
  return Object.fromEntries([...layouts].map((layout) => [layout, { ...theirs[layout], ...mine[layout] }]));
}
