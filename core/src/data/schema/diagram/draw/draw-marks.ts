import type { Pen } from "../../../../ports/index.ts";
import type { DiagramMark, DiagramMarks, DiagramTable } from "../diagram.ts";
import { HEAD_HEIGHT, ROW_HEIGHT, rowMiddle } from "../layout/measure-table.ts";
import type { DiagramColors } from "./diagram-colors.ts";

/** Where the sign stands: before the mark of a key. */
const SIGN_X = 5;
const ARM = 2.75;
const RADIUS = 6;

/**
 * The grounds and signs of what is new, changed or gone, under the letters: a plus, a wave and a minus, so that colors
 * alone say nothing. What is gone is struck through.
 */
export function drawMarks(pen: Pen, tables: readonly DiagramTable[], marks: DiagramMarks, colors: DiagramColors): void {
  for (const table of tables) {
    const mark = marks.tables.get(table.id);
    const columns = marks.columns.get(table.id);
    if (mark) {
      const height = table.rows.length === 0 ? table.height - 1 : HEAD_HEIGHT - 1;
      pen.fillStyle = colors[`${mark}Ground`];
      pen.beginPath();
      pen.roundRect(table.x + 1, table.y + 0.5, table.width - 2, height, RADIUS);
      pen.fill();
      drawSign(pen, mark, table, HEAD_HEIGHT / 2, colors);
    }
    for (const [index, row] of table.rows.entries()) {
      const own = columns?.get(row.column?.name ?? "") ?? (mark === "changed" ? undefined : mark);
      if (!own) continue;
      const y = rowMiddle(index);
      pen.fillStyle = colors[`${own}Ground`];
      pen.fillRect(table.x + 1, table.y + y - ROW_HEIGHT / 2, table.width - 2, ROW_HEIGHT);
      drawSign(pen, own, table, y, colors);
    }
  }
}

function drawSign(pen: Pen, mark: DiagramMark, table: DiagramTable, middle: number, colors: DiagramColors): void {
  const [x, y] = [table.x + SIGN_X, table.y + middle];
  pen.strokeStyle = colors[mark];
  pen.lineWidth = 1.5;
  pen.beginPath();
  if (mark === "changed") {
    pen.moveTo(x - ARM, y + 1.25);
    pen.lineTo(x - ARM / 3, y - 1.25);
    pen.lineTo(x + ARM / 3, y + 1.25);
    pen.lineTo(x + ARM, y - 1.25);
  } else {
    pen.moveTo(x - ARM, y);
    pen.lineTo(x + ARM, y);
    if (mark === "added") {
      pen.moveTo(x, y - ARM);
      pen.lineTo(x, y + ARM);
    }
  }
  pen.stroke();
  if (mark !== "gone") return;
  pen.lineWidth = 1;
  pen.beginPath();
  pen.moveTo(table.x + 24, y + 0.5);
  pen.lineTo(table.x + table.width - 10, y + 0.5);
  pen.stroke();
}
