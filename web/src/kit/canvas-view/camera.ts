import type { Point, Rect, Size } from "@toolbox/core";

/** What maps content to the screen: `screen = content * scale + (x, y)`. */
export interface Camera extends Point {
  readonly scale: number;
}

export function toContent(camera: Camera, screen: Point): Point {
  return { x: (screen.x - camera.x) / camera.scale, y: (screen.y - camera.y) / camera.scale };
}

export function toScreen(camera: Camera, content: Point): Point {
  return { x: content.x * camera.scale + camera.x, y: content.y * camera.scale + camera.y };
}

/** The part of the content that is in sight. */
export function visibleRect(camera: Camera, view: Size): Rect {
  return {
    ...toContent(camera, { x: 0, y: 0 }),
    width: view.width / camera.scale,
    height: view.height / camera.scale,
  };
}

/** Another scale, with the content under `at` (screen) staying where it is. */
export function zoomAt(camera: Camera, scale: number, at: Point): Camera {
  const held = toContent(camera, at);
  return { scale, x: at.x - held.x * scale, y: at.y - held.y * scale };
}

/** The middle of a part of the content in the middle of the view. */
export function centerOn(rect: Rect, view: Size, scale: number): Camera {
  return {
    scale,
    x: view.width / 2 - (rect.x + rect.width / 2) * scale,
    y: view.height / 2 - (rect.y + rect.height / 2) * scale,
  };
}

/**
 * A part of the content in the middle of the view, moved so that no more than `padding` screen pixels beside the content
 * are in sight. On an axis where all of it fits, the whole is in the middle.
 */
export function beginAt(part: Rect, bounds: Rect, view: Size, scale: number, padding: number): Camera {
  const place = (middle: number, start: number, length: number, room: number) => {
    if (length * scale <= room - 2 * padding) return room / 2 - (start + length / 2) * scale;
    const [least, most] = [room - padding - (start + length) * scale, padding - start * scale];
    return Math.min(Math.max(room / 2 - middle * scale, least), most);
  };
  return {
    scale,
    x: place(part.x + part.width / 2, bounds.x, bounds.width, view.width),
    y: place(part.y + part.height / 2, bounds.y, bounds.height, view.height),
  };
}

/** The scale at which a part of the content just fits, with room around it in screen pixels. */
export function fittingScale(rect: Rect, view: Size, padding: number): number {
  const width = Math.max(1, view.width - 2 * padding);
  const height = Math.max(1, view.height - 2 * padding);
  return Math.min(width / Math.max(1, rect.width), height / Math.max(1, rect.height));
}

/** The camera moved by as little as leaves `margin` screen pixels of the content in the view, on each axis. */
export function keepInSight(camera: Camera, bounds: Rect, view: Size, margin: number): Camera {
  const hold = (offset: number, start: number, length: number, room: number) => {
    const least = margin - (start + length) * camera.scale;
    const most = room - margin - start * camera.scale;
    return Math.min(Math.max(offset, Math.min(least, most)), Math.max(least, most));
  };
  return {
    scale: camera.scale,
    x: hold(camera.x, bounds.x, bounds.width, view.width),
    y: hold(camera.y, bounds.y, bounds.height, view.height),
  };
}

/** A camera on the way from one to another: `part` 0 to 1. Zooms by equal factors, so that the way looks even. */
export function between(from: Camera, to: Camera, part: number): Camera {
  if (part >= 1) return to;
  const scale = from.scale * (to.scale / from.scale) ** part;
  // The share of the way on which the picture neither swings nor stalls: that of the scale, where it changes.
  const share = Math.abs(to.scale / from.scale - 1) < 1e-6 ? part : (scale - from.scale) / (to.scale - from.scale);
  return { scale, x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}
