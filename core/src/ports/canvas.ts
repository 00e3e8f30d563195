import type { GradientLayer } from "./gradient-layer.ts";
import type { Size } from "./rect.ts";

/** A color stop list made by a pen. On a bitmap it is drawn with noise, see {@link Drawing.fillGradient}. */
export interface Gradient {
  /** @param offset 0 to 1 @param color a CSS color */
  addColorStop(offset: number, color: string): void;
}

/** A reusable outline, made by {@link Canvas.path}. */
export interface PathShape {
  moveTo(x: number, y: number): void;
  lineTo(x: number, y: number): void;
  closePath(): void;
}

/** The part of `TextMetrics` that every host reports alike, in pixels. */
export interface TextSize {
  readonly width: number;
  readonly actualBoundingBoxAscent: number;
  readonly actualBoundingBoxDescent: number;
  readonly fontBoundingBoxAscent: number;
  readonly fontBoundingBoxDescent: number;
}

/**
 * The part of `CanvasRenderingContext2D` that the DOM, OffscreenCanvas and the Node canvas share, so that each of
 * their contexts is a `Pen` with no wrapper. Paints are read as `unknown` because each host reads back its own classes.
 */
export interface Pen {
  get fillStyle(): unknown;
  set fillStyle(paint: string | Gradient);
  get strokeStyle(): unknown;
  set strokeStyle(paint: string | Gradient);
  globalAlpha: number;
  /**
   * How what is drawn meets what is there. `destination-out` erases smoothly: hosts differ in the edge of a round clip
   * (Node's has no smooth one), not in what a fill erases. Bitmaps only: SVG clips instead.
   */
  get globalCompositeOperation(): string;
  set globalCompositeOperation(operation: "source-over" | "destination-out" | "destination-over");
  lineWidth: number;
  lineCap: "butt" | "round" | "square";
  lineJoin: "bevel" | "miter" | "round";
  /** A CSS font: `700 64px "Toolbox Sans"`. Only bundled families, see drawing/fonts.ts. */
  font: string;
  /** Space added after every character, such as `-2px`. A host without it draws and measures the font's own spacing. */
  letterSpacing: string;
  textAlign: "left" | "right" | "center" | "start" | "end";
  textBaseline: "top" | "middle" | "alphabetic" | "bottom" | "hanging" | "ideographic";
  direction: "ltr" | "rtl" | "inherit";
  shadowColor: string;
  shadowBlur: number;
  shadowOffsetX: number;
  shadowOffsetY: number;
  save(): void;
  restore(): void;
  translate(x: number, y: number): void;
  scale(x: number, y: number): void;
  rotate(radians: number): void;
  beginPath(): void;
  closePath(): void;
  moveTo(x: number, y: number): void;
  lineTo(x: number, y: number): void;
  quadraticCurveTo(cx: number, cy: number, x: number, y: number): void;
  bezierCurveTo(ax: number, ay: number, bx: number, by: number, x: number, y: number): void;
  arc(x: number, y: number, radius: number, start: number, end: number, counterclockwise?: boolean): void;
  rect(x: number, y: number, width: number, height: number): void;
  roundRect(x: number, y: number, width: number, height: number, radii: number | number[]): void;
  fill(): void;
  fill(path: PathShape, rule?: "nonzero" | "evenodd"): void;
  stroke(): void;
  stroke(path: PathShape): void;
  clip(): void;
  clip(path: PathShape): void;
  fillRect(x: number, y: number, width: number, height: number): void;
  strokeRect(x: number, y: number, width: number, height: number): void;
  clearRect(x: number, y: number, width: number, height: number): void;
  fillText(text: string, x: number, y: number): void;
  measureText(text: string): TextSize;
  setLineDash(segments: number[]): void;
  createLinearGradient(x0: number, y0: number, x1: number, y1: number): Gradient;
  createRadialGradient(x0: number, y0: number, r0: number, x1: number, y1: number, r1: number): Gradient;
}

/** A decoded image. `width` and `height` are its own pixels. Made by `ImageCodec.decode`, drawn by `Surface.draw`. */
export interface Picture {
  readonly width: number;
  readonly height: number;
}

export type ImageType = "image/png" | "image/jpeg" | "image/webp";

/** What a drawing function draws on: a bitmap of a host, or core's own SVG (svg/svg-canvas.ts). Starts transparent. */
export interface Drawing extends Size {
  readonly pen: Pen;
  /** Draws a picture scaled into the box. Throws `ToolError` "canvas" when the picture came from another host. */
  draw(picture: Picture, x: number, y: number, width: number, height: number): void;
  /**
   * Fills a box with gradients, the first at the bottom. Bitmaps take them from a table, without the noise that a
   * canvas adds to its own gradients: the same pixels in every host, and a PNG a third as large. Heeds the pen's clip,
   * transform and alpha: for another shape, clip to it first.
   */
  fillGradient(layers: readonly GradientLayer[], x: number, y: number, width: number, height: number): void;
}

/** A bitmap of fixed size. */
export interface Surface extends Drawing {
  /** The pixels as straight (not premultiplied) RGBA, row by row: `width * height * 4` bytes. */
  pixels(): Uint8ClampedArray;
  /** @param quality 0 to 1, for lossy types. Throws `ToolError` "encode" when the host cannot write the type. */
  encode(type: ImageType, quality?: number): Promise<Uint8Array>;
}

export interface FontFile {
  /** Our own family name, so that an installed font of the same name never wins. */
  readonly family: string;
  /** 100 to 900 */
  readonly weight: number;
  /** A WOFF2 file. */
  readonly bytes: Uint8Array;
}

/** Where pictures are drawn. */
export interface Canvas {
  /** Sides are whole pixels, at least 1. Throws `ToolError` "canvas" when the host gives no drawing context. */
  surface(width: number, height: number): Surface;
  /** Makes an outline from SVG path data. */
  path(data: string): PathShape;
  /** Makes a family usable in `Pen.font`. Loading the same family and weight again does nothing. */
  loadFont(font: FontFile): Promise<void>;
}
