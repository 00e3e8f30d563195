import type { CellAlign } from "../../markdown/document-model.ts";
import type { LinkArea, PageMark } from "../display-list.ts";

/** One line, its marks from its own top left corner. */
export interface Line {
  readonly height: number;
  readonly marks: PageMark[];
  readonly links: LinkArea[];
  /** Names of places in it that links lead to. */
  readonly anchors: readonly string[];
}

export interface LineBox {
  readonly x: number;
  readonly width: number;
  /** Baseline to baseline. */
  readonly leading: number;
  readonly align?: CellAlign | null | undefined;
  /** Both margins are straight, but for last lines. */
  readonly isJustified?: boolean;
}
