import { expect, it } from "vitest";
import { joinSources, splitSources } from "./joined-sources.ts";

const files = [
  { name: "001_a.sql", text: "create table a (id int);\n" },
  { name: "002 b.sql", text: "create table b (id int)" },
  { name: "003.sql", text: "" },
];

it("files come back with their names and the lines they start at", () => {
  const text = joinSources(files);
  const lines = text.split("\n");
  const back = splitSources(text);
  expect(back.map(({ name }) => name)).toEqual(["001_a.sql", "002 b.sql", "003.sql"]);
  expect(back.map((file) => file.text.trim())).toEqual(["create table a (id int);", "create table b (id int)", ""]);
  expect(back.map(({ firstLine }) => lines[firstLine - 1])).toEqual([
    "create table a (id int);",
    "create table b (id int)",
    "",
  ]);
});

it.each([
  { name: "nothing", text: "", files: [{ text: "", firstLine: 1 }] },
  { name: "a text of its own", text: "-- file: x\nselect 1", files: [{ text: "-- file: x\nselect 1", firstLine: 1 }] },
  {
    name: "what stands before the first file",
    text: "select 1;\n-- ==== file: a.sql ====\r\nselect 2;",
    files: [
      { text: "select 1;", firstLine: 1 },
      { name: "a.sql", text: "select 2;", firstLine: 3 },
    ],
  },
])("$name", ({ text, files: expected }) => expect(splitSources(text)).toEqual(expected));

it("one file stays as it is", () => expect(joinSources([{ name: "a.sql", text: "x" }])).toBe("x"));
