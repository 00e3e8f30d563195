import { formatNumber } from "../../../text/format.ts";
import { flattenObject, type Nesting } from "../flatten.ts";
import type { JsonNode } from "../json-node.ts";
import { type CsvStyle, guarded, writeCsv } from "./write-csv.ts";

export interface CsvOptions extends CsvStyle {
  readonly nesting: Nesting;
}

export type CsvResult =
  | {
      readonly ok: true;
      readonly text: string;
      readonly rows: number;
      readonly columns: number;
      /** What the user should know of it, in sentences. */
      readonly warnings: readonly string[];
    }
  | { readonly ok: false; readonly message: string };

/**
 * A non-empty array of objects as CSV, one row each under a header. Columns stand in the order they first appear; an
 * object without one leaves its cell empty.
 */
export function jsonToCsv(node: JsonNode, options: CsvOptions): CsvResult {
  if (node.kind !== "array") return refuse(`The text is ${kindWords(node)}, not an array.`);
  if (node.items.length === 0) return refuse("The array is empty.");
  const odd = node.items.findIndex((item) => item.kind !== "object");
  const oddItem = node.items[odd];
  if (oddItem) return refuse(`Item ${odd} of the array is ${kindWords(oddItem)}, not an object.`);
  const records = node.items.map((item) => flattenObject(item, options.nesting));
  const columns = [...new Set(records.flatMap((record) => [...record.keys()]))];
  if (columns.length === 0) return refuse("The objects are empty: there are no columns.");
  const rows = records.map((record) => columns.map((column) => record.get(column) ?? ""));
  const all = [columns, ...rows];
  return {
    ok: true,
    text: writeCsv(all, options),
    rows: rows.length,
    columns: columns.length,
    warnings: options.guard ? guardWarnings(all) : [],
  };
}

/** An apostrophe changes what was given, so it is told. */
function guardWarnings(rows: readonly (readonly string[])[]): readonly string[] {
  const count = rows.reduce((sum, row) => sum + row.filter((cell) => guarded(cell) !== cell).length, 0);
  if (count === 0) return [];
  const cells =
    count === 1
      ? "1 cell that begins like a formula has"
      : `${formatNumber(count)} cells that begin like formulas have`;
  return [`${cells} an apostrophe in front now. Turn "Guard against formulas" off to keep the values as they are.`];
}

const refuse = (why: string): CsvResult => ({
  ok: false,
  message: `Failed to convert JSON to CSV. ${why} A non-empty array of objects is needed.`,
});

function kindWords(node: JsonNode): string {
  if (node.kind === "literal") return node.value === null ? "null" : "true or false";
  return { object: "an object", array: "an array", string: "a string", number: "a number" }[node.kind];
}
