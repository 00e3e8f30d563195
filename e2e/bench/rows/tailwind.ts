import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { benchSession } from "../measure/bench-session.ts";
import type { Row } from "../row.ts";

const AGAINST = "toolbox class-order, 20,000 lists / prettier-plugin-tailwindcss";
const program = fileURLToPath(new URL("../../../cli/dist/toolbox.js", import.meta.url));
const fixture = new URL("../../../core/src/tools/class-order/fixture/class-strings.json", import.meta.url);

const SORTER = `
import { readFileSync } from "node:fs";
import { createSorter } from "prettier-plugin-tailwindcss/sorter";
const sorter = await createSorter({ base: process.cwd() });
process.stdout.write(sorter.sortClassAttributes(readFileSync("classes.txt", "utf8").split("\\n")).join("\\n"));
`;

/** The same class strings through our command and through the sorter of the peer, which is installed for this run only. */
function classRows(): readonly Row[] {
  if (!process.argv.slice(2).every((word) => word === "--" || AGAINST.includes(word))) return [];
  const folder = mkdtempSync(path.join(tmpdir(), "toolbox-bench-tailwind-"));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  const { sources } = JSON.parse(readFileSync(fixture, "utf8")) as { sources: { rows: [string, string][] }[] };
  const lists = sources.flatMap(({ rows }) => rows.map(([given]) => given));
  const classes = Array.from({ length: 20_000 }, (_, at) => lists[at % lists.length]).join("\n");
  writeFileSync(path.join(folder, "classes.txt"), classes);
  writeFileSync(path.join(folder, "input.json"), JSON.stringify({ classes, order: "official", perLine: true }));
  writeFileSync(path.join(folder, "package.json"), '{ "private": true, "type": "module" }\n');
  writeFileSync(path.join(folder, "sorter.js"), SORTER);
  const packages = ["prettier-plugin-tailwindcss@0.8.1", "prettier@3", "tailwindcss@4.3.5"];
  const { status } = spawnSync("npm", ["install", "--no-audit", "--no-fund", "--silent", ...packages], { cwd: folder });
  if (status !== 0) {
    process.stdout.write(`${AGAINST}: skipped, the npm registry does not answer\n`);
    return [];
  }
  const node = process.execPath;
  return [
    {
      name: AGAINST,
      a: { program: node, args: [program, "class-order", "--input", "input.json"], cwd: folder, env: benchSession() },
      b: { program: node, args: ["sorter.js"], cwd: folder },
      on: "cpu",
      goal: 1.1,
      pairs: 7,
    },
  ];
}

export const rows = classRows();
