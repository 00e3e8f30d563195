import { freeName } from "../../../text/free-name.ts";
import type { Column, DatabaseSchema, Table } from "../model.ts";
import { columnRole, labelOf, type Relation, relationsOf } from "../relations.ts";
import type { DiagramDetail, DiagramMark, DiagramMarks } from "../diagram/diagram.ts";
import { tableId } from "../diagram/layout/table-boxes.ts";
import { shortType } from "../short-type.ts";

/** Mermaid refuses to draw longer texts unless told otherwise (its `maxTextSize`). */
export const MERMAID_LIMIT = 50_000;

/** Grounds that both of GitHub's themes carry, with letters of their own. */
const markClasses = [
  "  classDef added fill:#d7f5df,stroke:#1a7f37,color:#0b3d1a",
  "  classDef changed fill:#fdf0d0,stroke:#9a6700,color:#4d3300",
  "  classDef gone fill:#fde3e1,stroke:#cf222e,color:#660f14,stroke-dasharray:5 4",
];

/** Words Mermaid's lexer takes for its own. */
const reserved =
  /^(?:title|accTitle|accDescr|style|class|classDef|direction|default|one|only|many|zero|to|optionally|u|erDiagram|subgraph|end|TB|BT|LR|RL|TD)$/i;

/**
 * An entity relationship diagram for Mermaid: relations first, then every table with its columns, keys and notes. Its
 * own parser takes it: what its grammar has no way to say is rewritten, the original in the column's note.
 * @param marks colors and names what is new, changed or gone
 */
export function writeMermaid(schema: DatabaseSchema, shown: DiagramDetail = "all", marks?: DiagramMarks): string {
  const named = entityNames();
  const tables = schema.tables.map((table) => {
    const mark = marks?.tables.get(tableId(table));
    const name = `  ${named(labelOf(table, schema))}${mark === undefined ? "" : `:::${mark}`}`;
    const columns = columnLines(table, shown, marks);
    return columns.length === 0 ? name : [`${name} {`, ...columns.map((line) => `    ${line}`), "  }"].join("\n");
  });
  const relations = relationsOf(schema).map((relation) => `  ${relationLine(relation, schema, named, marks)}`);
  return `${["erDiagram", ...(marks ? markClasses : []), ...relations, ...tables].join("\n")}\n`;
}

function relationLine(
  { from, key, to, single, optional }: Relation,
  schema: DatabaseSchema,
  named: (label: string) => string,
  marks: DiagramMarks | undefined,
): string {
  const parent = named(labelOf(to ?? key.target, schema));
  const mark = marks?.keys.get(key);
  const label = `${key.columns.join(", ")}${mark === undefined ? "" : ` (${mark})`}`;
  const word = /^[A-Za-z_]\w*$/.test(label) && !reserved.test(label) ? label : text(label);
  return `${parent} ${optional ? "|o" : "||"}--${single ? "o|" : "o{"} ${named(labelOf(from, schema))} : ${word}`;
}

/** Gives each table a name that Mermaid takes, in quotes where it is not plain; no two the same. */
function entityNames(): (label: string) => string {
  const given = new Map<string, string>();
  const taken = new Set<string>();
  return (label) => {
    const known = given.get(label);
    if (known !== undefined) return known;
    const safe = plain(label).replaceAll(/[%\\]/g, "_");
    const free = freeName(safe, taken, (name, count) => `${name} ${count}`);
    const entity = /^[A-Za-z_]\w*$/.test(free) && !reserved.test(free) ? free : `"${free}"`;
    given.set(label, entity);
    return entity;
  };
}

function columnLines(table: Table, shown: DiagramDetail, marks: DiagramMarks | undefined): string[] {
  if (shown === "names") return [];
  const taken = new Set<string>();
  const marked = marks?.columns.get(tableId(table));
  return table.columns.flatMap((column) => {
    const role = columnRole(table, column);
    const isKey = role.primary || role.foreign !== undefined;
    return shown === "keys" && !isKey ? [] : [columnLine(column, role, taken, marked?.get(column.name))];
  });
}

function columnLine(
  column: Column,
  role: ReturnType<typeof columnRole>,
  taken: Set<string>,
  mark: DiagramMark | undefined,
): string {
  const name = attribute(column.name, taken);
  const isOwnKey = role.unique && !role.primary;
  const keys = [role.primary ? "PK" : "", role.foreign ? "FK" : "", isOwnKey ? "UK" : ""].filter((key) => key !== "");
  // What a difference says of a type: what it was, and what it is.
  const [was, type = was ?? ""] = mark === "changed" ? column.type.split(" → ") : [column.type];
  const change = mark === "changed" && type !== was ? `changed, was ${was}` : (mark ?? "");
  const notes = [change, name === column.name ? "" : column.name, column.comment ?? ""].filter((note) => note !== "");
  return [
    typeWord(type),
    name,
    ...(keys.length === 0 ? [] : [keys.join(", ")]),
    ...(notes.length === 0 ? [] : [text(notes.join(": "))]),
  ].join(" ");
}

/** A column's name in the characters Mermaid's lexer has for it, different from all in its table. */
function attribute(name: string, taken: Set<string>): string {
  const safe = name.replaceAll(/[^A-Za-z0-9_\u00C0-\uFFFF]/g, "_").replace(/^(?=\d)|^$/, "_");
  return freeName(safe, taken, (wanted, count) => `${wanted}_${count}`);
}

/** A type is one word, with arguments and array brackets. */
function typeWord(type: string): string {
  const short = shortType(type)
    .replaceAll('"', "")
    .replace(/\((?=.*['"]).*\)/, "")
    .replaceAll(/[^A-Za-z0-9_\u00C0-\uFFFF[\](),]+/g, "_");
  return /^[A-Za-z\u00C0-\uFFFF]/.test(short) ? short : short === "" ? "any" : `t${short}`;
}

/** A text in double quotes, on one line. */
const text = (words: string) => `"${plain(words)}"`;

const plain = (words: string) => words.replaceAll('"', "'").replaceAll(/\s+/g, " ").trim() || " ";
