import type { Picture } from "../../ports/index.ts";
import type { GlyphRun } from "./fonts/face.ts";
import type { EmojiPiece } from "./fonts/font-set.ts";
import type { StructureNode } from "./structure.ts";

/*
 * What stands on the pages, in points (1/72 inch) from the top left corner, in reading order. Both writers, PDF and
 * canvas, draw this and nothing else.
 */

/** Where a mark belongs in the document; "artifact" is what a screen reader skips: rules, page numbers, repeats. */
export type Owner = StructureNode | "artifact";

interface Mark {
  x: number;
  y: number;
  readonly owner: Owner;
}

/** Glyphs on a line; y is the baseline. */
export interface TextMark extends Mark {
  readonly kind: "text";
  readonly size: number;
  readonly color: string;
  readonly runs: readonly GlyphRun[];
}
/** y is the top of the square. */
export interface EmojiMark extends Mark {
  readonly kind: "emoji";
  readonly size: number;
  readonly piece: EmojiPiece;
  /** From the top of the square down to the baseline of the text around it. */
  readonly baseline: number;
}
export interface BoxMark extends Mark {
  readonly kind: "box";
  readonly width: number;
  height: number;
  readonly fill?: string;
  readonly stroke?: string;
  readonly lineWidth?: number;
  readonly radius?: number;
}
/** An outline in points from (x, y), such as the tick of a task. */
export interface StrokeMark extends Mark {
  readonly kind: "stroke";
  readonly points: readonly (readonly [number, number])[];
  readonly color: string;
  readonly lineWidth: number;
}
export interface PictureMark extends Mark {
  readonly kind: "picture";
  readonly width: number;
  readonly height: number;
  readonly picture: LoadedPicture;
}
export type PageMark = TextMark | EmojiMark | BoxMark | StrokeMark | PictureMark;

/** An image that can be placed. */
export interface LoadedPicture {
  /** As the canvas takes it. */
  readonly decoded: Picture;
  /** PNG or JPEG, as the file writer takes it. */
  readonly bytes: Uint8Array;
  /** Its own pixels, after turning it upright. */
  readonly width: number;
  readonly height: number;
}

/** An area that leads somewhere: `#name` inside the document, or an address. */
export interface LinkArea {
  readonly x: number;
  y: number;
  readonly width: number;
  readonly height: number;
  readonly target: string;
  /** What a screen reader says of it. */
  readonly text: string;
  readonly owner: StructureNode | undefined;
}

export interface PageList {
  readonly marks: readonly PageMark[];
  readonly links: readonly LinkArea[];
}

/** A place that links and the outline lead to. */
export interface Anchor {
  readonly name: string;
  /** From 0. */
  readonly page: number;
  readonly y: number;
}

export interface OutlineEntry {
  readonly level: number;
  readonly title: string;
  readonly anchor: Anchor;
}

export interface DisplayList {
  /** Points. */
  readonly width: number;
  readonly height: number;
  readonly pages: readonly PageList[];
  readonly anchors: readonly Anchor[];
  readonly outline: readonly OutlineEntry[];
  readonly structure: StructureNode;
}
