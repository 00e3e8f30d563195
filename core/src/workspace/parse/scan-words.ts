import { nounForms } from "../../text/words/inflect.ts";
import type { Priority, Status } from "../model.ts";

/* Whole words count, in any case, never parts of words: "renew" and "know" are not "new", "show" is not "low". */

const STATUS_WORDS: Readonly<Record<Status, readonly string[]>> = {
  "Not Started": ["pending", ...nounForms("todo"), "planned", "upcoming", "new"],
  "In Progress": ["ongoing", "working", "active", "current", "started", "partial"],
  Complete: ["complete", "done", "finished", "completed", "closed", "resolved"],
};
const PRIORITY_WORDS: Readonly<Record<Priority, readonly string[]>> = {
  Urgent: ["urgent", "critical"],
  High: ["high", "important"],
  Medium: ["medium"],
  Low: ["low"],
};
const TAGS = ["backend", "frontend", "ui", "ux", "api", "database", "legal", "marketing", "sales", "admin"];

const statusOf = wordIndex(STATUS_WORDS);
const priorityOf = wordIndex(PRIORITY_WORDS);
const tagOf = new Map(TAGS.flatMap((tag) => nounForms(tag).map((form) => [form, tag] as const)));
/** Groups are asked in this order, whatever comes first in the line. */
const STATUS_RANK: Readonly<Record<Status, number>> = { "Not Started": 0, "In Progress": 1, Complete: 2 };
const PRIORITY_RANK: Readonly<Record<Priority, number>> = { Urgent: 0, High: 1, Medium: 2, Low: 3 };

/** What the words of a line say. */
export interface WordScan {
  readonly status: Status | undefined;
  readonly priority: Priority | undefined;
  /** Automatic tags, each once. */
  readonly tags: readonly string[];
  /** Words that say neither status nor priority. */
  readonly others: number;
}

/** Reads the keywords in a line. Linear in its length. */
export function scanWords(line: string): WordScan {
  const words = line.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? [];
  let status: Status | undefined;
  let priority: Priority | undefined;
  const tags = new Set<string>();
  let others = 0;
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? "";
    const tag = tagOf.get(word);
    if (tag !== undefined) tags.add(tag);
    const found = statusAt(words, at);
    if (found) {
      at += found.words - 1;
      if (found.status === undefined) others += found.words;
      else if (status === undefined || STATUS_RANK[found.status] < STATUS_RANK[status]) status = found.status;
      continue;
    }
    const level = priorityOf.get(word);
    if (level === undefined) others++;
    else if (priority === undefined || PRIORITY_RANK[level] < PRIORITY_RANK[priority]) priority = level;
  }
  return { status, priority, tags: [...tags], others };
}

/** A status that begins at a word. "Not done" and "not yet complete" are read as a whole and say nothing. */
function statusAt(words: readonly string[], at: number): { status: Status | undefined; words: number } | undefined {
  const word = words[at] ?? "";
  const next = words[at + 1] ?? "";
  if (word === "in" && next === "progress") return { status: "In Progress", words: 2 };
  if (word === "not") {
    if (next === "started") return { status: "Not Started", words: 2 };
    if (statusOf.get(next) === "Complete") return { status: undefined, words: 2 };
    if (next !== "yet") return undefined;
    const last = words[at + 2] ?? "";
    if (last === "started") return { status: "Not Started", words: 3 };
    return statusOf.get(last) === "Complete" ? { status: undefined, words: 3 } : undefined;
  }
  const status = statusOf.get(word);
  return status && { status, words: 1 };
}

function wordIndex<V extends string>(words: Readonly<Record<V, readonly string[]>>): ReadonlyMap<string, V> {
  const entries = Object.entries(words) as [V, readonly string[]][];
  return new Map(entries.flatMap(([value, forms]) => forms.map((form) => [form, value] as const)));
}
