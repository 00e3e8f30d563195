import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { madeDump } from "../generated/generated-dump.ts";
import type { Command } from "../measure/measure.ts";
import type { Row } from "../row.ts";

const READ = "schema, reading a dump of 500 KB / libpg-query";
const DRAW = "schema, first diagram of 139 tables / reading alone";
const words = process.argv.slice(2).filter((word) => word !== "--");
const isWanted = (name: string) => words.every((word) => name.includes(word));

/** The programs are bundled as the CLI is, so that none waits for a compiler. */
function prepare(): { folder: string; dump: string } {
  const folder = mkdtempSync(path.join(tmpdir(), "toolbox-bench-schema-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  const dump = path.join(folder, "dump.sql");
  writeFileSync(dump, madeDump());
  writeFileSync(path.join(folder, "package.json"), '{ "private": true, "type": "module" }\n');
  const rolldown = fileURLToPath(new URL("../../../cli/node_modules/.bin/rolldown", import.meta.url));
  for (const name of ["own", "libpg"]) {
    const script = fileURLToPath(new URL(`../schema/${name}.ts`, import.meta.url));
    const out = path.join(folder, name);
    const { status, stderr } = spawnSync(rolldown, [script, "--platform", "node", "-d", out], { encoding: "utf8" });
    if (status !== 0) throw new Error(stderr);
  }
  return { folder, dump };
}

/** Both find the same tables, columns and keys, or there is nothing to compare. */
function expectSame(one: Command, other: Command): void {
  const [a, b] = [one, other].map(({ program, args }) => spawnSync(program, args, { encoding: "utf8" }).stdout);
  if (a === "" || a !== b) throw new Error("The readers do not find the same tables, columns and keys.");
}

function makeRows(): Row[] {
  if (![READ, DRAW].some(isWanted)) return [];
  const { folder, dump } = prepare();
  const node = (...args: readonly string[]): Command => ({ program: process.execPath, args });
  const own = node(path.join(folder, "own/own.js"), dump);
  const draw = node(path.join(folder, "own/own.js"), dump, "diagram");
  const rows: Row[] = [{ name: DRAW, a: draw, b: own, on: "cpu", goal: 3, pairs: 15 }];
  if (!isWanted(READ)) return rows;
  const install = ["install", "--no-audit", "--no-fund", "--silent", "libpg-query@18.1.5"];
  if (spawnSync("npm", install, { cwd: folder }).status !== 0) {
    process.stdout.write(`${READ}: skipped, the npm registry does not answer\n`);
    return rows;
  }
  const libpg = node(path.join(folder, "libpg/libpg.js"), dump, folder);
  expectSame(own, libpg);
  return [{ name: READ, a: own, b: libpg, on: "cpu", goal: 0.3, pairs: 15 }, ...rows];
}

export const rows: readonly Row[] = makeRows();
