import { expect, test } from "vitest";
import { catalog } from "@toolbox/core";
import { pageEntries } from "./palette-entries.ts";
import { rank } from "./rank.ts";

const first = (query: string, count = 3) =>
  rank(pageEntries, query)
    .slice(0, count)
    .map((hit) => hit.entry);

test("every tool is among the first three for each of its words", () => {
  const rows = catalog.flatMap(({ id, aliases }) => aliases.map((alias) => ({ alias, id })));
  const lost = rows.filter(({ alias, id }) => !first(alias).some((entry) => entry.command === id));
  expect(lost).toEqual([]);
});

test.each([
  ["og", "OG Image Generator"],
  ["opengraph", "OG Image Generator"],
  ["col", "Color & Font Pairs"],
  ["json", "JSON Formatter"],
  ["b64", "Base64"],
  ["sha256", "Hash"],
  ["commit", "Commit Message"],
  ["wcag", "Contrast"],
  ["color scale", "Color Scale"],
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
  const page = { ...pageEntries.find((entry) => entry.name === "Color & Font Pairs")!, aliases: ["harmony"] };
  expect(rank([page], query)[0]?.marks).toEqual(marks);
});

test("nonsense finds nothing, an empty query everything in order", () => {
  expect(rank(pageEntries, "xyzzy")).toEqual([]);
  expect(rank(pageEntries, "[(*")).toEqual([]);
  expect(rank(pageEntries, " ").map((hit) => hit.entry)).toEqual(pageEntries);
});
