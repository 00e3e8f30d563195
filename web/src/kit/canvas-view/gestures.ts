import type { Point } from "@toolbox/core";
import { toContent } from "./camera.ts";
import type { Viewport } from "./viewport.ts";

/** An object that is being dragged. Places are in content pixels. */
export interface Grab {
  move(to: Point): void;
  drop(): void;
  /** Escape, a second finger, or the system took the pointer: the object goes back. */
  cancel(): void;
}

/** What a view does with what the pointer hits. Places are in content pixels. */
export interface GestureHandlers {
  /** A press without a move. */
  readonly onPick?: ((at: Point, event: PointerEvent) => void) | undefined;
  /** A drag starts: what is there to be dragged, or null to move the view. */
  readonly onGrab?: ((at: Point) => Grab | null) | undefined;
  /** The pointer rests over a place, null when it has left. Says whether there is something to press. */
  readonly onHover?: ((at: Point | null) => boolean) | undefined;
}

/** How far a pointer may tremble, in pixels, before a press is a drag. */
const slack = 4;

/**
 * Binds pointer and wheel to a viewport: drag moves, wheel and pinch zoom where the pointer is, Shift and a sideways
 * wheel move sideways. Returns how to unbind.
 * @param handlers asked anew each time, for they change with every render
 */
export function bindGestures(element: HTMLElement, viewport: Viewport, handlers: () => GestureHandlers): () => void {
  const pointers = new Map<number, Point>();
  let start: Point | undefined;
  let isDrag = false;
  let grab: Grab | null = null;

  const placeOf = (event: MouseEvent): Point => {
    const box = element.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const contentAt = (place: Point) => toContent(viewport.camera, place);
  const endGrab = (how: "drop" | "cancel") => {
    grab?.[how]();
    grab = null;
  };

  const onDown = (event: PointerEvent) => {
    if (event.button > 1) return;
    const place = placeOf(event);
    pointers.set(event.pointerId, place);
    element.setPointerCapture(event.pointerId);
    if (pointers.size === 1) {
      start = place;
      isDrag = false;
    } else endGrab("cancel");
  };
  const onMove = (event: PointerEvent) => {
    const place = placeOf(event);
    const before = pointers.get(event.pointerId);
    if (!before) {
      const isOver = handlers().onHover?.(contentAt(place)) ?? false;
      element.style.cursor = isOver ? "pointer" : "";
      return;
    }
    if (pointers.size === 2) pinch(event.pointerId, place);
    else if (pointers.size === 1 && start) {
      if (!isDrag && Math.hypot(place.x - start.x, place.y - start.y) > slack) {
        isDrag = true;
        element.style.cursor = "grabbing";
        grab = event.buttons === 4 ? null : (handlers().onGrab?.(contentAt(start)) ?? null);
        // The slack belongs to the way, or the content would lag behind the pointer.
        if (!grab) viewport.panBy(before.x - start.x, before.y - start.y);
      }
      if (grab) grab.move(contentAt(place));
      else if (isDrag) viewport.panBy(place.x - before.x, place.y - before.y);
    }
    pointers.set(event.pointerId, place);
  };
  const pinch = (moved: number, place: Point) => {
    isDrag = true;
    const [a, b] = [...pointers].map(([id, at]) => ({ from: at, to: id === moved ? place : at }));
    if (!a || !b) return;
    const span = (from: Point, to: Point) => Math.max(1, Math.hypot(to.x - from.x, to.y - from.y));
    const middle = (from: Point, to: Point) => ({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 });
    const was = middle(a.from, b.from);
    const is = middle(a.to, b.to);
    viewport.panBy(is.x - was.x, is.y - was.y);
    viewport.zoomBy(span(a.to, b.to) / span(a.from, b.from), is);
  };
  const onUp = (event: PointerEvent) => {
    if (!pointers.delete(event.pointerId)) return;
    if (pointers.size > 0) return;
    element.style.cursor = "";
    if (grab) endGrab("drop");
    else if (!isDrag && event.button === 0) handlers().onPick?.(contentAt(placeOf(event)), event);
  };
  const onCancel = (event: PointerEvent) => {
    if (!pointers.delete(event.pointerId)) return;
    isDrag = true;
    element.style.cursor = "";
    endGrab("cancel");
  };
  const onLeave = () => {
    if (pointers.size === 0) handlers().onHover?.(null);
  };
  const onWheel = (event: WheelEvent) => {
    event.preventDefault();
    const pixels = event.deltaMode === 0 ? 1 : event.deltaMode === 1 ? 16 : 400;
    const [x, y] = [event.deltaX * pixels, event.deltaY * pixels];
    if (!event.ctrlKey && event.shiftKey) viewport.panBy(-(x || y), 0);
    else if (!event.ctrlKey && Math.abs(x) > Math.abs(y)) viewport.panBy(-x, 0);
    else {
      // A notch of a wheel is 100 pixels; a pinch tells its spread in steps of a few, with Ctrl.
      const notches = event.ctrlKey && Math.abs(y) < 50 ? -y / 20 : -y / 100;
      viewport.zoomBy(viewport.factorOf(Math.max(-1.5, Math.min(1.5, notches))), placeOf(event));
    }
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !grab) return;
    event.preventDefault();
    endGrab("cancel");
    start = undefined;
  };

  const aborter = new AbortController();
  const on = { signal: aborter.signal };
  element.addEventListener("pointerdown", onDown, on);
  element.addEventListener("pointermove", onMove, on);
  element.addEventListener("pointerup", onUp, on);
  element.addEventListener("pointercancel", onCancel, on);
  element.addEventListener("pointerleave", onLeave, on);
  element.addEventListener("wheel", onWheel, { ...on, passive: false });
  document.addEventListener("keydown", onKey, on);
  return () => aborter.abort();
}
