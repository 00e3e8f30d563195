import type { Pen } from "../../../../ports/index.ts";
import type { Diagram, DiagramRow, DiagramTable } from "../diagram.ts";
import { diagramFont } from "./diagram-font.ts";
import { touches } from "./touches.ts";
import type { DiagramOptions } from "./diagram-options.ts";
import { drawMark } from "./draw-mark.ts";
import { drawMarks } from "./draw-marks.ts";
import {
  cellsOf,
  EDGE_X,
  HEAD_HEIGHT,
  HEAD_SIZE,
  NAME_X,
  ROW_HEIGHT,
  ROW_SIZE,
  rowMiddle,
} from "../layout/measure-table.ts";

const RADIUS = 6;
/** Rows are written from this scale on: letters of 12 pixels are then 5 on the screen. */
const ROWS_FROM = 0.42;
/** How far the baseline is under the middle of a line, in em. */
const DROP = 0.35;
const ADVANCE = 0.6;

/** Draws the boxes of tables with what they say; far away only their names, as large as they can be. */
export function drawTables(pen: Pen, diagram: Diagram, look: DiagramOptions): void {
  const { visible, scale = 1, selected, colors } = look;
  const shown = [...diagram.tables.entries()].filter(([, table]) => !visible || touches(table, visible));
  const related = new Set(
    diagram.edges.flatMap(({ from, to }) => (from === selected ? [to] : to === selected ? [from] : [])),
  );
  pen.textAlign = "left";
  pen.textBaseline = "alphabetic";
  for (const [place, table] of shown) {
    const stroke = place === selected ? 2 : 1;
    const isLit = place === selected || place === look.hovered || related.has(place);
    const mark = look.marks?.tables.get(table.id);
    const border = isLit ? colors.accent : mark ? colors[mark] : colors.border;
    drawBox(pen, table, look, border, Math.max(stroke, (stroke * 0.8) / scale));
  }
  const tables = shown.map(([, table]) => table);
  if (scale < ROWS_FROM) return drawNames(pen, tables, look);

  if (selected !== undefined) lightRows(pen, diagram, look);
  if (look.marks) drawMarks(pen, tables, look.marks, colors);
  const rows = tables.flatMap((table) =>
    table.rows.flatMap((row, index) => {
      const y = table.y + rowMiddle(index);
      const isSeen = !visible || (y > visible.y - ROW_HEIGHT && y < visible.y + visible.height + ROW_HEIGHT);
      return isSeen ? [{ table, row, y }] : [];
    }),
  );
  // One font after the other: changing it for each text would cost more than the text.
  pen.font = diagramFont(700, HEAD_SIZE);
  for (const table of tables) {
    pen.fillStyle = table.table ? colors.text : colors.quietText;
    pen.fillText(table.label, table.x + EDGE_X, table.y + HEAD_HEIGHT / 2 + HEAD_SIZE * DROP);
  }
  pen.font = diagramFont(700, ROW_SIZE);
  pen.fillStyle = colors.text;
  for (const { table, row, y } of rows) if (row.primary) writeName(pen, table, row, y);
  pen.font = diagramFont(400, ROW_SIZE);
  for (const { table, row, y } of rows) if (!row.primary) writeName(pen, table, row, y);
  pen.fillStyle = colors.quietText;
  for (const { table, row, y } of rows) writeRight(pen, table, row.nullable ? `${row.type}?` : row.type, y);
  for (const table of tables)
    if (table.table) writeRight(pen, table, String(table.table.columns.length), table.y + HEAD_HEIGHT / 2);
  for (const { table, row, y } of rows) drawMark(pen, row, table.x + 14, y, colors);
}

function drawBox(pen: Pen, table: DiagramTable, { colors }: DiagramOptions, border: string, stroke: number): void {
  const { x, y, width, height } = table;
  pen.beginPath();
  pen.roundRect(x, y, width, height, RADIUS);
  pen.fillStyle = table.table ? colors.box : colors.ground;
  pen.fill();
  pen.strokeStyle = border;
  pen.lineWidth = stroke;
  // A table that is only referred to is drawn as a place for it.
  if (!table.table) pen.setLineDash([4, 3]);
  pen.stroke();
  if (!table.table) pen.setLineDash([]);
  if (table.rows.length === 0) return;
  pen.fillStyle = colors.hairline;
  pen.fillRect(x + stroke / 2, y + HEAD_HEIGHT - 0.5, width - stroke, 1);
}

/** The ground of each row that takes part in a relation of the selected table. */
function lightRows(pen: Pen, { tables, edges }: Diagram, { selected, colors }: DiagramOptions): void {
  const rows = new Set<string>();
  for (const { from, to, relation } of edges) {
    if (from !== selected && to !== selected) continue;
    for (const column of relation.key.columns) rows.add(`${from} ${column}`);
    for (const column of relation.key.targetColumns) rows.add(`${to} ${column}`);
  }
  pen.fillStyle = colors.accentGround;
  for (const [place, table] of tables.entries())
    for (const [index, row] of table.rows.entries())
      if (rows.has(`${place} ${row.column?.name ?? row.name}`))
        pen.fillRect(table.x + 1, table.y + rowMiddle(index) - ROW_HEIGHT / 2, table.width - 2, ROW_HEIGHT);
}

function writeName(pen: Pen, table: DiagramTable, row: DiagramRow, y: number): void {
  pen.fillText(row.name, table.x + NAME_X, y + ROW_SIZE * DROP);
}

/** Ends at the right edge; counted, not measured, so that every host puts it at the same place. */
function writeRight(pen: Pen, table: DiagramTable, text: string, y: number): void {
  if (text === "") return;
  const width = cellsOf(text) * ROW_SIZE * ADVANCE;
  pen.fillText(text, table.x + table.width - EDGE_X - width, y + ROW_SIZE * DROP);
}

/** Names alone, in the middle of their boxes: about as large as each other, up to 13 pixels of the screen, none under 5. */
function drawNames(pen: Pen, tables: readonly DiagramTable[], { colors, scale = 1 }: DiagramOptions): void {
  const fitting = ({ label, width, height }: DiagramTable) =>
    Math.min((width - 16) / (Math.max(1, cellsOf(label)) * ADVANCE), height * 0.8);
  const least = tables.reduce((size, table) => Math.min(size, fitting(table)), Number.POSITIVE_INFINITY);
  const most = Math.min(13 / scale, Math.max(least * 1.4, 8 / scale));
  for (const table of tables) {
    const size = Math.floor(Math.min(most, fitting(table)));
    if (size * scale < 5) continue;
    pen.font = diagramFont(700, size);
    pen.fillStyle = table.table ? colors.text : colors.quietText;
    const left = table.x + (table.width - cellsOf(table.label) * size * ADVANCE) / 2;
    pen.fillText(table.label, left, table.y + table.height / 2 + size * DROP);
  }
}
