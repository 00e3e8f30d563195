import type { Pen } from "../../ports/index.ts";
import { number } from "./matrix.ts";
import { opacityOf, splitColor } from "./svg-paint.ts";
import type { SvgSheet } from "./svg-sheet.ts";
import { element } from "./xml.ts";

type Shadow = Pick<Pen, "shadowColor" | "shadowBlur" | "shadowOffsetX" | "shadowOffsetY">;

/**
 * The id of the filter that casts the pen's shadow, if it has one. As on a canvas it does not follow the transform, and
 * the blur is twice the standard deviation (HTML, 4.12.5.1.18).
 */
export function shadowOf(pen: Shadow, sheet: SvgSheet): string | undefined {
  const { color, opacity } = splitColor(pen.shadowColor);
  const { shadowBlur: blur, shadowOffsetX: dx, shadowOffsetY: dy } = pen;
  if (opacity === 0 || (blur === 0 && dx === 0 && dy === 0)) return undefined;
  const reach = Math.ceil(Math.max(Math.abs(dx), Math.abs(dy)) + blur * 1.5) + 1;
  // Not feDropShadow: many viewers do not know it.
  const cast = [
    element("feGaussianBlur", { in: "SourceAlpha", stdDeviation: number(blur / 2) }),
    element("feOffset", { dx: number(dx), dy: number(dy), result: "b" }),
    element("feFlood", { "flood-color": color, "flood-opacity": opacityOf(opacity) }),
    element("feComposite", { in2: "b", operator: "in" }),
    element("feMerge", {}, element("feMergeNode", {}) + element("feMergeNode", { in: "SourceGraphic" })),
  ].join("");
  // Of what lies outside the drawing only as much counts as its shadow can reach back.
  const region = {
    filterUnits: "userSpaceOnUse",
    x: -reach,
    y: -reach,
    width: sheet.width + 2 * reach,
    height: sheet.height + 2 * reach,
  };
  return sheet.define((id) => element("filter", { id, ...region, "color-interpolation-filters": "sRGB" }, cast));
}
