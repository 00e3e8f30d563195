import { colorValue } from "./color-value.ts";
import type { FoundColor, FoundColors, LeftColor } from "./found-color.ts";
import { type ConfigValue, LiteralReader } from "./read-literal.ts";

/**
 * The colors of a Tailwind 3 config in JavaScript, TypeScript or JSON, or of a part of one: `theme.colors`,
 * `theme.extend.colors`, `{ colors: … }`, or the colors alone. Nothing is run.
 */
export function readConfig(text: string): FoundColors {
  const reader = new LiteralReader(text);
  const root = configOf(reader);
  if (!root) return { colors: [], left: [], isConfig: false };
  const { reader: source, value } = root;
  const colors = new Map<string, FoundColor>();
  const left = new Map<string, LeftColor>();
  const sets = colorSets(value);
  for (const set of sets) collect(set, "", source, colors, left);
  return { colors: [...colors.values()], left: [...left.values()], isConfig: true };
}

/** The config of a file: what it exports, the one object given to the function it exports, or a piece of an object. */
function configOf(reader: LiteralReader): { reader: LiteralReader; value: ConfigValue } | undefined {
  const exported = /\bexport\s+default\b|\bmodule\s*\.\s*exports\s*=(?!=)/.exec(reader.mask);
  if (exported) {
    const at = reader.skip(exported.index + exported[0].length);
    const direct = reader.read(at);
    if (direct.kind === "object") return { reader, value: direct };
    const call = /^[\w$.]+\s*\(/.exec(reader.mask.slice(at));
    const value = call && reader.read(at + call[0].length);
    return value?.kind === "object" ? { reader, value } : undefined;
  }
  const named = /\b(?:const|let|var)\s+(\w*(?:config|colors|theme|palette)\w*)\b/i.exec(reader.mask);
  const declared = named?.[1] === undefined ? undefined : reader.declaration(named[1]);
  if (declared !== undefined) {
    const value = reader.read(declared);
    if (value.kind === "object") return { reader, value };
  }
  const start = reader.skip(0);
  if (reader.mask[start] === "{") {
    const value = reader.read(start);
    return value.kind === "object" && value.entries.length > 0 ? { reader, value } : undefined;
  }
  // `colors: { … }` or `brand: "#123456",` as cut out of a config: line numbers stay those of the text.
  if (!/^["']?[\w$-]+["']?\s*:/.test(reader.text.slice(start))) return undefined;
  const wrapped = new LiteralReader(`{${reader.text}\n}`);
  const value = wrapped.read(0);
  return value.kind === "object" && value.entries.length > 0 ? { reader: wrapped, value } : undefined;
}

function colorSets(config: ConfigValue): ConfigValue[] {
  const theme = inside(config, "theme");
  const extend = inside(theme ?? config, "extend");
  const sets = [inside(theme ?? config, "colors"), extend && inside(extend, "colors")];
  const found = sets.filter((set) => set !== undefined);
  if (found.length > 0 || theme || extend || config.kind !== "object") return found;
  // No config at all, but an object of colors.
  const isConfig = config.entries.some(([name]) => /^(content|plugins|presets|darkMode|prefix|safelist)$/.test(name));
  return isConfig ? [] : [config];
}

function inside(value: ConfigValue, name: string): ConfigValue | undefined {
  return value.kind === "object" ? value.entries.findLast(([own]) => own === name)?.[1] : undefined;
}

function collect(
  value: ConfigValue,
  path: string,
  reader: LiteralReader,
  colors: Map<string, FoundColor>,
  left: Map<string, LeftColor>,
): void {
  const name = path === "" ? "colors" : path;
  const leave = (source: string, why: string) =>
    left.set(name, { name, source, why, line: reader.placeAt(value.at).line });
  if (value.kind === "object") {
    for (const [key, inner] of value.entries)
      collect(
        inner,
        key === "DEFAULT" && path !== "" ? path : path === "" ? key : `${path}-${key}`,
        reader,
        colors,
        left,
      );
    return;
  }
  if (value.kind === "other") return void leave(value.source, value.why);
  const color = colorValue(value.text);
  if (!color.isColor) return void leave(value.text, color.why);
  // The later of two wins, as in an object.
  left.delete(name);
  colors.delete(name);
  colors.set(name, { name, text: color.text, hex: color.hex, alpha: color.alpha });
}
