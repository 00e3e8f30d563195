import { configLines } from "../../graphics/color-file/color-text.ts";
import { type ConfigPlan, fontFamilies } from "./config-plan.ts";

/**
 * Tailwind 3: a module. New breakpoints replace the list, since an extended one puts a narrow width behind the wide ones,
 * and they are pixels, as in the default list: Tailwind 3 refuses min-* and max-* among mixed units.
 */
export function configJs(plan: ConfigPlan): string {
  const keywords = [
    'inherit: "inherit",',
    'current: "currentColor",',
    'transparent: "transparent",',
    'black: "#000",',
    'white: "#fff",',
  ];
  const colors = plan.scales.flatMap((scale) => configLines(scale, plan.form));
  const theme = [
    ...(plan.breakpoints.length > 0
      ? block(
          "screens",
          plan.breakpoints.map(({ name, px }) => `${key(name)}: "${px}px",`),
        )
      : []),
    ...(plan.container === undefined
      ? []
      : block("container", ["center: true,", `padding: ${JSON.stringify(plan.container)},`])),
    ...(plan.isOnly ? block("colors", [...keywords, ...colors]) : []),
    ...block("extend", [
      ...(plan.isOnly ? [] : block("colors", colors)),
      ...(plan.fonts.length > 0
        ? block(
            "fontFamily",
            plan.fonts.map((font) => `${font.name}: [${fontFamilies(font).map(quoted).join(", ")}],`),
          )
        : []),
    ]),
  ];
  return [
    '/** @type {import("tailwindcss").Config} */',
    "export default {",
    ...[
      `content: [${plan.content.map((glob) => JSON.stringify(glob)).join(", ")}],`,
      ...(plan.isDarkByClass ? ['darkMode: "selector",'] : []),
      ...(plan.prefix === "" ? [] : [`prefix: "${plan.prefix}-",`]),
      ...block("theme", theme),
    ].map((line) => `  ${line}`),
    "};",
    "",
  ].join("\n");
}

const block = (name: string, lines: readonly string[]) =>
  lines.length === 0 ? [] : [`${name}: {`, ...lines.map((line) => `  ${line}`), "},"];
const key = (name: string) => (/^[a-z_$][\w$]*$/i.test(name) ? name : `"${name}"`);
const quoted = (family: string) => (family.startsWith('"') ? `'${family}'` : `"${family}"`);
