import { initialInput } from "@toolbox/core";
import { makeStructure } from "@toolbox/core/tools/scaffold/structure/structure.ts";
import { tool } from "@toolbox/core/tools/scaffold/tool.ts";
import { expect, test } from "vitest";
import { exampleName, examplePaths } from "./example-paths.ts";

test("the thumbnail shows what the tool makes of its first example", () => {
  const made = makeStructure({ ...initialInput(tool.fields), ...tool.examples[0]?.input });
  expect(made.ok && [made.structure.root, made.structure.entries.map(({ path }) => path)]).toEqual([
    exampleName,
    examplePaths,
  ]);
});
