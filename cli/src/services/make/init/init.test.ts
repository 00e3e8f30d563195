import { existsSync, mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { folderOf } from "../../../testing/folder-of.ts";
import { runMake } from "../../../testing/run-make.ts";
import { insertEntry } from "../../../tool-command/save/insert-entry.ts";

const repository = {
  "art/logo.svg": '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8H0z"/></svg>',
  "supabase/migrations/1.sql": "create table a (id int primary key);",
  "README.md": "<!-- toolbox:head -->\n<!-- /toolbox:head -->\n\nBy hand.\n",
  "package.json": '{ "name": "tea", "description": "Makes tea." }',
};

async function repo(files: Readonly<Record<string, string>>) {
  const cwd = await folderOf(files);
  mkdirSync(path.join(cwd, ".git"));
  return cwd;
}

it("proposes what the repository could have made, and writes nothing without a yes", async () => {
  const cwd = await repo(repository);
  const { code, out, err } = await runMake(cwd, { init: true });
  expect({ code, names: Object.keys(JSON.parse(out).make) }).toEqual({ code: 0, names: ["icons", "schema", "readme"] });
  expect(err).toContain("Proposed 3 entries: icons (favicon), schema (schema), readme (readme). Nothing was written");
  expect(existsSync(path.join(cwd, "toolbox.config.json"))).toBe(false);
});

it("with a yes it is written, can be made and checked, and is not proposed again", async () => {
  const cwd = await repo(repository);
  expect((await runMake(cwd, { init: true, yes: true })).code).toBe(0);
  expect((await runMake(cwd)).code).toBe(0);
  expect((await runMake(cwd, { check: true })).code).toBe(0);
  expect(readFileSync(path.join(cwd, "README.md"), "utf8")).toMatch(/# tea[\s\S]*Makes tea\.[\s\S]*By hand\.\n$/);
  expect(await runMake(cwd, { init: true })).toMatchObject({
    code: 1,
    err: expect.stringContaining("beyond what is configured"),
  });
});

it.each([
  [
    "icons that are there stay",
    { "public/favicon.svg": repository["art/logo.svg"], "public/favicon.ico": "x" },
    "icons",
  ],
  ["packages of a monorepo", { "packages/db/migrations/1.sql": "create table a (id int);" }, "schema"],
  [
    "apps of a monorepo",
    { "apps/api/openapi.json": '{ "openapi": "3.1.0", "info": { "title": "T", "version": "1" }, "paths": {} }' },
    "api-docs",
  ],
])("what is proposed can be made at once: %s", async (_, files, name) => {
  const cwd = await repo(files);
  expect((await runMake(cwd, { init: true, yes: true })).err).toContain(`with 1 entry: ${name} (`);
  expect(await runMake(cwd)).toMatchObject({ code: 0 });
  for (const [file, content] of Object.entries(files)) expect(readFileSync(path.join(cwd, file), "utf8")).toBe(content);
});

it("keeps what stands in the configuration, to the byte", async () => {
  const text =
    '{\r\n\t"lint": { "strict": true },\r\n\t"make": {\r\n\t\t"a": { "tool": "slug", "out": "a.txt" }\r\n\t}\r\n}\r\n';
  const after = insertEntry(text, [], "b", { tool: "slug", out: "b.txt" });
  expect(after).toBe(
    text.replace(
      '"a.txt" }\r\n',
      '"a.txt" },\r\n\t\t"b": {\r\n\t\t\t"tool": "slug",\r\n\t\t\t"out": "b.txt"\r\n\t\t}\r\n',
    ),
  );
  expect(insertEntry('{\n  "name": "x"\n}\n', ["toolbox"], "b", { tool: "slug" })).toBe(
    '{\n  "name": "x",\n  "toolbox": {\n    "make": {\n      "b": {\n        "tool": "slug"\n      }\n    }\n  }\n}\n',
  );
});

it("says so where there is nothing to propose, or a configuration that cannot be read", async () => {
  expect(await runMake(await repo({ "a.txt": "" }), { init: true })).toMatchObject({ code: 1, out: "" });
  expect(await runMake(await repo({ ...repository, "toolbox.config.json": "{ oops" }), { init: true })).toMatchObject({
    code: 2,
    err: expect.stringContaining("toolbox.config.json is not valid JSON at line 1, column 3"),
  });
});
