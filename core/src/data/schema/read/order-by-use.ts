import type { SchemaSource } from "./schema-parse-result.ts";

const NAME = String.raw`((?:(?:"[^"]+"|\`[^\`]+\`|\[[^\]]+\]|[\w$]+)\s*\.\s*)*(?:"[^"]+"|\`[^\`]+\`|\[[^\]]+\]|[\w$]+))`;
const DEFINES = new RegExp(
  String.raw`\bcreate\s+(?:or\s+replace\s+)?(?:(?:global|local)\s+)?(?:temp(?:orary)?\s+|unlogged\s+|foreign\s+|materialized\s+)*(?:table|type|domain|view)\s+(?:if\s+not\s+exists\s+)?${NAME}`,
  "gi",
);
const USES = new RegExp(
  String.raw`\b(?:alter\s+(?:foreign\s+)?table(?:\s+if\s+exists)?(?:\s+only)?|references|partition\s+of|comment\s+on\s+(?:table|column|type|view)|create\s+(?:unique\s+)?index\b[^;]*?\bon(?:\s+only)?)\s+${NAME}`,
  "gi",
);

/**
 * SQL files in an order in which what a file alters, indexes or refers to was made in one before it. Files that need
 * no other order keep the one given, as do those that need each other.
 */
export function orderByUse(files: readonly SchemaSource[]): readonly SchemaSource[] {
  if (files.length < 2) return files;
  const definer = new Map<string, number>();
  for (const [index, { text }] of files.entries())
    for (const name of names(text, DEFINES)) if (!definer.has(name)) definer.set(name, index);
  const needs = files.map(({ text }, index) => {
    const found = [...names(text, USES)].flatMap((name) => definer.get(name) ?? []);
    return [...new Set(found)].filter((other) => other !== index);
  });
  const ordered: SchemaSource[] = [];
  const state = files.map((): "waiting" | "open" | "done" => "waiting");
  const visit = (index: number): void => {
    const file = files[index];
    if (!file || state[index] !== "waiting") return;
    state[index] = "open";
    for (const needed of needs[index] ?? []) visit(needed);
    state[index] = "done";
    ordered.push(file);
  };
  files.forEach((_, index) => visit(index));
  return ordered;
}

/** The names a pattern finds, without their schema and quotes, in lower case. */
function names(text: string, pattern: RegExp): Set<string> {
  const found = new Set<string>();
  for (const [, name = ""] of text.matchAll(pattern)) {
    const last = /(?:"([^"]+)"|`([^`]+)`|\[([^\]]+)\]|([\w$]+))$/.exec(name);
    found.add((last?.[1] ?? last?.[2] ?? last?.[3] ?? last?.[4] ?? name).toLowerCase());
  }
  return found;
}
