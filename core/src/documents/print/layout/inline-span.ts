import type { LoadedPicture } from "../display-list.ts";
import type { FontStyle } from "../fonts/face-table.ts";
import type { StructureNode } from "../structure.ts";

/** How a piece of running text looks. */
export interface Look {
  readonly cut: FontStyle;
  /** Points. */
  readonly size: number;
  readonly color: string;
  /** Points above the baseline: notes, powers. */
  readonly rise: number;
  readonly background?: string | undefined;
  readonly isUnderlined?: boolean;
  readonly isStruck?: boolean;
}

export interface Link {
  readonly target: string;
  readonly text: string;
  readonly node: StructureNode;
}

interface Owned {
  readonly owner: StructureNode;
  readonly link: Link | undefined;
  /** A place that links lead to. */
  readonly anchor?: string;
}

/** Text of one look. */
export interface TextSpan extends Owned {
  readonly kind: "text";
  readonly text: string;
  readonly look: Look;
}
/** An image in the line; without a picture it is a labelled box. */
export interface PictureSpan extends Owned {
  readonly kind: "picture";
  readonly picture: LoadedPicture | undefined;
  readonly label: string;
  readonly width: number;
  readonly height: number;
  readonly look: Look;
}
export interface BreakSpan {
  readonly kind: "break";
}
export type Span = TextSpan | PictureSpan | BreakSpan;
