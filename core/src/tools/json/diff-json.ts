import { diffArrays } from "diff";
import type { JsonArray, JsonNode, JsonObject } from "../../data/json/json-node.ts";
import { pointerOf, type Step } from "../../data/json/json-path.ts";
import { printJson } from "../../data/json/print-json.ts";
import { digitsOf } from "../../data/json/rewrite-json.ts";

export interface JsonChange {
  readonly kind: "added" | "removed" | "changed";
  /** RFC 6901. Items of arrays go by their index in the document they are in: the old one for what was removed. */
  readonly pointer: string;
  readonly before?: JsonNode;
  readonly after?: JsonNode;
}

/** Beyond this many edits two arrays are compared item by item instead of aligned. */
const MAX_EDITS = 2000;

/**
 * What changed from one document to the other. The order of names does not count, nor how a number is written (1.0 is
 * 1); items of arrays are aligned, so one inserted at the start is one change.
 */
export function diffJson(before: JsonNode, after: JsonNode): JsonChange[] {
  const changes: JsonChange[] = [];
  compare(before, after, [], changes);
  return changes;
}

function compare(before: JsonNode, after: JsonNode, steps: readonly Step[], changes: JsonChange[]): void {
  if (before.kind === "object" && after.kind === "object") compareObjects(before, after, steps, changes);
  else if (before.kind === "array" && after.kind === "array") compareArrays(before, after, steps, changes);
  else if (canonical(before) !== canonical(after))
    changes.push({ kind: "changed", pointer: pointerOf(steps), before, after });
}

function compareObjects(before: JsonObject, after: JsonObject, steps: readonly Step[], changes: JsonChange[]): void {
  const old = new Map(before.members.map(({ name, value }) => [name, value]));
  const now = new Map(after.members.map(({ name, value }) => [name, value]));
  for (const [name, value] of old) {
    const next = now.get(name);
    if (next) compare(value, next, [...steps, name], changes);
    else changes.push({ kind: "removed", pointer: pointerOf([...steps, name]), before: value });
  }
  for (const [name, value] of now)
    if (!old.has(name)) changes.push({ kind: "added", pointer: pointerOf([...steps, name]), after: value });
}

function compareArrays(
  { items: before }: JsonArray,
  { items: after }: JsonArray,
  steps: readonly Step[],
  changes: JsonChange[],
): void {
  const runs = diffArrays(before.map(canonical), after.map(canonical), { maxEditLength: MAX_EDITS }) ?? [
    { removed: true, added: false, value: before.map(canonical) },
    { removed: false, added: true, value: after.map(canonical) },
  ];
  let at = 0;
  let now = 0;
  for (let run = 0; run < runs.length; run++) {
    const count = runs[run]?.value.length ?? 0;
    if (!runs[run]?.removed && !runs[run]?.added) {
      at += count;
      now += count;
      continue;
    }
    // What was taken out and what was put in at one place are the same items, changed, as far as they pair up.
    const removed = runs[run]?.removed ? count : 0;
    const added = runs[run]?.removed ? (runs[run + 1]?.added ? (runs[++run]?.value.length ?? 0) : 0) : count;
    for (let index = 0; index < Math.max(removed, added); index++) {
      const old = before[at + index];
      const next = after[now + index];
      if (index < removed && index < added && old && next) compare(old, next, [...steps, now + index], changes);
      else if (index < removed && old)
        changes.push({ kind: "removed", pointer: pointerOf([...steps, at + index]), before: old });
      else if (next) changes.push({ kind: "added", pointer: pointerOf([...steps, now + index]), after: next });
    }
    at += removed;
    now += added;
  }
}

/** Equal for equal values: names sorted, numbers by their digits. */
function canonical(node: JsonNode): string {
  return printJson(withPlainNumbers(node), { indent: undefined, sortKeys: true });
}

function withPlainNumbers(node: JsonNode): JsonNode {
  if (node.kind === "number") return { kind: "number", raw: digitsOf(node.raw) };
  if (node.kind === "array") return { kind: "array", items: node.items.map(withPlainNumbers) };
  if (node.kind === "object")
    return {
      kind: "object",
      members: node.members.map(({ name, value }) => ({ name, value: withPlainNumbers(value) })),
    };
  return node;
}

/** The changes as lines: `+` added, `-` removed, `~` changed. */
export function diffLines(changes: readonly JsonChange[]): string {
  const short = (node: JsonNode | undefined) => (node ? printJson(node, { indent: undefined }) : "");
  const lines = changes.map(({ kind, pointer, before, after }) => {
    const place = pointer === "" ? "(whole document)" : pointer;
    if (kind === "added") return `+ ${place}: ${short(after)}`;
    if (kind === "removed") return `- ${place}: ${short(before)}`;
    return `~ ${place}: ${short(before)} -> ${short(after)}`;
  });
  return lines.length === 0 ? "" : `${lines.join("\n")}\n`;
}
