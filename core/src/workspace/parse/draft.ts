import { cleanTags } from "../edit/clean-change.ts";
import type { LineSpan, Position, Priority, Status } from "../model.ts";

/** A sub-task while a text is read. */
export interface SubDraft {
  title: string;
  isDone: boolean;
  span: LineSpan;
  id?: string;
  position?: Position;
  description?: string;
  notes?: string[];
  priority?: Priority;
  deadline?: string;
}

export const CLAIM_KINDS = ["status", "priority", "deadline"] as const;

/** What one line says of the status, the priority or the deadline of its component. */
export interface Claim {
  readonly kind: (typeof CLAIM_KINDS)[number];
  readonly value: string;
  /** Said by a key such as `status:`, which wins over words. */
  readonly isKey: boolean;
  /** Counted from 1. */
  readonly line: number;
  /** The line, where nothing else keeps its words. */
  readonly text?: string;
}

/** A component while a text is read. */
export interface Draft {
  title: string;
  description: string;
  notes: string[];
  tags: Set<string>;
  subs: SubDraft[];
  first: number;
  last: number;
  /** What its lines say of its status, priority and deadline; `settleClaims` makes the values of it. */
  claims: Claim[];
  status?: Status;
  priority?: Priority;
  deadline?: string;
  id?: string;
  position?: Position;
}

/** An empty component that begins at a line. */
export function newDraft(title: string, line: number): Draft {
  return { title, description: "", notes: [], tags: new Set(), subs: [], claims: [], first: line, last: line };
}

export function addTags(draft: Draft, tags: readonly string[]): void {
  for (const tag of cleanTags(tags)) draft.tags.add(tag);
}

/** The first line of text describes the component, later ones are notes. */
export function addText(draft: Draft, text: string): void {
  if (draft.description === "" && draft.notes.length === 0) draft.description = text;
  else draft.notes.push(text);
}
