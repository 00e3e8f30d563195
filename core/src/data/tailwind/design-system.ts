import type { Assets } from "../../ports/index.ts";
import { ToolError } from "../../tool/errors.ts";

/** What is used of Tailwind's own design system: the one its compiler and its Prettier plugin work with. */
export interface DesignSystem {
  /** Where each class stands in the generated stylesheet; null for a class Tailwind does not know. */
  getClassOrder(classes: string[]): [string, bigint | null][];
  /** The rules of each class as CSS; null for a class Tailwind does not know. */
  candidatesToCss(classes: string[]): (string | null)[];
  readonly theme: {
    /** What stands before every class, as `tw` of `tw:flex`. */
    readonly prefix: string | null;
    /** The names of the theme below `--text` and its like. */
    keysInNamespaces(namespaces: Iterable<string>): string[];
  };
}

export interface LoadedSystem {
  readonly system: DesignSystem;
  /** What of the stylesheet could not be followed, a sentence each. */
  readonly notes: readonly string[];
}

const THEME = "tailwind/theme.css.txt";
const plain = new WeakMap<Assets, Promise<LoadedSystem>>();

/**
 * Tailwind's design system with its default theme and the user's stylesheet on top. The library (MIT, 75 KB packed)
 * and the theme are loaded on first use; the system without a stylesheet is kept.
 * @param stylesheet CSS with `@theme`, `@utility` and `@custom-variant`; imports and plugins are told in `notes`
 * Throws `ToolError` "stylesheet" with what Tailwind says of bad CSS.
 */
export function designSystem(assets: Assets, stylesheet = ""): Promise<LoadedSystem> {
  if (stylesheet.trim() !== "") return load(assets, stylesheet);
  const loading = plain.get(assets) ?? load(assets, "");
  plain.set(assets, loading);
  // What failed once is tried again.
  loading.catch(() => plain.delete(assets));
  return loading;
}

async function load(assets: Assets, stylesheet: string): Promise<LoadedSystem> {
  const [tailwind, plainTheme] = await Promise.all([import("tailwindcss"), defaultTheme(assets)]);
  const notes = new Set<string>();
  // The import itself is left out below, so what it says of the theme is said here.
  const prefix = /@import\s+["']tailwindcss[^;]*\s(prefix\([^)]*\))/.exec(stylesheet)?.[1] ?? "";
  const theme = plainTheme.replace(/@theme default/, `@theme default ${prefix}`);
  const withoutCharset = stylesheet.replace(/^\uFEFF/, "");
  try {
    // oxlint-disable-next-line no-underscore-dangle -- Tailwind's own name for what its editor tools use; the version is pinned
    const system = await tailwind.__unstable__loadDesignSystem(`${theme}\n@tailwind utilities;\n${withoutCharset}`, {
      loadStylesheet: async (id: string) => {
        // The theme stands there already, and a second preflight or set of utilities changes no order.
        if (!/^tailwindcss(\/|$)/.test(id)) notes.add(`@import "${id}" is not followed: paste what it contains.`);
        return { path: id, base: "", content: "" };
      },
      loadModule: async (id: string) => {
        notes.add(`"${id}" is code and is not run: its classes count as unknown.`);
        return { path: id, base: "", module: () => {} };
      },
    });
    return { system, notes: [...notes] };
  } catch (error) {
    if (stylesheet.trim() === "" || !(error instanceof Error)) throw error;
    throw new ToolError("decode", `Tailwind cannot read the stylesheet: ${error.message.split("\n")[0]}`, {
      field: "stylesheet",
    });
  }
}

/** The stylesheet with Tailwind's default theme, as it ships. */
export async function defaultTheme(assets: Assets): Promise<string> {
  return new TextDecoder().decode(await assets.read(THEME));
}
