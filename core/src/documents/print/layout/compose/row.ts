import type { LinkArea, PageMark } from "../../display-list.ts";

/** A box behind consecutive rows: the ground of code, the bar of a quotation. One on each page they stand on. */
export interface Frame {
  readonly x: number;
  readonly width: number;
  readonly fill?: string;
  readonly stroke?: string;
  readonly radius?: number;
}

export interface RowHeading {
  readonly level: number;
  readonly title: string;
  readonly name: string;
}

/** What stays on one page: a line, a row of a table, an image. Marks are placed from its own top left corner. */
export interface Row {
  /** Space above, none at the top of a page. */
  readonly before: number;
  readonly height: number;
  readonly marks: readonly PageMark[];
  readonly links: readonly LinkArea[];
  readonly anchors: readonly string[];
  /** Stays on the page of the row after it. */
  readonly isKept: boolean;
  /** Outermost first. */
  readonly frames: readonly Frame[];
  /** What is said again when a page starts with this row: the head of a table. */
  readonly repeat?: readonly Row[];
  readonly startsPage?: boolean;
  readonly heading?: RowHeading;
  /** Marks that need to know on which page (from 1) a place stands; `undefined` when it stands on none. */
  readonly late?: (pageOf: (anchor: string) => number | undefined) => readonly PageMark[];
}
