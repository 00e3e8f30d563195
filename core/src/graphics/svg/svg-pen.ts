import type { Gradient, PathShape, Pen, TextSize } from "../../ports/index.ts";
import { IDENTITY, type Matrix, number, numbers, product, transformOf, uniformScale } from "./matrix.ts";
import { PathData } from "./path-data.ts";
import { shadowOf } from "./shadow.ts";
import { opacityOf, paintOf, SvgGradient } from "./svg-paint.ts";
import { SvgPath } from "./svg-path.ts";
import type { SvgSheet } from "./svg-sheet.ts";
import { type TextDrawing, textMarkup } from "./text-markup.ts";
import { type Attributes, element } from "./xml.ts";

/**
 * The pen that writes SVG, by the canvas' own rules (HTML, 4.12.5): an outline is moved when its points are set, its
 * paint when it is filled. Shadows become filters. Only a whole drawing can be cleared, and a line under a transform
 * that stretches one way more than the other is as thick as at the mean of the two.
 */
export class SvgPen implements Pen {
  // The state of a new context; `save` keeps every public field.
  fillStyle: string | Gradient = "#000000";
  strokeStyle: string | Gradient = "#000000";
  globalAlpha = 1;
  globalCompositeOperation = "source-over";
  lineWidth = 1;
  lineCap: Pen["lineCap"] = "butt";
  lineJoin: Pen["lineJoin"] = "miter";
  font = "10px sans-serif";
  letterSpacing = "0px";
  textAlign: Pen["textAlign"] = "start";
  textBaseline: Pen["textBaseline"] = "alphabetic";
  direction: Pen["direction"] = "ltr";
  shadowColor = "transparent";
  shadowBlur = 0;
  shadowOffsetX = 0;
  shadowOffsetY = 0;
  dash: readonly number[] = [];
  matrix: Matrix = IDENTITY;
  clipId: string | undefined = undefined;

  readonly #sheet: SvgSheet;
  readonly #text: TextDrawing;
  readonly #stack: SvgPen[] = [];
  #path = new PathData();

  constructor(sheet: SvgSheet, text: TextDrawing) {
    this.#sheet = sheet;
    this.#text = text;
  }

