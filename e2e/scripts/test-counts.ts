import { existsSync, readFileSync } from "node:fs";

/** How many tests of a report passed and failed, and the names of those that did not run. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: readonly string[];
}

export const noCounts: Counts = { passed: 0, failed: 0, skipped: [] };

/** The sum of two reports. */
export function addCounts(one: Counts, other: Counts): Counts {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: [...one.skipped, ...other.skipped],
  };
}

interface VitestReport {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

/** Reads a report of vitest's json reporter; nothing was counted when there is none. */
export function readVitestCounts(file: string): Counts {
  if (!existsSync(file)) return noCounts;
  const report = JSON.parse(readFileSync(file, "utf8")) as VitestReport;
  const tests = report.testResults.flatMap((suite) => suite.assertionResults);
  return {
    passed: tests.filter((test) => test.status === "passed").length,
    failed: tests.filter((test) => test.status === "failed").length,
    skipped: tests.filter((test) => test.status !== "passed" && test.status !== "failed").map((test) => test.fullName),
  };
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly tests: readonly {
      readonly status: "expected" | "unexpected" | "flaky" | "skipped";
      readonly annotations: readonly { readonly type: string; readonly description?: string }[];
    }[];
  }[];
}

/** Reads a report of Playwright's json reporter; nothing was counted when there is none. A flaky test failed. */
export function readPlaywrightCounts(file: string): Counts {
  if (!existsSync(file)) return noCounts;
  const report = JSON.parse(readFileSync(file, "utf8")) as PlaywrightSuite;
  const counts = { passed: 0, failed: 0, skipped: [] as string[] };
  const visit = (suite: PlaywrightSuite): void => {
    for (const spec of suite.specs ?? []) {
      for (const test of spec.tests) {
        const why = test.annotations.find((note) => note.type === "skip")?.description;
        if (test.status === "expected") counts.passed++;
        else if (test.status === "skipped") counts.skipped.push(why ? `${spec.title} (${why})` : spec.title);
        else counts.failed++;
      }
    }
    suite.suites?.forEach(visit);
  };
  visit(report);
  return counts;
}
