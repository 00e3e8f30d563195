import { initialInput } from "@toolbox/core";
import pack from "@toolbox/core/assets/starters/next.json?raw";
import { makeStructure, planStructure } from "@toolbox/core/tools/scaffold/structure/structure.ts";
import { tool } from "@toolbox/core/tools/scaffold/tool.ts";
import { expect, test } from "vitest";
import { exampleName, examplePaths } from "./example-paths.ts";

const assets = { read: async () => new TextEncoder().encode(pack) };

test("the thumbnail shows what the tool makes of its first example", async () => {
  const planned = planStructure({ ...initialInput(tool.fields), ...tool.examples[0]?.input });
  if (!planned.ok) throw new Error(JSON.stringify(planned.issues));
  const { root, entries } = await makeStructure(planned.plan, assets);
  expect([root, entries.map(({ path }) => path)]).toEqual([exampleName, examplePaths]);
});
