import { parseHex } from "../../graphics/color/parse-hex.ts";
import { colorScale } from "../../graphics/color/scale.ts";
import type { SwatchSet } from "../../graphics/color-file/swatch.ts";
import type { Issue } from "../../tool/output.ts";
import { type Breakpoint, defaultBreakpoints } from "./config-plan.ts";

const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** A scale per color, and what is wrong with the further ones: each is a name and a hex color. */
export function readScales(
  first: { readonly name: string; readonly base: string },
  more: readonly string[],
  withLast: boolean,
): { readonly scales: readonly SwatchSet[]; readonly issues: readonly Issue[] } {
  const issues: Issue[] = [];
  const scales: SwatchSet[] = [];
  const add = (field: string, name: string, hex: string) => {
    if (!NAME.test(name))
      issues.push({
        field,
        message: `"${name}" cannot name a color: use lowercase letters, digits and single hyphens, such as deep-blue.`,
      });
    else if (scales.some((scale) => scale.family === name))
      issues.push({ field, message: `Two colors are called ${name}.` });
    else scales.push(scaleOf(name, hex, withLast));
  };
  add("name", first.name, first.base);
  for (const entry of filled(more)) {
    const [, name = "", text = ""] = /^(\S+?)\s*[\s:=]\s*(#?[0-9a-f]+)$/i.exec(entry) ?? [];
    const color = parseHex(text);
    if (color.isValid) add("more", name, color.hex);
    else
      issues.push({
        field: "more",
        message: `"${entry}" is not a valid color: write a name and a hex color, such as accent #f97316.`,
      });
  }
  return { scales, issues };
}

/** All breakpoints by width, and what is wrong with the new ones: each is a name and a width. */
export function readBreakpoints(entries: readonly string[]): {
  readonly breakpoints: readonly Breakpoint[];
  readonly issues: readonly Issue[];
} {
  const issues: Issue[] = [];
  const own = new Map<string, number>();
  for (const entry of filled(entries)) {
    const [, name = "", number = "", unit = ""] =
      /^([a-z0-9][\w-]*)\s*[\s:=]\s*(\d+(?:\.\d+)?)(px|rem|em)$/i.exec(entry) ?? [];
    const px = Number(number) * (unit.toLowerCase() === "px" ? 1 : 16);
    if (name === "" || px <= 0)
      issues.push({
        field: "breakpoints",
        message: `"${entry}" is not a valid breakpoint: write a name and a width, such as 3xl 120rem.`,
      });
    else if (own.has(name)) issues.push({ field: "breakpoints", message: `Two breakpoints are called ${name}.` });
    else own.set(name, px);
  }
  const all = [
    ...defaultBreakpoints.filter(({ name }) => !own.has(name)),
    ...[...own].map(([name, px]) => ({ name, px, isOwn: true })),
  ];
  return { breakpoints: own.size === 0 ? [] : all.toSorted((one, other) => one.px - other.px), issues };
}

function scaleOf(family: string, base: string, withLast: boolean): SwatchSet {
  const swatches = colorScale(base, 500, withLast).map(({ stop, hex }) => ({ name: String(stop), hex }));
  return { family, title: `${family} scale, ${base} on 500`, isNumbered: false, swatches };
}

const filled = (entries: readonly string[]) => entries.map((entry) => entry.trim()).filter((entry) => entry !== "");
