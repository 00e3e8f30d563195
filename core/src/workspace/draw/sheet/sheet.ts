import type { Pen, Rect, Size } from "../../../ports/index.ts";

/** A part of a drawing: pixels of the drawing at a scale. */
export interface SheetPart extends Rect {
  readonly scale: number;
}

/** A whole view as something to save: its size at scale 1, and how to draw a part of it. */
export interface Sheet extends Size {
  draw(pen: Pen, part: SheetPart): void;
}
