import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { catalog, type CatalogEntry } from "@toolbox/core";
import { tool } from "@toolbox/core/tools/changelog-entries/tool.ts";
import { describe, expect, it } from "vitest";
import { runToolCommand } from "../testing/run-tool-command.ts";
import { tempFolder } from "../testing/temp-folder.ts";
import { prefills } from "./prefills.ts";
import { readPackage } from "./read-package.ts";

it("every prefill belongs to a tool of the catalogue and gives only fields it calls prefilled, and each has one", async () => {
  const cwd = await tempFolder();
  writeFileSync(path.join(cwd, "package.json"), '{ "name": "@o/app", "version": "2.1.0", "description": "An app" }');
  const tools = await Promise.all((catalog as readonly CatalogEntry[]).map((entry) => entry.load()));
  const declaring = tools.filter((each) => each.prefilled !== undefined);
  expect(Object.keys(prefills).toSorted()).toEqual(declaring.map(({ id }) => id).toSorted());
  for (const { id, prefilled = [] } of declaring) {
    const known = await (await prefills[id]?.())?.({ cwd, env: {}, signal: new AbortController().signal });
    const others = Object.keys(known ?? {}).filter((name) => !prefilled.includes(name));
    expect({ id, others }).toEqual({ id, others: [] });
  }
});

describe("changelog-entries", () => {
  async function json(args: readonly string[], pkg?: string) {
    const cwd = await tempFolder();
    mkdirSync(path.join(cwd, "deep/er"), { recursive: true });
    if (pkg !== undefined) writeFileSync(path.join(cwd, "package.json"), pkg);
    const all = ["--entries", "Add x", "--only", "CHANGELOG.json", ...args];
    const run = await runToolCommand(tool, all, { cwd: path.join(cwd, "deep/er") });
    expect(run).toMatchObject({ code: 0, err: "" });
    const { project, version } = JSON.parse(run.out) as { project: string; version: string };
    return { project, version };
  }
  const pkg = '{ "name": "app", "version": "2.1.0" }';

  it("takes project and version of the nearest package.json; what is typed wins", async () => {
    expect(await json([], pkg)).toEqual({ project: "app", version: "2.2.0" });
    expect(await json(["--project-name", "Mine"], pkg)).toEqual({ project: "Mine", version: "2.2.0" });
    expect(await json(["--no-prefill"], pkg)).toEqual({ project: "My Project", version: "1.1.0" });
  });

  it.each([[undefined], ["{"], ["null"], ["[]"], ['{ "name": 7, "version": "" }']])(
    "%j fills nothing in",
    async (text) => {
      expect(await json([], text)).toEqual({ project: "My Project", version: "1.1.0" });
    },
  );
});

it("readPackage gives nothing at the root of the disk", async () => {
  expect(await readPackage(path.parse(process.cwd()).root)).toEqual({});
});
