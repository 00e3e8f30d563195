import type { Pen, Rect } from "@toolbox/core";
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { cx } from "../elements/cx.ts";
import { visibleRect } from "./camera.ts";
import { bindGestures, type GestureHandlers } from "./gestures.ts";
import type { Viewport } from "./viewport.ts";

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/**
 * A surface that shows a drawing to pan and zoom: drag, wheel, pinch, and by keyboard arrows, plus, minus and 0 (fit).
 * Draws only when something changed, at most once a frame. It is a picture to assistive technology: give the same
 * things beside it as a list.
 */
export function CanvasView(props: CanvasViewProps) {
  const { viewport, bounds, anchor, draw, label, onKeyDown, className, children } = props;
  const box = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const latest = useRef(props);
  const drawing = useRef(draw);
  const redraw = useRef(() => {});
  const hintId = useId();

  useEffect(() => {
    latest.current = props;
  });
  useEffect(() => {
    if (!box.current || !canvas.current) return undefined;
    const painter = startPainting(box.current, canvas.current, viewport, (pen, frame) => drawing.current(pen, frame));
    redraw.current = painter.redraw;
    const unbind = bindGestures(box.current, viewport, () => latest.current);
    return () => {
      unbind();
      painter.stop();
    };
  }, [viewport]);
  useEffect(() => viewport.setBounds(bounds, anchor), [viewport, bounds, anchor]);
  useEffect(() => {
    drawing.current = draw;
    redraw.current();
  }, [draw]);

  const onKey = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || event.target !== event.currentTarget) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = arrows[event.key];
    const reach = event.shiftKey ? 240 : 60;
    if (arrow) viewport.panBy(arrow[0] * reach, arrow[1] * reach);
    else if (event.key === "+" || event.key === "=") viewport.zoomIn();
    else if (event.key === "-") viewport.zoomOut();
    else if (event.key === "0") viewport.fit();
    else return;
    event.preventDefault();
  };
  return (
    <div className={cx("relative min-h-0 overflow-hidden bg-surface-0", className)}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application takes keys and pointers */}
      <div
        ref={box}
        role="application"
        aria-label={label}
        aria-describedby={hintId}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what can be moved must be reachable by keyboard
        tabIndex={0}
        className="inner-ring absolute inset-0 cursor-grab touch-none select-none"
        onKeyDown={onKey}
      >
        <canvas ref={canvas} aria-hidden="true" className="block size-full" />
      </div>
      <span id={hintId} hidden>
        Arrow keys move the view, plus and minus zoom, 0 fits all.
      </span>
      {children}
    </div>
  );
}

/** Draws into the canvas once a frame while something is dirty, in content pixels. */
function startPainting(
  box: HTMLElement,
  canvas: HTMLCanvasElement,
  viewport: Viewport,
  draw: (pen: Pen, frame: CanvasFrame) => void,
) {
  const pen = canvas.getContext("2d");
  let request = 0;
  const paint = () => {
    request = 0;
    const { camera, size } = viewport;
    if (!pen || size.width === 0) return;
    const ratio = devicePixelRatio;
    const [width, height] = [Math.round(size.width * ratio), Math.round(size.height * ratio)];
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.clearRect(0, 0, width, height);
    const scale = camera.scale * ratio;
    pen.setTransform(scale, 0, 0, scale, camera.x * ratio, camera.y * ratio);
    draw(pen, { scale: camera.scale, visible: visibleRect(camera, size) });
    paintGrid(box, camera);
  };
  const redraw = () => {
    request ||= requestAnimationFrame(paint);
  };
  const unsubscribe = viewport.subscribe(redraw);
  const observer = new ResizeObserver(() => {
    viewport.resize({ width: box.clientWidth, height: box.clientHeight });
    // At once: a canvas of the old size would be stretched for a frame.
    cancelAnimationFrame(request);
    paint();
  });
  observer.observe(box);
  const aborter = new AbortController();
  document.fonts.addEventListener("loadingdone", redraw, { signal: aborter.signal });
  window.addEventListener("resize", redraw, { signal: aborter.signal });
  return {
    redraw,
    stop: () => {
      viewport.stop();
      unsubscribe();
      observer.disconnect();
      aborter.abort();
      cancelAnimationFrame(request);
    },
  };
}

/** The dotted ground, which moves and grows with the content: a background, so that it costs no drawing. */
function paintGrid({ style }: HTMLElement, { x, y, scale }: { x: number; y: number; scale: number }): void {
  let gap = 24 * scale;
  while (gap < 16) gap *= 2;
  style.backgroundImage = "radial-gradient(var(--grid-dot) 1px, transparent 1.5px)";
  style.backgroundSize = `${gap}px ${gap}px`;
  style.backgroundPosition = `${x - gap / 2}px ${y - gap / 2}px`;
}

/** What a drawing may want to know: draw only what is visible, and no letters that nobody could read. */
export interface CanvasFrame {
  /** Screen pixels per content pixel. */
  readonly scale: number;
  /** In content pixels. */
  readonly visible: Rect;
}

export type CanvasViewProps = GestureHandlers & {
  viewport: Viewport;
  /** The extent of the content, in content pixels; keep the object while it does not change. */
  bounds: Rect;
  /** The part to begin with where the content is larger than the view can show; keep the object too. */
  anchor?: Rect | undefined;
  /** Draws in content pixels. Another function draws anew: keep it while nothing changes. */
  draw: (pen: Pen, frame: CanvasFrame) => void;
  /** What is shown, for assistive technology. */
  label: string;
  /** Keys of the caller's own; what it does not prevent moves the view. */
  onKeyDown?: ((event: KeyboardEvent<HTMLDivElement>) => void) | undefined;
  className?: string | undefined;
  /** What stands over the drawing, such as `CanvasZoom`. */
  children?: ReactNode;
};
