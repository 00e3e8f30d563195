import { describe, expect, test } from "vitest";
import { catalog } from "@toolbox/core";
import { builtPages } from "@toolbox/core";
import { fullCatalog, fullPages } from "../fake-catalog.ts";
import { pageEntries } from "./palette-entries.ts";
import { rank } from "./rank.ts";

const entries = pageEntries(fullPages);
const first = (query: string, count = 3) =>
  rank(entries, query)
    .slice(0, count)
    .map((hit) => hit.entry);
const aliasRows = (tools: typeof fullCatalog) =>
  tools.flatMap((tool) => tool.aliases.map((alias) => [alias, tool.id] as const));

describe("every tool is among the first three for each of its words", () => {
  test.each(aliasRows(fullCatalog))("%s finds %s", (alias, id) => {
    expect(first(alias).map((entry) => entry.command)).toContain(id);
  });
  test("and in the catalogue as it stands", () => {
    const built = pageEntries(builtPages(catalog));
    const lost = aliasRows(catalog).filter(
      ([alias, id]) =>
        !rank(built, alias)
          .slice(0, 3)
          .some((hit) => hit.entry.command === id),
    );
    expect(lost).toEqual([]);
  });
});

test.each([
  ["og", "OG Image Generator"],
  ["opengraph", "OG Image Generator"],
  ["col", "Color & Font Pairs"],
  ["json", "JSON Formatter"],
  ["b64", "Base64"],
  ["sha256", "Hash"],
  ["commit", "Commit Message"],
  ["wcag", "Contrast Checker"],
  ["color scale", "Tailwind Color Scale"],
  ["rls", "RLS Policy Generator"],
])("%s finds %s first", (query, name) => {
  expect(first(query, 1)[0]?.name).toBe(name);
});

test("a name stands before an alias, an alias before a summary", () => {
  const make = (id: string, parts: object) => ({
    id,
    kind: "tool" as const,
    name: id,
    aliases: [],
    summary: "",
    ...parts,
  });
  const list = [make("c", { summary: "a mirror" }), make("b", { aliases: ["mirror"] }), make("Mirror maker", {})];
  expect(rank(list, "mirror").map((hit) => hit.entry.id)).toEqual(["Mirror maker", "b", "c"]);
});

test.each([
  [
    "co fo",
    [
      [0, 2],
      [8, 10],
    ],
  ],
  ["font", [[8, 12]]],
  ["harmony", []],
])("marks for %j in Color & Font Pairs", (query, marks) => {
  const page = { ...entries.find((entry) => entry.name === "Color & Font Pairs")!, aliases: ["harmony"] };
  expect(rank([page], query)[0]?.marks).toEqual(marks);
});

test("nonsense finds nothing, an empty query everything in order", () => {
  expect(rank(entries, "xyzzy")).toEqual([]);
  expect(rank(entries, "[(*")).toEqual([]);
  expect(rank(entries, " ").map((hit) => hit.entry)).toEqual(entries);
});
