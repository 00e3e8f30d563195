import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { REPO_ROOT } from "./repo-root.ts";

/** All that the built web app is made from. */
const INPUTS = [
  "core/src",
  "core/assets",
  "core/package.json",
  "web/src",
  "web/public",
  "web/index.html",
  "web/package.json",
  "web/vite.config.ts",
  "web/backend/data/input-hash.ts",
  "web/scripts/core-assets-plugin.ts",
  "web/scripts/site-licenses.ts",
  "core/scripts/licenses",
  "LICENSE",
  "package.json",
  "pnpm-lock.yaml",
  "tsconfig.base.json",
];

/** Where a build notes what it was made from; beside the manifest, inside the built app. */
export const STAMP_FILE = ".vite/inputs.sha256";

/**
 * A hash over names and contents of everything the web app is built from, tests left out.
 * @returns hex sha256
 */
export function hashInputs(root = REPO_ROOT): string {
  const hash = createHash("sha256");
  const add = (relative: string): void => {
    const full = path.join(root, relative);
    if (!existsSync(full)) return;
    if (statSync(full).isDirectory()) {
      for (const name of readdirSync(full).toSorted()) add(`${relative}/${name}`);
    } else if (!/\.(test|contract)\.tsx?$/.test(relative)) {
      hash.update(`${relative}\0`).update(readFileSync(full)).update("\0");
    }
  };
  for (const input of INPUTS) add(input);
  return hash.digest("hex");
}

/** Whether the built app in `distDir` is made from what the sources are now. */
export function isBuildFresh(distDir: string): boolean {
  const stamp = path.join(distDir, STAMP_FILE);
  return (
    existsSync(stamp) && existsSync(path.join(distDir, "index.html")) && readFileSync(stamp, "utf8") === hashInputs()
  );
}
