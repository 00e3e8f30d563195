import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Framework } from "../../src/tools/scaffold/frameworks.ts";

const sources = path.resolve(import.meta.dirname, "../../assets/starters");

/** The folders a framework's files come from; of two files in one place the later wins. */
const layers: Readonly<Record<Framework, readonly string[]>> = {
  next: ["shared", "dom", "server", "next"],
  "react-vite": ["shared", "dom", "server", "react-vite"],
  "react-native": ["shared", "react-native"],
};

type StarterFile = readonly [path: string, text: string];

/** What a framework changes in the files it shares with others. */
const adapt: Readonly<Record<Framework, (file: StarterFile) => StarterFile>> = {
  // Components with state run in the browser.
  next: ([file, text]) => [
    file,
    /\/features\/(?:auth\/\w+Form|__SLUG__\/\w+View)\.tsx$/.test(file) ? `"use client";\n\n${text}` : text,
  ],
  // The api module is a server of its own, beside the site.
  "react-vite": ([file, text]) => {
    const name = /^src\/features\/api\/(\w+)\.ts$/.exec(file)?.[1];
    if (name === undefined) return [file, text];
    const folder = { requireAuth: "middleware", users: "routes", validate: "lib" }[name];
    if (folder === undefined) throw new Error(`${file} has no place in the server of a Vite project.`);
    return [`server/${folder}/${name}.ts`, text.replace('"./validate"', '"../lib/validate"')];
  },
  "react-native": (file) => file,
};

/**
 * The asset files of the starters, one for each framework: from part (`base`, `auth`, …) to path to text, a file per
 * line for diffs. Their sources lie one folder lower, as `<layer>/<part>/<path>`, and ship with no host.
 */
export function starterPacks(): Map<string, string> {
  const frameworks = Object.keys(layers) as Framework[];
  return new Map(frameworks.map((framework) => [`starters/${framework}.json`, pack(framework)]));
}

function pack(framework: Framework): string {
  const parts = new Map<string, Map<string, string>>();
  for (const layer of layers[framework])
    for (const [file, text] of filesIn(path.join(sources, layer))) {
      const slash = file.indexOf("/");
      const part = file.slice(0, slash);
      const [place, adapted] = adapt[framework]([file.slice(slash + 1), text]);
      parts.set(part, (parts.get(part) ?? new Map<string, string>()).set(place, adapted));
    }
  const rows = [...parts].toSorted(byName).map(([part, files]) => `${JSON.stringify(part)}:${object([...files])}`);
  return `{\n${rows.join(",\n")}\n}\n`;
}

const byName = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]) => (one < other ? -1 : 1);

const object = (files: readonly StarterFile[]): string =>
  `{\n${files
    .toSorted(byName)
    .map(([file, text]) => `${JSON.stringify(file)}:${JSON.stringify(text)}`)
    .join(",\n")}\n}`;

/** Every file below a folder, by its path with forward slashes. */
const filesIn = (folder: string): StarterFile[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => [path.relative(folder, file).replaceAll("\\", "/"), readFileSync(file, "utf8")]);
