/*
 * `pnpm test`: every gate, and a plain summary. Exit code 1 when anything failed. What needs no other step runs in two
 * lanes: the tests in a browser and those of databases wait more than they work, the gates and unit tests never do.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { provideBrowser } from "./find-browser.ts";
import { addCounts, type Counts, noCounts, readPlaywrightCounts, readVitestCounts } from "./test-counts.ts";
import { bin, root, runStep, type Step } from "./run-step.ts";

const started = Date.now();
const folder = mkdtempSync(path.join(tmpdir(), "toolbox-test-"));
const report = (name: string) => path.join(folder, `${name}.json`);

const typecheck = ["core", "core/tsconfig.test.json", "web", "web/tsconfig.node.json", "cli", "e2e"];

const gates: Step[] = [
  { name: "lint", command: [bin("oxlint"), "--type-aware", "core/src", "core/scripts", "web", "cli", "e2e"] },
  { name: "format", command: [bin("oxfmt"), "--check", "core", "web", "cli", "e2e"] },
  ...typecheck.map((project) => ({ name: `typecheck ${project}`, command: [bin("tsc"), "-p", project] as const })),
  { name: "unused code", command: [bin("knip")] },
  {
    name: "generated files",
    command: [bin("tsx"), "--tsconfig", "cli/tsconfig.json", "cli/src/main.ts", "make", "--check", "--diff"],
  },
  {
    name: "reference",
    command: [bin("tsx"), "--tsconfig", "cli/tsconfig.json", "e2e/reference/write-reference.ts", "--check"],
  },
];
const vitest = (project: string): Step => ({
  name: `${project} tests`,
  command: [bin("vitest"), "run", "--project", project, "--reporter=default", "--reporter=json"],
  extra: [`--outputFile.json=${report(project)}`],
});
const builds: Step[] = [
  { name: "build web", command: [bin("vite", "web"), "build"], cwd: path.join(root, "web") },
  { name: "build cli", command: [bin("rolldown", "cli"), "-c", "rolldown.config.mjs"], cwd: path.join(root, "cli") },
];
const endToEnd: Step = {
  name: "end-to-end tests",
  command: [bin("playwright", "e2e"), "test", "--reporter=list,json"],
  cwd: path.join(root, "e2e"),
  env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report("e2e") },
};

let counts: Counts = noCounts;
const failed: string[] = [];

/** Runs steps one after the other, each whatever became of those before. @returns whether all ended well */
async function run(steps: readonly Step[]): Promise<boolean> {
  let fine = true;
  for (const step of steps) {
    if (await runStep(step)) continue;
    failed.push(step.name);
    fine = false;
  }
  return fine;
}

const projects = ["unit", "backend", "browser"] as const;

try {
  process.env["CHROMIUM_PATH"] = provideBrowser();
  // first: a server that the tests of the backend start would build too
  const isBuilt = await run(builds);
  await Promise.all([run([...gates, vitest("unit")]), run([vitest("browser"), vitest("backend")])]);
  counts = projects.map((project) => readVitestCounts(report(project))).reduce(addCounts, counts);
  if (isBuilt) {
    await run([endToEnd]);
    counts = addCounts(counts, readPlaywrightCounts(report("e2e")));
  } else failed.push("end-to-end tests (not run: the build failed)");
} catch (error) {
  failed.push((error as Error).message);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

const seconds = Math.round((Date.now() - started) / 1000);
const lines = [
  "",
  ...counts.skipped.map((test) => `skipped: ${test}`),
  ...failed.map((name) => `failed: ${name}`),
  `${failed.length === 0 ? "All gates passed" : "Not passed"} in ${Math.floor(seconds / 60)} min ${seconds % 60} s.`,
  `${counts.passed} passed, ${Math.max(counts.failed, failed.length)} failed, ${counts.skipped.length} skipped`,
];
process.stdout.write(`${lines.join("\n")}\n`);
process.exitCode = failed.length === 0 ? 0 : 1;
