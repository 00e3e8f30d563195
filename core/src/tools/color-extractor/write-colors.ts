import { type ColorForm, cssText } from "../../graphics/color/css-text.ts";
import type { FoundColor } from "./found-color.ts";

/** The notation of the values; `written` keeps them as they stood. */
export type ValueForm = ColorForm | "written";

/** One color as CSS, its transparency kept. */
export function valueText({ text, hex, alpha }: Pick<FoundColor, "text" | "hex" | "alpha">, form: ValueForm): string {
  if (form === "written") return text;
  if (alpha === 1) return cssText(hex, form);
  if (form === "hex")
    return (
      hex +
      Math.round(alpha * 255)
        .toString(16)
        .padStart(2, "0")
    );
  const share = Number(alpha.toFixed(3));
  return cssText(hex, form).replace(/\)$/, form === "oklch" ? ` / ${share})` : `, ${share})`);
}

/** Custom properties of `:root`, or of the `@theme` Tailwind 4 makes utilities of. */
export function colorsAsCss(colors: readonly FoundColor[], form: ValueForm, rule: ":root" | "@theme"): string {
  const lines = colors.map((color) => `  --color-${propertyName(color.name)}: ${valueText(color, form)};\n`);
  return `${rule} {\n${lines.join("")}}\n`;
}

/** Nested as in a config: `brand-500` stands in `brand` where several have that family. */
export function colorsAsJson(colors: readonly FoundColor[], form: ValueForm): string {
  const families = new Map<string, Map<string, string>>();
  for (const color of colors) {
    const [, family = color.name, step = "DEFAULT"] = /^(.+)-(\d{2,3})$/.exec(color.name) ?? [];
    const own = families.get(family) ?? new Map<string, string>();
    own.set(step, valueText(color, form));
    families.set(family, own);
  }
  const entries = [...families].map(([family, steps]) => {
    const [only] = steps;
    return [family, steps.size === 1 && only?.[0] === "DEFAULT" ? only[1] : Object.fromEntries(steps)] as const;
  });
  return `${JSON.stringify(Object.fromEntries(entries), undefined, 2)}\n`;
}

/** A name a custom property can have; Tailwind writes `0.5` as `0_5` too. */
const propertyName = (name: string) => name.replace(/[^\w-]/g, (sign) => (sign === "." ? "_" : "-"));
