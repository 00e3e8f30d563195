/*
 * `pnpm bench [words]`: every promise of speed as a ratio of two commands run in turn on this machine. Rows live in
 * bench/rows; words choose rows by name. Build first (`pnpm build`). The exit code is 0 unless a command fails: a
 * machine under load may miss a goal, a person reads the table.
 */
import { readdirSync } from "node:fs";
import { compare, compareMemory, comparePrinted, type Ratio } from "./measure/paired.ts";
import type { Row } from "./row.ts";

const folder = new URL("rows/", import.meta.url);
const words = process.argv.slice(2).filter((word) => word !== "--");

async function allRows(): Promise<readonly Row[]> {
  const files = readdirSync(folder).filter((name) => name.endsWith(".ts"));
  const modules = files.map((name) => import(new URL(name, folder).href) as Promise<{ rows: readonly Row[] }>);
  return (await Promise.all(modules)).flatMap((module) => module.rows);
}

const spread = ({ median, min, max }: Ratio) => `${median.toFixed(2)} (${min.toFixed(2)} to ${max.toFixed(2)})`;

const rows = (await allRows()).filter((row) => words.every((word) => row.name.includes(word)));
if (rows.length === 0) process.stdout.write("No row has these words in its name.\n");
for (const { name, a, b, on, goal, pairs = 7 } of rows) {
  if (on === "memory") {
    const memory = compareMemory(a, b, pairs);
    const verdict = memory.median <= goal ? "kept" : "missed";
    process.stdout.write(`${name}: memory ${spread(memory)}; goal <= ${goal}: ${verdict}\n`);
    continue;
  }
  if (on === "printed") {
    const printed = comparePrinted(a, b, pairs);
    const verdict = printed.median <= goal ? "kept" : "missed";
    process.stdout.write(`${name}: ${spread(printed)}; goal <= ${goal}: ${verdict}\n`);
    continue;
  }
  const { cpu, wall } = compare(a, b, pairs);
  const measured = on === "cpu" ? cpu.median : wall.median;
  const verdict = measured <= goal ? "kept" : "missed";
  process.stdout.write(`${name}: cpu ${spread(cpu)}, wall ${spread(wall)}; goal ${on} <= ${goal}: ${verdict}\n`);
}
