import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { benchSession } from "../measure/bench-session.ts";
import type { Row } from "../row.ts";

const WARM = "toolbox make --check, 1,000 entries, nothing changed / node -e 0";
const COLD = "toolbox make --check, 1,000 entries, in a fresh clone / node -e 0";
const program = fileURLToPath(new URL("../../../cli/dist/toolbox.js", import.meta.url));
const nothing = { program: process.execPath, args: ["-e", "0"] };
const check = (cwd: string) => ({ program: process.execPath, args: [program, "make", "--check"], cwd });

/** A folder with a thousand entries that are made. What a check has seen is kept in a repository only. */
function madeFolder(isRepository: boolean): string {
  const folder = mkdtempSync(path.join(tmpdir(), "toolbox-bench-make-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  if (isRepository) mkdirSync(path.join(folder, ".git"));
  mkdirSync(path.join(folder, "in"));
  const make: Record<string, object> = {};
  for (let at = 0; at < 1000; at++) {
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
  if (![WARM, COLD].some((name) => words.every((word) => name.includes(word)))) return [];
  return [
    { name: WARM, a: check(madeFolder(true)), b: nothing, on: "wall", goal: 3, pairs: 20 },
    { name: COLD, a: check(madeFolder(false)), b: nothing, on: "wall", goal: 8, pairs: 10 },
  ];
}

export const rows: readonly Row[] = makeRows();
