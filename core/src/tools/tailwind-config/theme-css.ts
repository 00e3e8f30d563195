import { themeLines } from "../../graphics/color-file/color-text.ts";
import { type ConfigPlan, fontFamilies } from "./config-plan.ts";

/** Tailwind 4: everything is CSS. Widths are rem, as in Tailwind's own theme: other units would not sort among them. */
export function themeCss(plan: ConfigPlan): string {
  const theme = [
    ...(plan.isOnly ? ["--color-*: initial;", "--color-white: #fff;", "--color-black: #000;"] : []),
    ...plan.scales.flatMap((scale) => themeLines(scale, plan.form)),
    ...plan.fonts.map((font) => `--font-${font.name}: ${fontFamilies(font).join(", ")};`),
    ...plan.breakpoints.filter(({ isOwn }) => isOwn).map(({ name, px }) => `--breakpoint-${name}: ${px / 16}rem;`),
  ];
  const prefix = plan.prefix === "" ? "" : ` prefix(${plan.prefix})`;
  return [
    `@import "tailwindcss"${prefix};\n`,
    ...(plan.isDarkByClass ? ["@custom-variant dark (&:where(.dark, .dark *));\n"] : []),
    `@theme {\n${theme.map((line) => `  ${line}\n`).join("")}}\n`,
    ...(plan.container === undefined
      ? []
      : [`@utility container {\n  margin-inline: auto;\n  padding-inline: ${plan.container};\n}\n`]),
  ].join("\n");
}
