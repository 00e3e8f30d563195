import { expect, test } from "vitest";
import { findGroups } from "./find-groups.ts";
import { pageEntries, type PaletteEntry } from "./palette-entries.ts";

const signOut: PaletteEntry = { id: "a", kind: "action", name: "Sign out", aliases: ["log out"], summary: "" };
const download: PaletteEntry = {
  id: "h",
  kind: "here",
  name: "Download",
  aliases: ["save", "output"],
  summary: "",
};
const entries = [...pageEntries, signOut, download];
const find = (query: string, recents: string[] = [], favorites: string[] = []) =>
  findGroups({ entries, favorites, recents, query });

test.each([
  ["", ["On this page", "Tools", "Inside a tool", "Actions"]],
  [">", ["On this page", "Actions"]],
  ["> save", ["On this page"]],
  ["> log", ["Actions"]],
  ["sign out", ["Actions"]],
  ["base64", ["Inside a tool"]],
  ["xyzzy", []],
])("%j gives the groups %j", (query, titles) => {
  expect(find(query).map((group) => group.title)).toEqual(titles);
});

test("favorites, then recent pages come first, the last one first, each only once", () => {
  const groups = find("", ["/meta-tags", "/og-generator", "/gone"], ["/icon-library", "/meta-tags"]);
  expect(groups.slice(0, 2).map((group) => [group.title, group.hits.map((hit) => hit.entry.id)])).toEqual([
    ["Favorites", ["/icon-library", "/meta-tags"]],
    ["Recent", ["/og-generator"]],
  ]);
  const all = groups.flatMap((group) => group.hits.map((hit) => hit.entry.id));
  expect(new Set(all).size).toBe(all.length);
  expect(all.length).toBe(entries.length);
});
