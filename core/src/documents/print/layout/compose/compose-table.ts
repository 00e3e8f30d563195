import type { Inline, Table } from "../../../markdown/document-model.ts";
import type { PageMark } from "../../display-list.ts";
import { childNode, type StructureNode } from "../../structure.ts";
import { artifactBox } from "../artifact-box.ts";
import { columnWidths } from "./column-widths.ts";
import type { Flow, Place } from "../flow.ts";
import type { Look } from "../inline-span.ts";
import { inlineSpans } from "../inline-spans.ts";
import { beginsRight } from "../reading-side.ts";
import type { Line } from "../line.ts";
import type { Row } from "./row.ts";

const [PAD_X, PAD_Y] = [7, 4];
const LEADING = 1.4;
const LINE = 0.75;
/** A row higher than this share of the width of its table may break inside. */
const TALL = 0.35;

/** A table; its head stands again on every page it goes on to. */
export function composeTable(table: Table, place: Place, flow: Flow): void {
  const { gap } = flow.style;
  const root = childNode(place.node, "Table");
  const measureNode: StructureNode = { role: "Span", parent: undefined, children: [] };
  const measure = (cell: readonly Inline[], look: Look) =>
    flow.setter.measure(inlineSpans(cell, look, measureNode, quiet(flow)));
  const { look: body, widths } = columnWidths(
    table,
    { look: place.look, width: place.width, padding: 2 * PAD_X },
    measure,
    flow,
  );
  const head = { ...body, cut: { ...body.cut, isBold: true } };
  const isRtl = beginsRight([table]);
  const cells = { table, widths, place, flow, isRtl };
  // A head wants a body below it (ISO 32000-1, table 337): without rows it is the body.
  const headNode = childNode(childNode(root, table.rows.length === 0 ? "TBody" : "THead"), "TR");
  const headRows = rowsOf(table.head.cells, { ...cells, look: head, node: headNode, index: -1 });
  const bodyNode = childNode(root, "TBody");
  flow.space(gap);
  for (const row of headRows) flow.push({ ...row, isKept: true });
  const repeat = repeatable(headRows);
  for (const [index, row] of table.rows.entries()) {
    if (index % 64 === 0) flow.signal.throwIfAborted();
    const node = childNode(bodyNode, "TR");
    const rows = rowsOf(row.cells, { ...cells, look: body, node, index });
    // the last two rows stay together
    const isKept = index === table.rows.length - 2 && rows.length === 1;
    for (const each of rows) flow.push({ ...each, repeat, isKept });
  }
  flow.space(gap);
}

/** Measuring must leave no trace: notes would be counted twice. */
function quiet({ inline }: Flow): Flow["inline"] {
  return { ...inline, noteReference: () => "" };
}

/** A head is said again unless it takes up half a page. */
function repeatable(rows: readonly (Partial<Row> & Pick<Row, "height">)[]): readonly Row[] {
  if (rows.reduce((sum, { height }) => sum + height, 0) > 250) return [];
  return rows.map((row) => ({
    before: 0,
    marks: [],
    links: [],
    anchors: [],
    isKept: true,
    frames: [],
    ...row,
    // copies, for the marks of the first head move to their page
    ...(row.marks ? { marks: row.marks.map((mark) => ({ ...mark })) } : {}),
  }));
}

interface Cells {
  readonly table: Table;
  readonly widths: readonly number[];
  readonly place: Place;
  readonly flow: Flow;
  /** The first column stands at the right. */
  readonly isRtl: boolean;
  readonly look: Look;
  readonly node: StructureNode;
  /** Of the row; -1 for the head. */
  readonly index: number;
}

type TableRow = Partial<Row> & Pick<Row, "height">;

function rowsOf(row: readonly (readonly Inline[])[], cells: Cells): TableRow[] {
  const { table, widths, place, flow, isRtl, look, node, index } = cells;
  const leading = look.size * LEADING;
  let x = isRtl ? place.x + place.width : place.x;
  const columns = widths.map((width, column) => {
    if (isRtl) x -= width;
    const role = index < 0 ? "TH" : "TD";
    const owner = childNode(node, role, index < 0 ? { scope: "Column" } : {});
    const spans = inlineSpans(row[column] ?? [], look, owner, flow.inline);
    const box = { x: x + PAD_X, width: width - 2 * PAD_X, leading, align: table.align[column] };
    if (!isRtl) x += width;
    return spans.length === 0 ? [] : flow.setter.lines(spans, box);
  });
  const whole = Math.max(leading, ...columns.map((lines) => lines.reduce((sum, { height }) => sum + height, 0)));
  const total = whole + 2 * PAD_Y;
  const ground = (height: number, isFirst: boolean, isLast: boolean) => grounds(cells, height, isFirst, isLast);
  if (total <= Math.max(120, place.width * TALL) || index < 0) {
    const placed = columns.map((lines) => stack(lines, PAD_Y));
    return [slice(placed, total, ground(total, true, true), place)];
  }
  // a tall row is given line by line, so that it may go on over the page
  const count = Math.max(...columns.map((lines) => lines.length));
  return Array.from({ length: count }, (_, at) => {
    const [isFirst, isLast] = [at === 0, at === count - 1];
    const top = isFirst ? PAD_Y : 0;
    const lines = columns.map((column) => column.slice(at, at + 1));
    const height = Math.max(leading, ...lines.map(([line]) => line?.height ?? 0)) + top + (isLast ? PAD_Y : 0);
    return slice(
      lines.map((line) => stack(line, top)),
      height,
      ground(height, isFirst, isLast),
      place,
    );
  });
}

function stack(lines: readonly Line[], top: number): Line[] {
  let y = top;
  return lines.map((line) => {
    for (const part of [...line.marks, ...line.links]) part.y += y;
    y += line.height;
    return line;
  });
}

function slice(columns: readonly (readonly Line[])[], height: number, under: PageMark[], { frames }: Place): TableRow {
  const lines = columns.flat();
  return {
    height,
    frames,
    marks: [...under, ...lines.flatMap(({ marks }) => marks)],
    links: lines.flatMap(({ links }) => links),
    anchors: lines.flatMap(({ anchors }) => anchors),
  };
}

/** The ground and the lines of a row, or of a part of one. */
function grounds(
  { table, widths, place, flow, isRtl, index }: Cells,
  height: number,
  isFirst: boolean,
  isLast: boolean,
): PageMark[] {
  const { border, headBackground, stripe, lines } = flow.style.table;
  const width = widths.reduce((sum, each) => sum + each, 0);
  const left = isRtl ? place.x + place.width - width : place.x;
  const line = (y: number, weight = LINE) => artifactBox(left, y - weight / 2, width, weight, border);
  const marks: PageMark[] = [];
  const [isHead, isEnd] = [index < 0, index === table.rows.length - 1];
  const fill = isHead ? headBackground : index % 2 === 1 ? stripe : undefined;
  if (fill !== undefined) marks.push(artifactBox(left, 0, width, height, fill));
  if (lines === "book") {
    if (isHead) marks.push(line(0, 2 * LINE), line(height));
    else if (isEnd && isLast) marks.push(line(height, 2 * LINE));
    return marks;
  }
  if (isFirst && (lines === "grid" || index > 0)) marks.push(line(0));
  if (isLast) marks.push(line(height, isHead && lines === "rows" ? 2 * LINE : LINE));
  if (lines === "grid") {
    let x = left;
    for (const each of [0, ...(isRtl ? widths.toReversed() : widths)]) {
      x += each;
      marks.push(artifactBox(x - LINE / 2, -LINE / 2, LINE, height + LINE, border));
    }
  }
  return marks;
}
