import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { catalog } from "@toolbox/core";
import { tool } from "@toolbox/core/tools/changelog-entries/tool.ts";
import { describe, expect, it } from "vitest";
import { runToolCommand } from "../testing/run-tool-command.ts";
import { tempFolder } from "../testing/temp-folder.ts";
import { prefills } from "./prefills.ts";
import { readPackage } from "./read-package.ts";

it("every prefill belongs to a tool of the catalogue, and names fields it has", async () => {
  const cwd = await tempFolder();
  writeFileSync(path.join(cwd, "package.json"), '{ "name": "@o/app", "version": "2.1.0", "description": "An app" }');
  for (const [id, load] of Object.entries(prefills)) {
    const target = await catalog.find((each) => each.id === id)?.load();
    const known = await (await load())({ cwd, env: {}, signal: new AbortController().signal });
    expect({ id, known: Object.keys(known).filter((name) => !(name in (target?.fields ?? {}))) }).toEqual({
      id,
      known: [],
    });
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
