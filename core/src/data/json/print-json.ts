import type { JsonNode } from "./json-node.ts";

export interface PrintOptions {
  /** One level of indent; undefined leaves out all white space. */
  readonly indent: string | undefined;
  /** Names in the order of their code units (as RFC 8785 sorts them). */
  readonly sortKeys?: boolean;
}

/** Nodes as JSON text, without recursion. Numbers as they were written; strings with as few escapes as possible. */
export function printJson(root: JsonNode, { indent, sortKeys = false }: PrintOptions): string {
  const parts: string[] = [];
  const colon = indent === undefined ? ":" : ": ";
  const line = (depth: number) => (indent === undefined ? "" : `\n${indent.repeat(depth)}`);
  // What is still to be written, last first: nodes with their depth, and texts.
  const todo: (string | { readonly node: JsonNode; readonly depth: number })[] = [{ node: root, depth: 0 }];
  for (let next = todo.pop(); next !== undefined; next = todo.pop()) {
    if (typeof next === "string") {
      parts.push(next);
      continue;
    }
    const { node, depth } = next;
    if (node.kind === "object" || node.kind === "array") {
      const isObject = node.kind === "object";
      const entries = isObject
        ? sortKeys
          ? node.members.toSorted((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
          : node.members
        : node.items.map((value) => ({ name: "", value }));
      parts.push(isObject ? "{" : "[");
      todo.push(entries.length === 0 ? (isObject ? "}" : "]") : `${line(depth)}${isObject ? "}" : "]"}`);
      for (let index = entries.length - 1; index >= 0; index--) {
        const entry = entries[index];
        if (!entry) continue;
        todo.push({ node: entry.value, depth: depth + 1 });
        todo.push(`${index > 0 ? "," : ""}${line(depth + 1)}${isObject ? JSON.stringify(entry.name) + colon : ""}`);
      }
    } else parts.push(printScalar(node));
  }
  return parts.join("");
}

/** A string, number or literal as JSON. */
export function printScalar(node: Exclude<JsonNode, { kind: "object" | "array" }>): string {
  return node.kind === "number" ? node.raw : JSON.stringify(node.value);
}
