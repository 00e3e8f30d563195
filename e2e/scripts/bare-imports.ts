import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { root } from "./run-step.ts";

const importOf = /^(?:import|export)\s(?:[^;"]*\sfrom\s)?"([^"]+)"|\bimport\("([^"]+)"\)/gm;
const notBundled = /^(\.|node:|virtual:|vitest$|vitest\/|@toolbox\/)/;

/** The packages (with their subpaths) that the sources below a folder of the repository import for a browser. */
export function bareImports(folder: string): string[] {
  const found = new Set<string>();
  for (const name of readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })) {
    if (!/\.tsx?$/.test(name) || /(?<!\.browser)\.test\.tsx?$/.test(name)) continue;
    for (const [, fixed, lazy] of readFileSync(path.join(root, folder, name), "utf8").matchAll(importOf)) {
      const source = fixed ?? lazy ?? "";
      if (source !== "" && !notBundled.test(source)) found.add(source);
    }
  }
  return [...found].toSorted();
}
