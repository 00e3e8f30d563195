import type { JsonNode } from "./json-node.ts";
import { printJson, printScalar } from "./print-json.ts";

/** How values inside values become cells: `flat` gives a column per path (`address.city`), `json` keeps them as JSON. */
export type Nesting = "flat" | "json";

/**
 * One object as cells by column. Objects inside become columns of their own, `a.b`; a dot, bracket or backslash inside a
 * name gets a backslash so that the way back is the only one. Arrays stay JSON. null is an empty cell.
 */
export function flattenObject(node: JsonNode, nesting: Nesting): Map<string, string> {
  const cells = new Map<string, string>();
  const walk = (value: JsonNode, path: string) => {
    if (value.kind === "object" && nesting === "flat" && value.members.length > 0) {
      for (const member of value.members) walk(member.value, `${path}.${escapeName(member.name)}`);
    } else cells.set(path, cellOf(value));
  };
  if (node.kind !== "object") return cells;
  for (const { name, value } of node.members) walk(value, nesting === "flat" ? escapeName(name) : name);
  return cells;
}

/** A value as the text of a cell: strings as they are, everything deeper as JSON. */
export function cellOf(value: JsonNode): string {
  if (value.kind === "string") return value.value;
  if (value.kind === "literal") return value.value === null ? "" : String(value.value);
  return value.kind === "number" ? printScalar(value) : printJson(value, { indent: undefined });
}

const escapeName = (name: string) => name.replaceAll(/[\\.]/g, String.raw`\$&`);

/** A column as the names it goes through: `a.b\.c` is a, then b.c. */
export function splitPath(column: string): string[] {
  const names: string[] = [];
  let name = "";
  for (let at = 0; at < column.length; at++) {
    const character = column.charAt(at);
    if (character === "\\" && at + 1 < column.length) name += column.charAt(++at);
    else if (character === ".") {
      names.push(name);
      name = "";
    } else name += character;
  }
  return [...names, name];
}
