import type { Gradient, GradientLayer } from "../../ports/index.ts";
import { gradientLine } from "../drawing/gradient-line.ts";
import { IDENTITY, type Matrix, number, transformOf } from "./matrix.ts";
import type { SvgSheet } from "./svg-sheet.ts";
import { type Attributes, element } from "./xml.ts";

/** A gradient of the SVG pen, in the coordinates it was made in. */
export class SvgGradient implements Gradient {
  readonly #name: "linearGradient" | "radialGradient";
  readonly #place: Attributes;
  readonly #stops: string[] = [];
  readonly #start: number;

  /** @param start where the first color stands, 0 to 1; the others move up */
  constructor(name: "linearGradient" | "radialGradient", place: Readonly<Record<string, number>>, start = 0) {
    this.#name = name;
    this.#start = start;
    this.#place = Object.fromEntries(Object.entries(place).map(([key, value]) => [key, number(value)]));
  }

  addColorStop(offset: number, color: string): void {
    const at = this.#start + offset * (1 - this.#start);
    const { color: plain, opacity } = splitColor(color);
    this.#stops.push(
      element("stop", { offset: number(at, 4), "stop-color": plain, "stop-opacity": opacityOf(opacity) }),
    );
  }

  /** @param matrix from the gradient's coordinates to those of what it fills */
  define(sheet: SvgSheet, matrix: Matrix): string {
    const more = { gradientUnits: "userSpaceOnUse", gradientTransform: transformOf(matrix) };
    return sheet.define((id) => element(this.#name, { id, ...this.#place, ...more }, this.#stops.join("")));
  }
}

/** A layer over a box as a gradient. */
export function layerGradient(layer: GradientLayer, x: number, y: number, width: number, height: number): SvgGradient {
  const gradient = unstopped(layer, x, y, width, height);
  for (const [offset, color, alpha = 1] of layer.stops.toSorted(([a], [b]) => a - b)) {
    const hex = Math.round(alpha * 255)
      .toString(16)
      .padStart(2, "0");
    gradient.addColorStop(offset, hex === "ff" ? color : color + hex);
  }
  return gradient;
}

function unstopped(layer: GradientLayer, x: number, y: number, width: number, height: number): SvgGradient {
  if (layer.kind === "radial") {
    const [cx, cy] = [x + layer.x * width, y + layer.y * height];
    return new SvgGradient("radialGradient", { cx, cy, r: layer.radius * width });
  }
  const { x0, y0, x1, y1 } = gradientLine(layer.degrees, width, height);
  return new SvgGradient("linearGradient", { x1: x + x0, y1: y + y0, x2: x + x1, y2: y + y1 });
}

/** The attributes that paint with a color or a gradient. */
export function paintOf(
  kind: "fill" | "stroke",
  paint: string | Gradient,
  sheet: SvgSheet,
  matrix: Matrix = IDENTITY,
): Attributes {
  if (paint instanceof SvgGradient) return { [kind]: `url(#${paint.define(sheet, matrix)})` };
  if (typeof paint !== "string") throw new TypeError("The paint comes from another canvas.");
  const { color, opacity } = splitColor(paint);
  return { [kind]: color, [`${kind}-opacity`]: opacityOf(opacity) };
}

/** An opacity attribute; none for 1. */
export function opacityOf(value: number): string | undefined {
  return value === 1 ? undefined : number(value, 4);
}

/** A CSS color as SVG 1.1 knows colors, its alpha apart: not every viewer reads `rgba()` or eight digits. */
export function splitColor(css: string): { readonly color: string; readonly opacity: number } {
  const text = css.trim().toLowerCase();
  if (text === "transparent") return { color: "#000000", opacity: 0 };
  const hex = /^#(?:([0-9a-f]{6})([0-9a-f]{2})|([0-9a-f]{3})([0-9a-f]))$/.exec(text);
  if (hex) {
    const alpha = hex[2] ?? `${hex[4]}${hex[4]}`;
    return { color: `#${hex[1] ?? hex[3]}`, opacity: Number.parseInt(alpha, 16) / 255 };
  }
  const rgb = /^rgba?\(\s*([\d.]+)[\s,]+([\d.]+)[\s,]+([\d.]+)\s*(?:[,/]\s*([\d.]+)(%?)\s*)?\)$/.exec(text);
  if (!rgb) return { color: css, opacity: 1 };
  const [, r, g, b, alpha = "1", percent] = rgb;
  const digits = [r, g, b].map((value) => Math.round(Number(value)).toString(16).padStart(2, "0"));
  return { color: `#${digits.join("")}`, opacity: Number(alpha) / (percent ? 100 : 1) };
}
