import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { root } from "../scripts/run-step.ts";

/** The files of the four packages that git does not ignore, from the root of the repository; no hidden ones. */
export function workspaceFiles(): string[] {
  const listed = execFileSync(
    "git",
    ["ls-files", "--cached", "--others", "--exclude-standard", "core", "web", "cli", "e2e"],
    { cwd: root, encoding: "utf8", maxBuffer: 2 ** 26 },
  );
  const files = listed.trimEnd().split("\n");
  return files.filter((file) => !file.includes("/.") && existsSync(path.join(root, file))).toSorted();
}

/** Whether a file holds code of ours; what lies in assets is data of the products. */
export const isSource = (file: string): boolean => /\.(?:tsx?|mts|mjs)$/.test(file) && !file.startsWith("core/assets/");
