import { applyEdit } from "@toolbox/core/workspace/edit/apply-edit.ts";
import type { Change, Step, WorkspaceRecord } from "./record.ts";

/** So many steps can be taken back. */
const maxSteps = 200;

/**
 * A record after one change, and the change that takes it back. Undefined when it changes nothing.
 * @param now ISO 8601
 */
export function applyChange(
  record: WorkspaceRecord,
  change: Change,
  now: string,
): { readonly record: WorkspaceRecord; readonly inverse: Change } | undefined {
  const { plan, places } = record;
  switch (change.kind) {
    case "edit": {
      if (!plan) return undefined;
      const { workspace, inverse } = applyEdit(plan.workspace, change.edit, now);
      if (workspace === plan.workspace) return undefined;
      return { record: { ...record, plan: { ...plan, workspace } }, inverse: { kind: "edit", edit: inverse } };
    }
    case "plan":
      return { record: { ...record, plan: change.plan }, inverse: { kind: "plan", plan } };
    case "places":
      return { record: { ...record, places: change.places }, inverse: { kind: "places", places } };
  }
}

/** What a step changes besides: whether text and workspace still say the same. */
export type StepEffects = Partial<Pick<WorkspaceRecord, "isTextAhead" | "isPlanAhead" | "places">>;

/** A record after one undoable step. Undefined when it changes nothing. */
export function withStep(
  record: WorkspaceRecord,
  { change, words, effects }: { readonly change: Change; readonly words: string; readonly effects: StepEffects },
  now: string,
): WorkspaceRecord | undefined {
  const done = applyChange(record, change, now);
  if (!done) return undefined;
  const step: Step = { words, at: now, change: done.inverse };
  return { ...done.record, ...effects, undo: [...record.undo, step].slice(-maxSteps), redo: [] };
}