  save(): void {
    this.#stack.push({ ...this });
  }
  restore(): void {
    Object.assign(this, this.#stack.pop());
  }
  translate(x: number, y: number): void {
    this.matrix = product(this.matrix, [1, 0, 0, 1, x, y]);
  }
  scale(x: number, y: number): void {
    this.matrix = product(this.matrix, [x, 0, 0, y, 0, 0]);
  }
  rotate(radians: number): void {
    const [sin, cos] = [Math.sin(radians), Math.cos(radians)];
    this.matrix = product(this.matrix, [cos, sin, -sin, cos, 0, 0]);
  }

  beginPath(): void {
    this.#path = new PathData();
  }
  closePath(): void {
    this.#path.close();
  }
  moveTo(x: number, y: number): void {
    this.#path.moveTo(x, y, this.matrix);
  }
  lineTo(x: number, y: number): void {
    this.#path.lineTo(x, y, this.matrix);
  }
  quadraticCurveTo(cx: number, cy: number, x: number, y: number): void {
    this.#path.curveTo(
      [
        [cx, cy],
        [x, y],
      ],
      this.matrix,
    );
  }
  bezierCurveTo(ax: number, ay: number, bx: number, by: number, x: number, y: number): void {
    this.#path.curveTo(
      [
        [ax, ay],
        [bx, by],
        [x, y],
      ],
      this.matrix,
    );
  }
  arc(x: number, y: number, radius: number, start: number, end: number, counterclockwise = false): void {
    this.#path.arc(x, y, radius, start, end, counterclockwise, this.matrix);
  }
  rect(x: number, y: number, width: number, height: number): void {
    this.#path.rect(x, y, width, height, this.matrix);
  }
  roundRect(x: number, y: number, width: number, height: number, radii: number | number[]): void {
    this.#path.roundRect(x, y, width, height, radii, this.matrix);
  }

  fill(path?: PathShape, rule?: "nonzero" | "evenodd"): void {
    const paint = this.#paint("fill", path ? IDENTITY : this.matrix);
    this.#addOutline(path, { "fill-rule": rule === "evenodd" ? rule : undefined, ...paint });
  }
  stroke(path?: PathShape): void {
    const paint = this.#paint("stroke", path ? IDENTITY : this.matrix);
    const scale = path ? 1 : (uniformScale(this.matrix) ?? meanScale(this.matrix));
    this.#addOutline(path, { fill: "none", ...paint, ...this.#line(scale) });
  }
  clip(path?: PathShape): void {
    const outline = element("path", this.#outline(path));
    const within = this.clipId === undefined ? undefined : `url(#${this.clipId})`;
    this.clipId = this.#sheet.define((id) => element("clipPath", { id, "clip-path": within }, outline));
  }
  fillRect(x: number, y: number, width: number, height: number): void {
    this.addRect(x, y, width, height, this.#paint("fill", IDENTITY));
  }
  strokeRect(x: number, y: number, width: number, height: number): void {
    this.addRect(x, y, width, height, { fill: "none", ...this.#paint("stroke", IDENTITY), ...this.#line(1) });
  }
  /** Takes away everything that was drawn. Throws for a box that is not the whole drawing. */
  clearRect(x: number, y: number, width: number, height: number): void {
    const isWhole = x <= 0 && y <= 0 && x + width >= this.#sheet.width && y + height >= this.#sheet.height;
    if (!isWhole || this.matrix !== IDENTITY || this.clipId !== undefined)
      throw new TypeError("A part of an SVG cannot be cleared.");
    this.#sheet.clear();
  }

  fillText(text: string, x: number, y: number): void {
    const look = { ...this.#paint("fill", IDENTITY), opacity: opacityOf(this.globalAlpha) };
    for (const markup of textMarkup(this.#text, this, text, x, y))
      this.add(element("g", { transform: transformOf(this.matrix), ...look }, markup));
  }
  measureText(text: string): TextSize {
    const { font, letterSpacing, textAlign, textBaseline, direction } = this;
    Object.assign(this.#text.ruler, { font, letterSpacing, textAlign, textBaseline, direction });
    return this.#text.ruler.measureText(text);
  }
  setLineDash(segments: number[]): void {
    // an odd number is said twice (HTML, 4.12.5.1.4)
    this.dash = segments.length % 2 === 0 ? [...segments] : [...segments, ...segments];
  }
  createLinearGradient(x1: number, y1: number, x2: number, y2: number): Gradient {
    return new SvgGradient("linearGradient", { x1, y1, x2, y2 });
  }
  createRadialGradient(fx: number, fy: number, fr: number, cx: number, cy: number, r: number): Gradient {
    // Not every viewer knows fr: from one center, the stops can say it.
    if (fx === cx && fy === cy && r > fr) return new SvgGradient("radialGradient", { cx, cy, r }, fr / r);
    return new SvgGradient("radialGradient", { cx, cy, r, fx, fy, fr });
  }

  /** Adds markup under the clip, with the shadow. */
  add(markup: string | (() => Promise<string>)): void {
    if (this.globalCompositeOperation !== "source-over")
      throw new TypeError("An SVG is drawn forward only: clip instead.");
    const filter = shadowOf(this, this.#sheet);
    const wrap = (inner: string) => (filter === undefined ? inner : element("g", { filter: `url(#${filter})` }, inner));
    this.#sheet.add(typeof markup === "string" ? wrap(markup) : async () => wrap(await markup()), this.clipId);
  }
  /** Adds a box painted several times over, as one. */
  addRect(x: number, y: number, width: number, height: number, ...paints: readonly Attributes[]): void {
    const place = { x: number(x), y: number(y), width: number(width), height: number(height) };
    const look = { transform: transformOf(this.matrix), opacity: opacityOf(this.globalAlpha) };
    const [only, ...more] = paints;
    const rects = paints.map((paint) => element("rect", { ...place, ...paint })).join("");
    this.add(more.length > 0 ? element("g", look, rects) : element("rect", { ...place, ...only, ...look }));
  }

  #addOutline(path: PathShape | undefined, look: Attributes): void {
    this.add(element("path", { ...this.#outline(path), ...look, opacity: opacityOf(this.globalAlpha) }));
  }
  #outline(path: PathShape | undefined): Attributes {
    return path ? { d: SvgPath.dataOf(path), transform: transformOf(this.matrix) } : { d: this.#path.toString() };
  }
  #paint(kind: "fill" | "stroke", matrix: Matrix): Attributes {
    return paintOf(kind, kind === "fill" ? this.fillStyle : this.strokeStyle, this.#sheet, matrix);
  }
  #line(scale: number): Attributes {
    return {
      "stroke-width": number(this.lineWidth * scale),
      "stroke-linecap": this.lineCap === "butt" ? undefined : this.lineCap,
      // a canvas cuts a miter at 10, SVG at 4
      "stroke-miterlimit": this.lineJoin === "miter" ? 10 : undefined,
      "stroke-linejoin": this.lineJoin === "miter" ? undefined : this.lineJoin,
      "stroke-dasharray": this.dash.length === 0 ? undefined : numbers(...this.dash.map((length) => length * scale)),
    };
  }
}

function meanScale([a, b, c, d]: Matrix): number {
  return Math.sqrt(Math.abs(a * d - b * c));
}
