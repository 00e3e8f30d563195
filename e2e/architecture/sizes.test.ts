import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "../scripts/run-step.ts";
import { crowdedFolders } from "./folder-census.ts";
import { isSource, workspaceFiles } from "./workspace-files.ts";

const MOST_LINES = 300;
const files = workspaceFiles();

describe("what a person can take in", () => {
  it("no source has more than 300 lines", () => {
    const sources = files.filter((file) => isSource(file) && !file.includes(".gen."));
    const long = sources
      .map((file) => ({ file, lines: readFileSync(path.join(root, file), "utf8").trimEnd().split("\n").length }))
      .filter(({ lines }) => lines > MOST_LINES);
    expect(long).toEqual([]);
  });

  it("no folder shows more than 16 siblings", () => {
    expect(crowdedFolders(files)).toEqual([]);
  });

  it("tests, generated files and long lists are not counted", () => {
    const names = Array.from({ length: 17 }, (_, index) => `${index}.ts`);
    const within = (folder: string, list = names) => list.map((name) => `${folder}/${name}`);
    expect(crowdedFolders(within("web/src/kit"))).toEqual(["web/src/kit: 17"]);
    expect(crowdedFolders(within("web/src/kit", [...names.slice(1), "0.test.ts", "0.gen.ts"]))).toEqual([]);
    expect(crowdedFolders(within("core/src/tools"))).toEqual([]);
    expect(crowdedFolders(within("core/src/tools/slug"))).toEqual(["core/src/tools/slug: 17"]);
    expect(crowdedFolders(names.map((name) => `cli/src/${name}/part.ts`))).toEqual(["cli/src: 17"]);
  });
});
