import path from "node:path";
import { expect, it } from "vitest";
import { folderOf } from "../../../testing/folder-of.ts";
import { findMakeFile } from "./make-file.ts";
import { orderEntries } from "./order.ts";

const slug = (file: string, out: string) => ({ tool: "slug", input: { text: { file } }, out });
const ordered = async (make: object) => {
  const cwd = await folderOf({ "toolbox.config.json": JSON.stringify({ make }) });
  return orderEntries(findMakeFile(cwd), new Map());
};

it.each([
  ["a file of another", { b: slug("x.txt", "b.txt"), a: slug("in.txt", "x.txt") }],
  ["a file in the folder of another", { b: slug("x/y/z.txt", "b.txt"), a: slug("in.txt", "x") }],
  [
    "a glob above the file of another",
    { b: { tool: "schema", input: { sql: ["x/**/*.sql"] }, out: "b" }, a: slug("in.txt", "x/y/z.sql") },
  ],
])("an entry that reads %s comes after it", async (_, make) => {
  expect(await ordered(make)).toEqual([["a"], ["b"]]);
});

it("names that only begin alike are no folders of each other", async () => {
  expect(await ordered({ a: slug("x-1/in.txt", "b.txt"), b: slug("in.txt", "x") })).toEqual([["a", "b"]]);
});

it("a circle is named", async () => {
  await expect(ordered({ a: slug("b.txt", "a.txt"), b: slug("a.txt", "b.txt") })).rejects.toThrow(
    "make: a reads what is made by b reads what is made by a.",
  );
});

it("looks at each entry, not at each pair: twenty times the entries take no hundred times as long", async () => {
  const time = async (count: number) => {
    const names = Array.from({ length: count }, (_, at) => `e${at}`);
    const make = Object.fromEntries(names.map((name) => [name, slug(path.join("in", name), `out/${name}.txt`)]));
    const cwd = await folderOf({ "toolbox.config.json": JSON.stringify({ make }) });
    const file = findMakeFile(cwd);
    await orderEntries(file, new Map());
    const start = process.cpuUsage();
    await orderEntries(file, new Map());
    const { user, system } = process.cpuUsage(start);
    return user + system;
  };
  // Pairs would be four hundred times as many.
  expect(await time(4000)).toBeLessThan(100 * Math.max(await time(200), 2000));
});
