import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { benchSession } from "../measure/bench-session.ts";
import { canMeasureMemory } from "../measure/peak-memory.ts";
import type { Row } from "../row.ts";

const WARM = "toolbox make --check, 1,000 entries, nothing changed / node -e 0";
const COLD = "toolbox make --check, 1,000 entries, in a fresh clone / node -e 0";
const ONE = "toolbox make, one input changed among 1,000 / that entry alone and 3 node -e 0";
const MEMORY = "toolbox make --check, 10,000 entries in a fresh clone / 100 entries";
const program = fileURLToPath(new URL("../../../cli/dist/toolbox.js", import.meta.url));
const nothing = { program: process.execPath, args: ["-e", "0"] };
const check = (cwd: string) => ({ program: process.execPath, args: [program, "make", "--check"], cwd });
const shell = (script: string, cwd: string) => ({
  program: "sh",
  args: ["-c", script, process.execPath, program],
  cwd,
  env: benchSession(),
});
/** What a check has seen is away each time, and kept again at its end. */
const freshCheck = (cwd: string) => shell('rm -rf .git/toolbox; exec "$0" "$1" make --check', cwd);
const CHANGE = 'echo "Another title $$" > in/0.txt; "$0" "$1" make';

/** A repository with so many entries that are made. */
function madeFolder(entries: number): string {
  const folder = mkdtempSync(path.join(tmpdir(), "toolbox-bench-make-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(path.join(folder, ".git"));
  mkdirSync(path.join(folder, "in"));
  const make: Record<string, object> = {};
  for (let at = 0; at < entries; at++) {
    writeFileSync(path.join(folder, `in/${at}.txt`), `A title with the number ${at}\n`);
    make[`title-${at}`] = { tool: "slug", input: { text: { file: `in/${at}.txt` } }, out: `out/${at}.txt` };
  }
  writeFileSync(path.join(folder, "toolbox.config.json"), JSON.stringify({ make }, undefined, 2));
  for (const args of [["make"], ["make", "--check"]]) {
    const run = spawnSync(process.execPath, [program, ...args], {
      cwd: folder,
      env: { ...process.env, ...benchSession() },
      encoding: "utf8",
    });
    if (run.status !== 0) throw new Error(`toolbox ${args.join(" ")}: ${run.stderr}`);
  }
  return folder;
}

function makeRows(): readonly Row[] {
  const words = process.argv.slice(2).filter((word) => word !== "--");
  const isAsked = (name: string) => words.every((word) => name.includes(word));
  if (![WARM, COLD, ONE, MEMORY].some(isAsked)) return [];
  const thousand = madeFolder(1000);
  const rows: readonly Row[] = [
    { name: WARM, a: check(thousand), b: nothing, on: "cpu", goal: 3, pairs: 20 },
    { name: COLD, a: freshCheck(madeFolder(1000)), b: nothing, on: "cpu", goal: 8, pairs: 10 },
    {
      name: ONE,
      a: shell(CHANGE, madeFolder(1000)),
      b: shell(`${CHANGE}; for at in 1 2 3; do "$0" -e 0; done`, madeFolder(1)),
      on: "cpu",
      goal: 1,
      pairs: 10,
    },
  ];
  if (!canMeasureMemory || !isAsked(MEMORY)) return rows;
  const [many, few] = [madeFolder(10_000), madeFolder(100)];
  return [...rows, { name: MEMORY, a: freshCheck(many), b: freshCheck(few), on: "memory", goal: 1.1, pairs: 3 }];
}

export const rows: readonly Row[] = makeRows();
