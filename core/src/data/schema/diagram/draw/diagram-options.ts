import type { Rect } from "../../../../ports/rect.ts";
import type { DiagramMarks } from "../diagram.ts";
import type { DiagramColors } from "./diagram-colors.ts";

export interface DiagramOptions {
  readonly colors: DiagramColors;
  /** Screen pixels per pixel of the diagram; letters nobody could read are not drawn. Default 1. */
  readonly scale?: number | undefined;
  /** The part that is seen, in pixels of the diagram; what is outside is not drawn. Default all. */
  readonly visible?: Rect | undefined;
  /** The place of a table in `tables`: it and its relations stand out. */
  readonly selected?: number | undefined;
  /** Another table that stands out a little: the one under the pointer. */
  readonly hovered?: number | undefined;
  /** What is new, changed or gone, in a diagram of a difference. */
  readonly marks?: DiagramMarks | undefined;
}
