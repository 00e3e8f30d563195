import { describe, expect, it } from "vitest";
import { checkCircles } from "./check-circles.ts";
import { checkLayers } from "./check-layers.ts";
import { checkTable } from "./check-table.ts";
import { type Import, importsOf } from "./read-imports.ts";
import type { Layer } from "./table/layer.ts";

describe("an import against the table", () => {
  it.for([
    ["core/src/tool/seed.ts", "../data/schema/model.ts", "core/src/tool may import core/src/ports, core/src/text."],
    [
      "core/src/tools/scaffold/starter/seed.ts",
      "../../slug/tool.ts",
      "A folder of core/src/tools/<tool> imports no other one. core/src/tools/<tool> may import core/src/ports, ",
    ],
    ["core/src/tools/og-image/seed.ts", "../slug/tool.ts", "A folder of core/src/tools/<tool> imports no other one."],
    [
      "core/src/tools/og-image/seed.test.ts",
      "../slug/tool.ts",
      "A folder of core/src/tools/<tool> imports no other one.",
    ],
    ["web/src/pages/profile/seed.ts", "../auth/page.tsx", "A folder of web/src/pages/<page> imports no other one."],
    [
      "cli/src/services/changelog/seed.ts",
      "../../screens/tone.ts",
      "cli/src/services/changelog may import cli/package.json, ",
    ],
    ["web/src/app-context/seed.ts", "../../../cli/src/shell/shell.ts", "web/src/app-context may import "],
    ["web/src/app-context/seed.test.ts", "../../../cli/src/shell/shell.ts", "web/src/app-context may import "],
    [
      "core/src/text/seed.ts",
      "node:fs",
      "core/src/text may import nothing but itself. Core is pure: take it through a port",
    ],
    ["cli/src/commands/seed.tsx", "ink", "cli/src/commands may import "],
    ["core/src/data/sql/seed.ts", "@toolbox/core", "core/src/data/sql may import "],
    ["web/src/kit/form/seed.tsx", "@toolbox/core/testing", "which is for tests alone."],
    ["web/src/pages/auth/seed.tsx", "@toolbox/core/testing", "which is for tests alone."],
  ] as const)("%s must not import %s", ([from, written, words]) => {
    const seeds = [
      `import "${written}";`,
      `import type { Seed } from "${written}";`,
      `export * from "${written}";`,
      `const seed = await import("${written}");`,
      `type Seed = import("${written}").Seed;`,
    ].flatMap((source) => importsOf(source, from));
    const faults = checkLayers(seeds);
    expect(faults).toHaveLength(5);
    for (const fault of faults) {
      expect(fault).toContain(`${from} imports ${seeds[0]?.to}`);
      expect(fault).toContain(words);
    }
  });

  it("a test may import all of its package", () => {
    expect(
      checkLayers(importsOf('import "../data/schema/model.ts"; import "vitest";', "core/src/tool/seed.test.ts")),
    ).toEqual([]);
  });
});

describe("files against the table", () => {
  const layers: readonly Layer[] = [
    { folder: "core/src/text", holds: "Text.", imports: ["core/src/ports/seed.ts"], packages: ["diff"] },
    { folder: "core/src/gone", holds: "Nothing.", imports: [] },
  ];

  it("tells what no row has and what no row needs", () => {
    expect(checkTable(["core/src/text/a.ts", "core/src/new/a.ts"], [], layers)).toEqual([
      "core/src/new/a.ts is in no row of the table. Add its folder, what it holds and what it may import.",
      "The row core/src/gone holds no file.",
      "Nothing in core/src/text imports core/src/ports/seed.ts. Take it out of the row.",
      "Nothing in core/src/text imports diff. Take it out of the row.",
    ]);
  });
});

describe("circles", () => {
  const arrow = (from: string, to: string, kind: Import["kind"]): Import => ({ from, to, kind, written: to });
  const ofValues = [arrow("a.ts", "b.ts", "value"), arrow("b.ts", "c.ts", "value"), arrow("c.ts", "a.ts", "value")];
  const ofTypes = [arrow("a.ts", "b.ts", "value"), arrow("b.ts", "a.ts", "type"), arrow("b.ts", "c.ts", "value")];

  it("of values are told", () => {
    expect(checkCircles(ofValues)).toEqual([
      "A circle of values: a.ts, b.ts, c.ts. Move what they share to a file of its own.",
    ]);
    expect(checkCircles([arrow("a.ts", "a.ts", "value")])).toHaveLength(1);
  });

  it("of types are told unless they are listed with a reason", () => {
    expect(checkCircles(ofTypes)).toEqual([
      "A circle of types: a.ts, b.ts. Move the type they share to a file named by its noun, or list the circle with its reason.",
    ]);
    expect(checkCircles(ofTypes, [{ files: ["a.ts", "b.ts"], because: "They are one thing." }])).toEqual([]);
  });

  it("of values stay wrong when listed, and a listed one must be there", () => {
    const listed = [{ files: ["a.ts", "b.ts", "c.ts"], because: "No reason." }];
    expect(checkCircles(ofValues, listed)).toHaveLength(1);
    expect(checkCircles([], listed)).toEqual(["The listed circle a.ts, b.ts, c.ts is no more. Take it off the list."]);
  });

  it("at most three are listed", () => {
    const listed = ["a", "c", "e", "g"].map((name) => ({
      files: [`${name}1.ts`, `${name}2.ts`],
      because: "A reason.",
    }));
    const arrows = listed.flatMap(({ files: [one = "", two = ""] }) => [
      arrow(one, two, "type"),
      arrow(two, one, "type"),
    ]);
    expect(checkCircles(arrows, listed)).toEqual(["4 circles of types are listed; 3 is the most."]);
  });

  it("there is none without a way back", () => {
    expect(
      checkCircles([arrow("a.ts", "b.ts", "value"), arrow("a.ts", "c.ts", "value"), arrow("b.ts", "c.ts", "type")]),
    ).toEqual([]);
  });
});
