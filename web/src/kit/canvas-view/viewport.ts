import { listenerSet, type Point, type Rect, type Size } from "@toolbox/core";
import { beginAt, between, type Camera, centerOn, fittingScale, keepInSight, zoomAt } from "./camera.ts";

export interface ViewportOptions {
  /** The least and the most zoom: 1 shows content pixels as they are. */
  readonly minZoom: number;
  readonly maxZoom: number;
  /** What a step of zoom in multiplies by. */
  readonly step: number;
  /** Fitting never goes above this zoom. Default 1. */
  readonly maxFit?: number | undefined;
  /** Fitting never goes below this zoom, at which letters can be read; what is larger starts at its anchor. Default 0. */
  readonly minFit?: number | undefined;
  /** Room around the content when it is fitted, in screen pixels. Default 32. */
  readonly padding?: number | undefined;
}

const glideMs = 160;
const margin = 48;

/**
 * Where a view of some content stands and how far it is zoomed. Fits the content until the user moves. Commands
 * glide there, at once under reduced motion; gestures move directly. Sizes of the view are CSS pixels.
 */
export class Viewport {
  readonly #options: ViewportOptions & { readonly maxFit: number; readonly minFit: number; readonly padding: number };
  readonly #listeners = listenerSet();
  #camera: Camera = { x: 0, y: 0, scale: 1 };
  #target = this.#camera;
  #size: Size = { width: 0, height: 0 };
  #bounds: Rect = { x: 0, y: 0, width: 0, height: 0 };
  #anchor: Rect | undefined;
  #isFitted = true;
  #frame = 0;

  constructor(options: ViewportOptions) {
    this.#options = {
      ...options,
      maxFit: options.maxFit ?? 1,
      minFit: options.minFit ?? 0,
      padding: options.padding ?? 32,
    };
  }

  /** Where it stands in this frame. */
  get camera(): Camera {
    return this.#camera;
  }

  get size(): Size {
    return this.#size;
  }

  /** The zoom it has, or is gliding to. */
  get zoom(): number {
    return this.#target.scale;
  }

  get canZoomIn(): boolean {
    return this.zoom < this.#options.maxZoom - 1e-6;
  }

  get canZoomOut(): boolean {
    return this.zoom > this.#options.minZoom + 1e-6;
  }

  /** Whether it was fitted, and the content is too large to be whole at a size that can be read. */
  get isCut(): boolean {
    const { minFit, padding } = this.#options;
    return this.#isFitted && fittingScale(this.#bounds, this.#size, padding) < minFit;
  }

  /** Told of every change. Returns how to stop. */
  readonly subscribe = this.#listeners.subscribe;

  /** The view got another size: what was fitted is fitted, anything else stays under the pointer. */
  resize(size: Size): void {
    // Hidden, such as behind a tab: it comes back as it was.
    if (size.width === 0 || size.height === 0) return;
    if (size.width === this.#size.width && size.height === this.#size.height) return;
    const before = this.#size;
    this.#size = size;
    this.#jump(this.#isFitted || before.width === 0 ? this.#fitted() : this.#held(this.#target));
  }

  /** The content got another extent. @param anchor the part to begin with, where not all of it fits */
  setBounds(bounds: Rect, anchor?: Rect): void {
    this.#bounds = bounds;
    this.#anchor = anchor;
    this.#jump(this.#isFitted ? this.#fitted() : this.#held(this.#target));
  }

  /** The whole content in the view, or its beginning at a size that can be read. */
  fit(): void {
    this.#isFitted = true;
    this.#glide(this.#fitted());
  }

  /** Content pixels as they are, beginning with the anchor. */
  reset(): void {
    this.#isFitted = false;
    this.#glide(this.#placed(1));
  }

  zoomIn(): void {
    this.zoomTo(this.zoom * this.#options.step);
  }

  zoomOut(): void {
    this.zoomTo(this.zoom / this.#options.step);
  }

  /** Glides to a zoom, about the middle of the view. */
  zoomTo(zoom: number): void {
    this.#isFitted = false;
    const middle = { x: this.#size.width / 2, y: this.#size.height / 2 };
    this.#glide(this.#held(zoomAt(this.#target, this.#allowed(zoom), middle)));
  }

  /** Zooms at once, about a place of the screen. */
  zoomBy(factor: number, at: Point): void {
    this.#isFitted = false;
    this.#jump(this.#held(zoomAt(this.#camera, this.#allowed(this.#camera.scale * factor), at)));
  }

  /** Moves the content at once, in screen pixels. */
  panBy(x: number, y: number): void {
    this.#isFitted = false;
    const { scale } = this.#camera;
    this.#jump(this.#held({ scale, x: this.#camera.x + x, y: this.#camera.y + y }));
  }

  /** Glides until a part of the content is in the middle, whole, and at `atLeast` or what zoom there is. */
  centerOn(rect: Rect, { atLeast = 0 }: { readonly atLeast?: number | undefined } = {}): void {
    this.#isFitted = false;
    const whole = fittingScale(rect, this.#size, this.#options.padding);
    const zoom = this.#allowed(Math.min(Math.max(this.zoom, atLeast), whole));
    this.#glide(this.#held(centerOn(rect, this.#size, zoom)));
  }

  /** Multiplies by the step of the zoom, `notches` times: what a wheel tells. */
  factorOf(notches: number): number {
    return this.#options.step ** notches;
  }

  /** Ends a glide, when the view goes. */
  stop(): void {
    cancelAnimationFrame(this.#frame);
  }

  #fitted(): Camera {
    const { padding, maxFit, minFit } = this.#options;
    return this.#placed(Math.min(maxFit, Math.max(minFit, fittingScale(this.#bounds, this.#size, padding))));
  }

  #placed(scale: number): Camera {
    return beginAt(this.#anchor ?? this.#bounds, this.#bounds, this.#size, this.#allowed(scale), this.#options.padding);
  }

  #allowed(zoom: number): number {
    return Math.min(Math.max(zoom, this.#options.minZoom), this.#options.maxZoom);
  }

  #held(camera: Camera): Camera {
    return keepInSight(camera, this.#bounds, this.#size, margin);
  }

  #jump(camera: Camera): void {
    this.stop();
    this.#target = camera;
    this.#show(camera);
  }

  #glide(to: Camera): void {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return this.#jump(to);
    this.stop();
    this.#target = to;
    const from = this.#camera;
    let start: number | undefined;
    const step = (now: number) => {
      start ??= now;
      const part = Math.min(1, (now - start) / glideMs);
      if (part < 1) this.#frame = requestAnimationFrame(step);
      this.#show(between(from, to, 1 - (1 - part) ** 3));
    };
    this.#frame = requestAnimationFrame(step);
  }

  #show(camera: Camera): void {
    this.#camera = camera;
    this.#listeners.call();
  }
}
