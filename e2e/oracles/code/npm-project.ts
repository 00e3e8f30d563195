import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect } from "vitest";

/** A project of its own with packages from the npm registry, for one test file; it is removed after the last test. */
export interface NpmProject {
  readonly folder: string;
  /** False when the packages could not be installed: the tests are skipped then. */
  readonly isThere: boolean;
  /** Stands behind the name of tests that are skipped. */
  readonly whySkipped: string;
  put(name: string, text: string): void;
  /** Runs a program of the packages and expects it to be content; what it printed stands in the failure. */
  expectFine(command: string, ...args: readonly string[]): void;
}

/** @param packages with their exact versions, such as `react@19.3.1` */
export function npmProject(name: string, packages: readonly string[]): NpmProject {
  const folder = mkdtempSync(path.join(tmpdir(), `toolbox-${name}-`));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const put = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  put("package.json", '{ "name": "oracle", "private": true, "type": "module" }\n');
  const install = spawnSync("npm", ["install", "--no-audit", "--no-fund", "--silent", ...packages], {
    cwd: folder,
    encoding: "utf8",
    timeout: 240_000,
  });
  return {
    folder,
    isThere: install.status === 0,
    whySkipped: install.status === 0 ? "" : " (the npm registry does not answer)",
    put,
    expectFine(command, ...args) {
      const done = spawnSync(path.join(folder, "node_modules/.bin", command), args, { cwd: folder, encoding: "utf8" });
      expect(done.status, `${done.stdout}${done.stderr}`).toBe(0);
    },
  };
}
