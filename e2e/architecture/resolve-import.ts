import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { root } from "../scripts/run-step.ts";

const { exports: doors } = JSON.parse(readFileSync(path.join(root, "core/package.json"), "utf8")) as {
  exports: Readonly<Record<string, string>>;
};

/**
 * What an import leads to: a file from the root of the repository, the folder where a pattern of `import.meta.glob`
 * begins, or the name of a package or builtin.
 * @throws if core does not export it, or there is no such file
 */
export function resolveImport(written: string, from: string): string {
  const [plain = ""] = written.replace(/^!/, "").split("?");
  // within core the name of core is that of any package, and no row allows it
  const isCore = /^@toolbox\/core(?=\/|$)/.test(plain) && !from.startsWith("core/");
  if (!isCore && !plain.startsWith(".")) return packageName(plain);
  const target = isCore ? coreFile(plain.replace("@toolbox/core", ".")) : path.posix.join(from, "..", plain);
  if (target === undefined) throw new Error(`${from} imports "${written}", which core/package.json does not export.`);
  const fixed = target.replace(/[^/]*\*.*$/, "");
  if (!existsSync(path.join(root, fixed))) throw new Error(`${from} imports "${written}", which does not exist.`);
  return fixed;
}

function coreFile(door: string): string | undefined {
  for (const [pattern, target] of Object.entries(doors)) {
    const [before = "", after] = pattern.split("*");
    if (after === undefined) {
      if (door === pattern) return path.posix.join("core", target);
    } else if (door.startsWith(before) && door.endsWith(after))
      return path.posix.join("core", target.replace("*", door.slice(before.length, door.length - after.length)));
  }
  return undefined;
}

/** `node:fs/promises` is `node:fs`, `@scope/name/part` is `@scope/name`. */
function packageName(written: string): string {
  return written
    .split("/")
    .slice(0, written.startsWith("@") ? 2 : 1)
    .join("/");
}
