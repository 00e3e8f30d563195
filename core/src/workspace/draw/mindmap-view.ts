import type { Rect } from "../../ports/rect.ts";

/** How a mindmap is looked at: a point p of it stands at `p * zoom + (x, y)` pixels of the drawing. */
export interface MindmapView {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
  /** Of the drawing, in pixels. */
  readonly width: number;
  readonly height: number;
  readonly selected?: string | undefined;
  readonly hovered?: string | undefined;
  /** What is painted under it; nothing without it. */
  readonly ground?: "dots" | "plain";
}

export const ZOOM_STEP = 1.2;
export const MIN_ZOOM = 0.3;
export const MAX_ZOOM = 3;
export const MINDMAP_HEIGHT = 600;

/** The view that shows all of the bounds in the middle, no larger than 1. @param least the smallest zoom */
export function fitView(
  bounds: Rect,
  width: number,
  height: number,
  { padding = 32, least = MIN_ZOOM }: { readonly padding?: number; readonly least?: number } = {},
): Pick<MindmapView, "x" | "y" | "zoom"> {
  const room = Math.min((width - 2 * padding) / bounds.width, (height - 2 * padding) / bounds.height);
  const zoom = Math.max(least, Math.min(1, room));
  return {
    zoom,
    x: width / 2 - (bounds.x + bounds.width / 2) * zoom,
    y: height / 2 - (bounds.y + bounds.height / 2) * zoom,
  };
}
