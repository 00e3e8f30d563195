import { cleanTags, oneLine } from "../edit/clean-change.ts";
import type { Notice, Priority, Status, WorkspaceParseResult } from "../model.ts";
import { finishWorkspace } from "../parse/finish-workspace.ts";
import { type Draft, newDraft } from "../parse/draft.ts";
import { itemTitle } from "../parse/item-title.ts";
import { importedDay, importedPriority, importedStatus } from "./imported-values.ts";

/** One entry of an outline of any depth. */
export interface OutlineItem {
  readonly title: string;
  /** Counted from 1. */
  readonly line: number;
  readonly status?: string | undefined;
  readonly isDone?: boolean;
  readonly tags?: readonly string[];
  readonly priority?: string | undefined;
  readonly deadline?: string | undefined;
  readonly description?: string | undefined;
  readonly notes?: string | undefined;
  readonly children: readonly OutlineItem[];
}

export interface OutlineHead {
  readonly title: string;
  readonly description: string;
  readonly now: string;
}

/** The workspace of an outline: the first level are components, all below are their sub-tasks. */
export function outlineWorkspace(
  items: readonly OutlineItem[],
  { title, description, now }: OutlineHead,
): WorkspaceParseResult {
  const notices: Notice[] = [];
  const drafts = items.map((item) => draftOf(item, notices));
  const dates = { createdAt: now, updatedAt: now };
  return finishWorkspace(drafts, {
    title: oneLine(title),
    description: oneLine(description),
    ...dates,
    notices,
    readsNotes: false,
  });
}

function draftOf(item: OutlineItem, notices: Notice[]): Draft {
  const draft = newDraft(titleOf(item, notices), item.line);
  draft.description = oneLine(item.description ?? "");
  if (item.notes !== undefined && item.notes !== "") draft.notes.push(...item.notes.split(/\r\n|\r|\n/));
  const status = statusOf(item, notices, draft.notes);
  if (status) draft.status = status;
  else if (item.isDone) draft.status = "Complete";
  for (const tag of cleanTags(item.tags ?? [])) draft.tags.add(tag);
  Object.assign(draft, dueOf(item, notices, draft.notes));
  let isDeep = false;
  for (const { item: child, depth } of below(item.children)) {
    // marks in a title count where nothing else says what is done
    const hasStatus = child.status !== undefined && child.status !== "";
    const marked = hasStatus ? { title: child.title, isDone: false } : itemTitle(child.title);
    const notes = child.notes === undefined || child.notes === "" ? [] : child.notes.split(/\r\n|\r|\n/);
    const due = dueOf(child, notices, notes);
    const isComplete = statusOf(child, notices, notes) === "Complete";
    const sub = titleOf({ ...child, title: marked.title }, notices);
    draft.subs.push({
      title: sub,
      isDone: marked.isDone || child.isDone === true || isComplete,
      span: { first: child.line, last: child.line },
      description: oneLine(child.description ?? ""),
      notes,
      ...due,
    });
    draft.last = Math.max(draft.last, child.line);
    if (depth === 2 && !isDeep) {
      isDeep = true;
      const message = `What is below the sub-tasks of "${draft.title}" became sub-tasks too.`;
      notices.push({ line: child.line, message });
    }
  }
  return draft;
}

/** All that stands below, in the order of the text; any depth. */
function* below(items: readonly OutlineItem[]): Generator<{ item: OutlineItem; depth: number }> {
  const stack = items.map((item) => ({ item, depth: 1 })).toReversed();
  for (let next = stack.pop(); next; next = stack.pop()) {
    yield next;
    for (const child of next.item.children.toReversed()) stack.push({ item: child, depth: next.depth + 1 });
  }
}

function titleOf({ title, line }: OutlineItem, notices: Notice[]): string {
  const text = oneLine(title);
  if (text === "") notices.push({ line, message: 'An entry without a title was named "Untitled".' });
  return text || "Untitled";
}

function statusOf({ status, line }: OutlineItem, notices: Notice[], notes: string[]): Status | undefined {
  const text = oneLine(status ?? "");
  const found = importedStatus(text);
  if (text !== "" && !found) {
    notices.push({
      line,
      message: `The status "${text}" is not one of Not Started, In Progress, Complete: it was kept as a note.`,
    });
    notes.push(`Status: ${text}`);
  }
  return found;
}

function dueOf(
  { priority, deadline, line }: OutlineItem,
  notices: Notice[],
  notes: string[],
): { priority?: Priority; deadline?: string } {
  const level = oneLine(priority ?? "");
  const day = oneLine(deadline ?? "");
  const found = importedPriority(level);
  const dueDay = importedDay(day);
  if (level !== "" && !found) {
    notices.push({
      line,
      message: `The priority "${level}" is not one of Urgent, High, Medium, Low: it was kept as a note.`,
    });
    notes.push(`Priority: ${level}`);
  }
  if (day !== "" && dueDay === undefined) {
    notices.push({
      line,
      message: `The deadline "${day}" is not a valid day such as 2026-12-31: it was kept as a note.`,
    });
    notes.push(`Deadline: ${day}`);
  }
  return { ...(found ? { priority: found } : {}), ...(dueDay === undefined ? {} : { deadline: dueDay }) };
}
