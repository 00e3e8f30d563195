import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Command } from "../measure/measure.ts";
import type { Row } from "../row.ts";

const NAME = "50 sets of toolbox favicon / 1 set of the favicons package";
const isAsked = process.argv.slice(2).every((word) => word === "--" || NAME.includes(word));
const folder = mkdtempSync(path.join(tmpdir(), "toolbox-bench-favicon-"));
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));

const engine = (name: "favicons" | "toolbox"): Command => ({
  program: process.execPath,
  args: [
    "--import",
    import.meta.resolve("tsx"),
    fileURLToPath(new URL(`../favicon/${name}.ts`, import.meta.url)),
    folder,
  ],
});

/** Installs the peer for this run only. */
function hasPeer(): boolean {
  if (!isAsked) return false;
  writeFileSync(path.join(folder, "package.json"), '{ "private": true, "type": "module" }\n');
  const { status } = spawnSync("npm", ["install", "--no-audit", "--no-fund", "--silent", "favicons@7.3.1"], {
    cwd: folder,
  });
  if (status !== 0) process.stdout.write(`${NAME}: skipped, the npm registry does not answer\n`);
  return status === 0;
}

/** Whole processes: fifty sets in the time of one are 0.02 per set, with the start of Node on both sides. */
export const rows: readonly Row[] = hasPeer()
  ? [{ name: NAME, a: engine("toolbox"), b: engine("favicons"), on: "cpu", goal: 1, pairs: 3 }]
  : [];
