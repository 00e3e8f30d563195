import type { BoxKind } from "../layout/mindmap-tree.ts";

/** What is in sight, by kind, and how closely one looks: 0 blocks of color, 1 boxes, 2 words too. */
export interface MindmapViewport {
  readonly boxes: Readonly<Record<BoxKind, readonly number[]>>;
  readonly detail: 0 | 1 | 2;
  readonly zoom: number;
  /** The part of the mindmap in sight. */
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
