import { lineAndColumn } from "../../text/lines.ts";
import { colorValue } from "./color-value.ts";
import type { FoundColor, FoundColors, LeftColor } from "./found-color.ts";
import { closeOf, maskCode } from "./mask-code.ts";

/** Whether a text is a stylesheet rather than a config in JavaScript. */
export const isStylesheet = (text: string): boolean =>
  /@theme\b|@import\s|@tailwind\s/.test(text) || /^\s*(?::root|:host|--[\w-]+\s*:)/m.test(text);

interface Declaration {
  readonly name: string;
  readonly value: string;
  readonly at: number;
}

/**
 * The colors of a Tailwind 4 stylesheet: `--color-*` of every `@theme`, with the variables of `:root` put in. A
 * stylesheet without `@theme` is searched for `--color-*` everywhere.
 */
export function readTheme(text: string): FoundColors {
  const placeAt = lineAndColumn(text);
  const mask = maskCode(text.replace(/\/\//g, "  "));
  const themes = [...mask.matchAll(/@theme\b[^{};]*\{/g)].map(({ index, 0: head }) => {
    const open = index + head.length - 1;
    return [open + 1, closeOf(mask, open) - 1] as const;
  });
  const all = declarations(text, mask, 0, mask.length, false);
  const own = themes.length > 0 ? themes.flatMap(([from, to]) => declarations(text, mask, from, to, true)) : all;
  // The first of a name is the light one: dark themes come later and in rules of their own.
  const variables = new Map<string, string>();
  for (const { name, value } of all) if (!variables.has(name) && !isSelf(name, value)) variables.set(name, value);
  const colors = new Map<string, FoundColor>();
  const left = new Map<string, LeftColor>();
  for (const { name: full, value, at } of own) {
    if (!full.startsWith("--color-") || /^initial\b/.test(value)) continue;
    const name = full.slice("--color-".length);
    const color = colorValue(withVariables(value, variables));
    colors.delete(name);
    left.delete(name);
    if (color.isColor) colors.set(name, { name, text: color.text, hex: color.hex, alpha: color.alpha });
    else left.set(name, { name, source: value, why: color.why, line: placeAt(at).line });
  }
  return { colors: [...colors.values()], left: [...left.values()], isConfig: themes.length > 0 || all.length > 0 };
}

/** Custom properties between two offsets. @param isFlat those of nested rules are left out */
function declarations(text: string, mask: string, from: number, to: number, isFlat: boolean): Declaration[] {
  const found: Declaration[] = [];
  const pattern = /(--[\w-]+\*?)\s*:\s*|\{/g;
  pattern.lastIndex = from;
  for (let match = pattern.exec(mask); match && match.index < to; match = pattern.exec(mask)) {
    const [whole, name] = match;
    if (name === undefined) {
      if (isFlat) pattern.lastIndex = closeOf(mask, match.index);
      continue;
    }
    const start = match.index + whole.length;
    const length = /^[^;}]*/.exec(mask.slice(start, to))?.[0].length ?? 0;
    found.push({ name, value: withoutComments(text.slice(start, start + length)), at: match.index });
    pattern.lastIndex = start + length;
  }
  return found;
}

const withoutComments = (value: string) =>
  value
    .replace(/\/\*.*?\*\//gs, " ")
    .replace(/\s+/g, " ")
    .trim();
const isSelf = (name: string, value: string) => value === `var(${name})`;

/** Puts in what `var()` stands for, or its fallback; a chain of ten is as long as it goes. */
function withVariables(value: string, variables: ReadonlyMap<string, string>): string {
  let text = value;
  for (let round = 0; round < 10 && text.includes("var(") && text.length < 2000; round++) {
    const next = text.replace(
      /var\(\s*(--[\w-]+)\s*(?:,\s*([^()]*(?:\([^()]*\)[^()]*)*))?\)/g,
      (whole, name: string, fallback) => variables.get(name) ?? (fallback as string | undefined)?.trim() ?? whole,
    );
    if (next === text) break;
    text = next;
  }
  return text;
}
