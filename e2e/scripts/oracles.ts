/*
 * `pnpm test:oracles`: what other programs say of our work (a real PostgreSQL and, with later tools, Deno, shellcheck,
 * qpdf, the peers). Each oracle runs where its program is there; the run ends with a list of those that were not.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { bin, runStep } from "./run-step.ts";
import { readVitestCounts } from "./test-counts.ts";

const folder = mkdtempSync(path.join(tmpdir(), "toolbox-oracles-"));
const report = path.join(folder, "oracles.json");
const fine = await runStep({
  name: "oracles",
  command: [bin("vitest"), "run", "--project", "oracles", "--reporter=default", "--reporter=json"],
  extra: [`--outputFile.json=${report}`],
});
const { passed, failed, skipped } = readVitestCounts(report);
rmSync(folder, { recursive: true });
const lines = [
  ...skipped.map((name) => `skipped: ${name}`),
  `oracles: ${passed} passed, ${failed} failed, ${skipped.length} skipped`,
];
process.stdout.write(`${lines.join("\n")}\n`);
process.exitCode = fine ? 0 : 1;
