import { describe, expect, it } from "vitest";
import { checkCircles } from "./check-circles.ts";
import { checkLayers } from "./check-layers.ts";
import { checkTable } from "./check-table.ts";
import { layers } from "./layers.ts";
import { readImports } from "./read-imports.ts";
import { isSource, workspaceFiles } from "./workspace-files.ts";

const files = workspaceFiles().filter(isSource);
const imports = readImports(files);

describe("every import of the workspace", () => {
  it("is allowed by the table", () => {
    expect(checkLayers(imports)).toEqual([]);
  });

  it("is part of no circle, but for circles of types that are listed with a reason", () => {
    expect(checkCircles(imports)).toEqual([]);
  });

  it("stands in a row, and every row is needed", () => {
    expect(checkTable(files, imports)).toEqual([]);
  });
});

describe("the table itself", () => {
  const rows = (start: string) => layers.filter(({ folder }) => folder.startsWith(start));
  const named = (start: string) =>
    rows(start).flatMap(({ imports: folders, packages = [] }) => [...folders, ...packages]);

  it("keeps core from every host", () => {
    expect(
      named("core/src/").filter((name) => /^(?:node:|react|ink$|commander$|@supabase|@napi-rs|web|cli|e2e)/.test(name)),
    ).toEqual([]);
  });

  it("puts nothing below ports and text", () => {
    expect([...named("core/src/ports"), ...named("core/src/text")]).toEqual([]);
  });

  it("keeps web and cli apart", () => {
    expect(named("web/").filter((name) => name.startsWith("cli"))).toEqual([]);
    expect(named("cli/").filter((name) => name.startsWith("web"))).toEqual([]);
  });

  it("lets no product import its end-to-end tests", () => {
    expect(
      layers
        .filter(({ folder }) => !folder.startsWith("e2e"))
        .flatMap((row) => row.imports)
        .filter((name) => name.startsWith("e2e")),
    ).toEqual([]);
  });

  it("has ink in one place", () => {
    expect(layers.filter(({ packages = [] }) => packages.includes("ink")).map(({ folder }) => folder)).toEqual([
      "cli/src/screens",
    ]);
  });

  it("says in a sentence what each folder holds", () => {
    expect(layers.filter(({ holds }) => !/^[A-Z`][^\n|]{9,119}\.$/.test(holds))).toEqual([]);
  });
});
