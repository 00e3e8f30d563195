import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Row } from "../row.ts";

const AGAINST = "workspace layout by forces, 10,000 nodes / d3-force 3";

const script = (name: string, ...args: readonly string[]) => ({
  program: process.execPath,
  args: ["--import", "tsx", fileURLToPath(new URL(`../workspace/${name}`, import.meta.url)), ...args],
});

/** Installs the peer for this run only; undefined without a registry, or when other rows were asked for. */
function d3Force(): Row["b"] | undefined {
  if (!process.argv.slice(2).every((word) => word === "--" || AGAINST.includes(word))) return undefined;
  const folder = mkdtempSync(path.join(tmpdir(), "toolbox-bench-workspace-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(path.join(folder, "package.json"), '{ "private": true }\n');
  const args = ["install", "--no-audit", "--no-fund", "--silent", "d3-force@3.0.0"];
  if (spawnSync("npm", args, { cwd: folder }).status === 0) return script("lay-out.ts", folder);
  process.stdout.write(`${AGAINST}: skipped, the npm registry does not answer\n`);
  return undefined;
}

const peer = d3Force();

/** Time per line does not grow with the plan, and forces lay out large ones while one waits. */
export const rows: readonly Row[] = [
  {
    name: "workspace, a line of a plan of 100,000 / a line of one of 1,000",
    a: script("parse-lines.ts", "100000"),
    b: script("parse-lines.ts", "1000"),
    on: "printed",
    goal: 1.3,
    pairs: 7,
  },
  ...(peer ? [{ name: AGAINST, a: script("lay-out.ts"), b: peer, on: "printed", goal: 0.33, pairs: 3 } as const] : []),
];
