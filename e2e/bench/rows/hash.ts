import { spawnSync } from "node:child_process";
import { closeSync, ftruncateSync, mkdtempSync, openSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { benchSession } from "../measure/bench-session.ts";
import type { Row } from "../row.ts";

const NAME = "toolbox hash, 1 GB / openssl dgst -sha256";
const program = fileURLToPath(new URL("../../../cli/dist/toolbox.js", import.meta.url));

function hashRows(): readonly Row[] {
  if (!process.argv.slice(2).every((word) => word === "--" || NAME.includes(word))) return [];
  if (spawnSync("openssl", ["version"]).status !== 0) {
    process.stdout.write(`${NAME}: skipped, there is no openssl\n`);
    return [];
  }
  const folder = mkdtempSync(path.join(tmpdir(), "toolbox-bench-hash-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  const file = path.join(folder, "gigabyte");
  // A sparse file takes no room on the disk and is read like any other.
  const handle = openSync(file, "w");
  ftruncateSync(handle, 1024 ** 3);
  closeSync(handle);
  return [
    {
      name: NAME,
      a: { program: process.execPath, args: [program, "hash", "--file", file], env: benchSession() },
      b: { program: "openssl", args: ["dgst", "-sha256", file] },
      on: "wall",
      // 0.8 of its throughput.
      goal: 1.25,
      pairs: 5,
    },
  ];
}

export const rows: readonly Row[] = hashRows();
