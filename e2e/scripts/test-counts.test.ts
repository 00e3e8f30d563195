import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { addCounts, noCounts, readPlaywrightCounts, readVitestCounts } from "./test-counts.ts";

const folder = mkdtempSync(path.join(tmpdir(), "toolbox-counts-"));
afterAll(() => rmSync(folder, { recursive: true }));

function file(report: unknown): string {
  const name = path.join(folder, "report.json");
  writeFileSync(name, JSON.stringify(report));
  return name;
}

it("counts a vitest report and names what did not run", () => {
  const tests = ["passed", "failed", "skipped", "todo", "passed"].map((status, index) => ({
    fullName: `t${index}`,
    status,
  }));
  expect(readVitestCounts(file({ testResults: [{ assertionResults: tests }] }))).toEqual({
    passed: 2,
    failed: 1,
    skipped: ["t2", "t3"],
  });
});

it("counts a Playwright report; flaky is failed, a skip gives its reason", () => {
  const spec = (title: string, status: string, description?: string) => ({
    title,
    tests: [{ status, annotations: description ? [{ type: "skip", description }] : [] }],
  });
  const inner = { specs: [spec("b", "flaky"), spec("c", "skipped", "no PostgreSQL"), spec("d", "skipped")] };
  expect(readPlaywrightCounts(file({ suites: [{ specs: [spec("a", "expected")], suites: [inner] }] }))).toEqual({
    passed: 1,
    failed: 1,
    skipped: ["c (no PostgreSQL)", "d"],
  });
});

it("counts nothing where there is no report", () => {
  expect(readVitestCounts("/nowhere")).toEqual(noCounts);
  expect(addCounts(noCounts, { passed: 1, failed: 2, skipped: ["x"] })).toEqual({
    passed: 1,
    failed: 2,
    skipped: ["x"],
  });
});
