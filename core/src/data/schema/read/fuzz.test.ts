import fc from "fast-check";
import { expect, test } from "vitest";
import { readSchema, type SchemaLanguage } from "./read-schema.ts";
import { sampleSchema } from "../sample.ts";
import { writeDbml } from "../write/dbml.ts";
import { writeJson } from "../write/json.ts";
import { writeMarkdown } from "../write/markdown.ts";
import { writeMermaid } from "../write/mermaid.ts";
import { writeSql } from "../write/sql.ts";
import { writeTypescript } from "../write/typescript.ts";
import { hardSql } from "../testing/hard-sql.ts";

const languages: readonly SchemaLanguage[] = ["auto", "postgresql", "mysql", "sqlite", "dbml", "json"];
const sources = [hardSql, writeDbml(sampleSchema), writeJson(sampleSchema), writeSql(sampleSchema)];
const bits = fc.constantFrom(
  "'",
  '"',
  "`",
  "$$",
  "$a$",
  "(",
  ")",
  "[",
  "]",
  "{",
  "}",
  ";",
  ",",
  ".",
  "--",
  "/*",
  "*/",
  "\\",
  "\\.\n",
  "\n",
  "\0",
  "E'",
  "as",
  "create table",
  "alter table t",
  "references",
  "constraint",
  "partition of",
  "🐘",
  "\ud800",
  "::",
  "'''",
  "~",
  "ref:",
);

/** Reads and writes; neither may throw whatever the text is. */
function goThrough(text: string, language: SchemaLanguage): number {
  const { schema, problems } = readSchema([{ text }], language);
  const written = [writeSql, writeDbml, writeJson, writeMermaid, writeTypescript, writeMarkdown].map((write) =>
    write(schema),
  );
  return written.length + problems.length;
}

test("cut, damaged and shuffled dumps are read and written again without a throw", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...sources),
      fc.constantFrom(...languages),
      fc.array(fc.tuple(fc.nat(), fc.nat({ max: 40 }), bits), { minLength: 1, maxLength: 6 }),
      fc.option(fc.nat(), { nil: undefined }),
      (source, language, damages, cut) => {
        let text = cut === undefined ? source : source.slice(0, cut % source.length);
        for (const [at, length, bit] of damages) {
          const place = at % (text.length + 1);
          text = text.slice(0, place) + bit + text.slice(place + length);
        }
        expect(goThrough(text, language)).toBeGreaterThan(0);
      },
    ),
    { numRuns: 400 },
  );
});

test("any text at all is read", () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(bits, fc.string({ unit: "binary" })), { maxLength: 40 }),
      fc.constantFrom(...languages),
      (parts, language) => {
        expect(goThrough(parts.join(" "), language)).toBeGreaterThan(0);
      },
    ),
    { numRuns: 400 },
  );
});

// Each of these made a reader somewhere take a time that grows with the square of the text: a megabyte would not end.
test.each([
  ["quotes", "'a"],
  ["names that never end", '"a\n'],
  ["dollar quotes of different names", "$a1$ $a2$ $a3$ "],
  ["comments that begin", "/* "],
  ["nested comments", "/*/**/"],
  ["brackets", "create table t ("],
  ["closing brackets", ")"],
  ["spaces", "                    "],
  ["commas", "create table t (,"],
  ["semicolons", ";"],
  ["backslashes", "\\"],
  ["commands of psql", "\\x\n"],
  ["COPY without an end", "copy t from stdin;\n"],
  ["begin and case", "create function f() begin case "],
  ["casts", "create table t (a int default a::b::c::"],
  ["views", "create view v as select a.b, (c)::d from ("],
  ["many tables", "create table t (a int);"],
  ["triple quotes", "'''"],
  ["backticks", "`\\`"],
  ["DBML tables", "Table t { a int [ref: > t.a]"],
  ["JSON", '{"tables":['],
  ["square brackets", "[a"],
  ["line comments", "--\n"],
  ["unicode escapes", "U&'\\0041' "],
])("a megabyte of %s ends soon", (_, part) => {
  const text = part.repeat(Math.ceil(1e6 / part.length));
  for (const language of languages) expect(readSchema([{ text }], language).schema.tables.length).toBeLessThan(2);
});
