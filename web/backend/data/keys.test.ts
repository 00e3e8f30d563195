import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { EnvironmentError } from "../environment-error.ts";
import { loadKeys } from "./keys.ts";

let dir: string;
beforeEach(() => (dir = mkdtempSync(path.join(tmpdir(), "toolbox-keys-"))));
afterEach(() => rmSync(dir, { recursive: true, force: true }));

test("keys are made once, random, for their owner's eyes", () => {
  const keys = loadKeys(dir);
  const file = path.join(dir, "keys.json");
  expect(keys.publishableKey).toMatch(/^sb_publishable_[\w-]{32}$/);
  expect(keys.secretKey).toMatch(/^sb_secret_[\w-]{32}$/);
  expect(keys.jwtSecret).toHaveLength(64);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  chmodSync(file, 0o644);
  expect(loadKeys(dir)).toEqual(keys);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  rmSync(file);
  expect(loadKeys(dir).jwtSecret).not.toBe(keys.jwtSecret);
});

test.each(["", "{", "[]", "null", '{"jwtSecret": "short"}', '{"jwtSecret": 1, "publishableKey": "sb_publishable_x"}'])(
  "damaged keys %j are reported with the way out, and kept",
  (text) => {
    const file = path.join(dir, "keys.json");
    writeFileSync(file, text);
    expect(() => loadKeys(dir)).toThrow(EnvironmentError);
    expect(() => loadKeys(dir)).toThrow(`mv ${dir} ${dir}.damaged`);
    expect(readFileSync(file, "utf8")).toBe(text);
  },
);
