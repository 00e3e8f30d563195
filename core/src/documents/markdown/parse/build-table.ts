import type { Token } from "markdown-it";
import { buildInlines, type InlineContext } from "./build-inlines.ts";
import type { CellAlign, SourceLines, Table, TableRow } from "../document-model.ts";

/** Makes a table from the tokens between `table_open` and `table_close`. */
export function buildTable(
  tokens: readonly Token[],
  context: InlineContext,
  lines: SourceLines,
  linesOf: (row: Token) => SourceLines,
): Table {
  const align: (CellAlign | null)[] = [];
  const rows: TableRow[] = [];
  let cells: TableRow["cells"][number][] = [];
  let rowLines = lines;
  for (const token of tokens) {
    if (token.type === "tr_open") {
      cells = [];
      rowLines = linesOf(token);
    } else if (token.type === "th_open") align.push(alignOf(token));
    else if (token.type === "inline") cells.push(buildInlines(token.children ?? [], context));
    else if (token.type === "tr_close") rows.push({ cells, lines: rowLines });
  }
  const [head = { cells: [], lines }, ...body] = rows;
  return { kind: "table", align, head, rows: body, lines };
}

function alignOf(token: Token): CellAlign | null {
  const match = /text-align:(left|center|right)/.exec(String(token.attrGet("style") ?? ""));
  return (match?.[1] as CellAlign | undefined) ?? null;
}
