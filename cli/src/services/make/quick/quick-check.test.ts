import { mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import pkg from "../../../../package.json" with { type: "json" };
import { folderOf } from "../../../testing/folder-of.ts";
import { runMake } from "../../../testing/run-make.ts";
import { quickCheck } from "./quick-check.ts";

// Nothing is as fresh as the tick in which it is looked at.
beforeEach(() => void vi.spyOn(Date, "now").mockImplementation(() => new Date().getTime() + 60_000));
afterEach(() => void vi.restoreAllMocks());

const text = { file: "in/a.txt" };
const make = {
  title: { tool: "slug", input: { text }, out: "out/a.txt" },
  plans: { tool: "schema", input: { sql: ["sql/**/*.sql"], format: "mermaid" }, out: "schema" },
  name: { tool: "slug", input: { text: { file: "data.json", key: "name" } }, out: "name.txt" },
  sharp: { tool: "slug", input: { text: { file: "in/b#1.txt" } }, out: "out/b.txt" },
};

async function checked() {
  const cwd = await folderOf({
    "toolbox.config.json": JSON.stringify({ make }),
    "in/a.txt": "A title",
    "in/b#1.txt": "B title",
    "data.json": '{ "name": "Ada" }',
    "sql/deep/1.sql": "create table a (id int primary key);",
  });
  mkdirSync(path.join(cwd, ".git"));
  await runMake(cwd);
  expect(quickCheck(cwd, pkg.version)).toBeUndefined();
  expect(await runMake(cwd, { check: true })).toMatchObject({ code: 0 });
  return cwd;
}

it("says in how many runs nothing was touched, from any folder of the repository", async () => {
  const cwd = await checked();
  expect(quickCheck(cwd, pkg.version)).toBe("4 runs");
  expect(quickCheck(path.join(cwd, "sql/deep"), pkg.version)).toBe("4 runs");
  expect(quickCheck(cwd, "0.0.0")).toBeUndefined();
});

it.each([
  ["an input is written", (cwd: string) => writeFileSync(path.join(cwd, "in/a.txt"), "B title")],
  ["an input gets another time", (cwd: string) => utimesSync(path.join(cwd, "in/a.txt"), 1, 1)],
  ["a file with one value is written", (cwd: string) => writeFileSync(path.join(cwd, "data.json"), "{}")],
  ["an input with a # in its name is written", (cwd: string) => writeFileSync(path.join(cwd, "in/b#1.txt"), "C")],
  ["an output is written", (cwd: string) => writeFileSync(path.join(cwd, "out/a.txt"), "mine")],
  ["an output is gone", (cwd: string) => rmSync(path.join(cwd, "out/a.txt"))],
  ["a file is added", (cwd: string) => writeFileSync(path.join(cwd, "sql/deep/2.sql"), "")],
  ["a folder is added", (cwd: string) => mkdirSync(path.join(cwd, "sql/new"))],
  ["the configuration is written", (cwd: string) => writeFileSync(path.join(cwd, "toolbox.config.json"), "{}")],
  ["the lock is written", (cwd: string) => writeFileSync(path.join(cwd, "toolbox.lock"), "")],
  ["a nearer configuration is there", (cwd: string) => writeFileSync(path.join(cwd, "sql/deep/package.json"), "{}")],
  ["what is kept is damaged", (cwd: string) => writeFileSync(path.join(cwd, ".git/toolbox/make-root.json"), "{")],
])("leaves it to the whole check when %s", async (_, change) => {
  const cwd = await checked();
  change(cwd);
  expect(quickCheck(path.join(cwd, "sql/deep"), pkg.version)).toBeUndefined();
});

it("trusts nothing that was written in the tick of the check", async () => {
  vi.restoreAllMocks();
  const cwd = await folderOf({
    "toolbox.config.json": JSON.stringify({ make: { title: make.title } }),
    "in/a.txt": "A",
  });
  mkdirSync(path.join(cwd, ".git"));
  await runMake(cwd);
  const now = readFileSync(path.join(cwd, "in/a.txt"), "utf8");
  writeFileSync(path.join(cwd, "in/a.txt"), now);
  vi.spyOn(Date, "now").mockReturnValue(new Date().getTime());
  await runMake(cwd, { check: true });
  expect(quickCheck(cwd, pkg.version)).toBeUndefined();
});
