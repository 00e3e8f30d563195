/* Numbers, colors and texts as they stand in a content stream (ISO 32000-1, 7.3 and 8.6). */

/** At most three decimals: a thousandth of a point is finer than any device. */
export function num(value: number): string {
  const rounded = Math.round(value * 1000) / 1000;
  return Object.is(rounded, -0) ? "0" : String(rounded);
}

const colors = new Map<string, string>();

/** `#rrggbb` as three numbers of DeviceRGB. */
export function rgb(color: string): string {
  let known = colors.get(color);
  if (known === undefined) {
    const part = (at: number) => num(Number.parseInt(color.slice(at, at + 2), 16) / 255);
    known = `${part(1)} ${part(3)} ${part(5)}`;
    colors.set(color, known);
  }
  return known;
}

/** A text string in UTF-16 with its mark, in hex. */
export function hexText(text: string): string {
  let hex = "FEFF";
  for (let at = 0; at < text.length; at++) hex += text.charCodeAt(at).toString(16).padStart(4, "0");
  return `<${hex}>`;
}

// How far the control points of a quarter circle stand from its ends.
const ROUND = 0.5523;

/** The outline of a box, its corners rounded. */
export function boxPath(x: number, y: number, width: number, height: number, radius = 0): string {
  const r = Math.min(radius, width / 2, height / 2);
  if (r <= 0) return `${num(x)} ${num(y)} ${num(width)} ${num(height)} re`;
  const k = r * (1 - ROUND);
  const [right, bottom] = [x + width, y + height];
  const at = (...values: number[]) => values.map(num).join(" ");
  return [
    `${at(x + r, y)} m`,
    `${at(right - r, y)} l ${at(right - k, y, right, y + k, right, y + r)} c`,
    `${at(right, bottom - r)} l ${at(right, bottom - k, right - k, bottom, right - r, bottom)} c`,
    `${at(x + r, bottom)} l ${at(x + k, bottom, x, bottom - k, x, bottom - r)} c`,
    `${at(x, y + r)} l ${at(x, y + k, x + k, y, x + r, y)} c h`,
  ].join(" ");
}
