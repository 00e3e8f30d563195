import { pluralize } from "../../../text/format.ts";
import { freeName } from "../../../text/free-name.ts";
import { splitPath } from "../flatten.ts";
import type { JsonMember, JsonNode } from "../json-node.ts";
import { readCsv } from "./read-csv.ts";

export interface CsvReadOptions {
  /** undefined finds it out. */
  readonly delimiter: string | undefined;
  /** Numbers, true, false and JSON in cells become values; else everything is a string. */
  readonly types: boolean;
  /** A column `a.b` becomes an object in an object. */
  readonly nested: boolean;
}

export type JsonFromCsv =
  | { readonly ok: true; readonly node: JsonNode; readonly warnings: readonly string[] }
  | { readonly ok: false; readonly message: string };

/** CSV as an array of objects, the first row naming the members. */
export function csvToJson(text: string, { delimiter, types, nested }: CsvReadOptions): JsonFromCsv {
  const reading = readCsv(text, delimiter);
  if ("message" in reading)
    return { ok: false, message: `Line ${reading.line}, column ${reading.column}: ${reading.message}` };
  const [header, ...rows] = reading.rows;
  if (!header) return { ok: false, message: "There is no row in it. The first row names the columns." };
  const names = uniqueNames(header);
  const long = rows.findIndex((row) => row.length > names.length);
  if (long !== -1)
    return {
      ok: false,
      message: `Row ${long + 2} has ${pluralize(rows[long]?.length ?? 0, "cell")}, the header names ${names.length}. Quote cells that contain the delimiter, or choose another one.`,
    };
  const paths = names.map((name) => (nested ? splitPath(name) : [name]));
  const items = rows.map((row) => objectOf(paths, row, types));
  const short = rows.filter((row) => row.length < names.length).length;
  const renamed = names.filter((name, at) => name !== header[at]);
  return {
    ok: true,
    node: { kind: "array", items },
    warnings: [
      ...(short > 0
        ? [`${pluralize(short, "row has", "rows have")} fewer cells than the header; what is missing is left out.`]
        : []),
      ...(renamed.length > 0 ? [`Columns without a name of their own were renamed: ${renamed.join(", ")}.`] : []),
    ],
  };
}

/** Names no two columns share; an empty one goes by its number. */
function uniqueNames(header: readonly string[]): string[] {
  const taken = new Set<string>();
  return header.map((given, at) => freeName(given || `column ${at + 1}`, taken, (name, count) => `${name} ${count}`));
}

interface Draft {
  readonly kind: "object";
  readonly members: (JsonMember & { value: JsonNode })[];
}

function objectOf(paths: readonly (readonly string[])[], row: readonly string[], types: boolean): JsonNode {
  const root: Draft = { kind: "object", members: [] };
  for (const [at, cell] of row.entries()) {
    const path = paths[at] ?? [];
    let draft = root;
    for (const name of path.slice(0, -1)) draft = childOf(draft, name);
    draft.members.push({ name: path.at(-1) ?? "", value: types ? valueOf(cell) : { kind: "string", value: cell } });
  }
  return root;
}

function childOf(draft: Draft, name: string): Draft {
  const known = draft.members.find((member) => member.name === name && member.value.kind === "object");
  if (known) return known.value as Draft;
  const made: Draft = { kind: "object", members: [] };
  draft.members.push({ name, value: made });
  return made;
}

/** What a cell says. Numbers stay as written, so 007 and +1 are texts. */
function valueOf(cell: string): JsonNode {
  if (cell === "") return { kind: "literal", value: null };
  if (cell === "true" || cell === "false") return { kind: "literal", value: cell === "true" };
  if (/^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/.test(cell)) return { kind: "number", raw: cell };
  return { kind: "string", value: cell };
}
