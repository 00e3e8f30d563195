import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { benchSession } from "../measure/bench-session.ts";
import type { Row } from "../row.ts";

const NAME = "toolbox json, 50 MB / JSON.parse and stringify";
const isWanted = process.argv.slice(2).every((word) => word === "--" || NAME.includes(word));
const program = fileURLToPath(new URL("../../../cli/dist/toolbox.js", import.meta.url));

/** Rows of a table as JSON, about 50 MB without white space. */
function records(): string {
  const rows = Array.from({ length: 258_144 }, (_, id) => ({
    id,
    guid: `a${id}-b-c`,
    name: `Person ${id}`,
    email: `p${id}@example.org`,
    balance: id * 1.37,
    active: id % 3 === 0,
    tags: ["a", "b"],
    position: { lat: id / 7, lng: -id / 9 },
  }));
  return JSON.stringify(rows);
}

function formatRow(): Row {
  const folder = mkdtempSync(path.join(tmpdir(), "toolbox-bench-json-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  const file = path.join(folder, "records.json");
  writeFileSync(file, records());
  const plain = `process.stdout.write(JSON.stringify(JSON.parse(require("node:fs").readFileSync(${JSON.stringify(file)}, "utf8")), null, 2) + "\\n")`;
  return {
    name: NAME,
    a: { program: process.execPath, args: [program, "json", file], env: benchSession() },
    b: { program: process.execPath, args: ["-e", plain] },
    on: "cpu",
    goal: 3,
  };
}

/** Formatting keeps every digit, finds repeated names and counts, where the engine's own way does neither. */
export const rows: readonly Row[] = isWanted ? [formatRow()] : [];
