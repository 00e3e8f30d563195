import { PGlite } from "@electric-sql/pglite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cutName, isTooLongName } from "./cut-name.ts";
import { dollarQuote, quoteLiteral, quoteName } from "./quote.ts";
import { readColumnName, readTableName } from "./read-table-name.ts";

describe("a table's name as it is typed", () => {
  it.each([
    ["projects", "public", "projects"],
    [" app.projects ", "app", "projects"],
    ["app . projects", "app", "projects"],
    ["My Projects", "public", "My Projects"],
    ['"my.table"', "public", "my.table"],
    ['app."my.table"', "app", "my.table"],
    ['"a""b".c', 'a"b', "c"],
    ["größe", "public", "größe"],
  ])("%s", (typed, schema, name) => {
    expect(readTableName(typed)).toEqual({ ok: true, table: { schema, name } });
  });
  it.each([
    ["", 'A name is missing in "".'],
    ["app.", 'A name is missing beside the dot in "app.".'],
    ['""', 'A name is missing in """".'],
    ["a.b.c", "a.b.c has 3 parts. Write the table, or schema.table; quote a name with a dot in it."],
    ['"a', 'A quotation mark in "a stands alone. Write "like this".'],
    ['a"b', 'A quotation mark in a"b stands alone. Write "like this".'],
    ["a\nb", '"a b" has a line break or another control character.'],
  ])("%j is refused", (typed, message) => {
    expect(readTableName(typed)).toEqual({ ok: false, message });
  });
});

describe("a column's name as it is typed", () => {
  it.each([
    [" user_id ", "user_id"],
    ["userId", "userId"],
    ['"user.id"', "user.id"],
  ])("%s", (typed, name) => {
    expect(readColumnName(typed)).toEqual({ ok: true, name });
  });
  it.each([
    ["projects.user_id", "Write the column alone, user_id."],
    ["", 'A name is missing in "".'],
    ['user"id', 'A quotation mark in user"id stands alone. Write "like this".'],
  ])("%j is refused", (typed, message) => {
    expect(readColumnName(typed)).toEqual({ ok: false, message });
  });
});

describe("a name PostgreSQL would cut", () => {
  it.each([
    ["a".repeat(63), "", "a".repeat(63)],
    ["a".repeat(64), "", "a".repeat(63)],
    ["a".repeat(64), "_idx", `${"a".repeat(59)}_idx`],
    // two bytes each: the 32nd would end at byte 64
    ["ü".repeat(40), "", "ü".repeat(31)],
    ["表".repeat(30), "", "表".repeat(21)],
    ["😀".repeat(16), "", "😀".repeat(15)],
    ["short", " (select)", "short (select)"],
  ])("%s with %j", (stem, ending, cut) => {
    expect(cutName(stem, ending)).toBe(cut);
    expect(isTooLongName(cut)).toBe(false);
  });
});

describe("PostgreSQL itself", () => {
  let db: PGlite;
  beforeAll(async () => {
    db = await PGlite.create();
  });
  afterAll(() => db.close());

  it("quotes names the same way, every key word among them", async () => {
    const { rows } = await db.query<{ word: string }>("select word from pg_get_keywords()");
    const names = ["a", "A", "a b", 'a"b', "_", "1a", "a1", "größe", "", "a-b", "a$b", "x; drop table y; --"];
    for (const name of [...names, ...rows.map(({ word }) => word)]) {
      const { rows: quoted } = await db.query<{ name: string }>("select quote_ident($1) as name", [name]);
      expect(quoteName(name)).toBe(quoted[0]?.name);
    }
  });
  it.each(["", "it's", "''", String.raw`a\b`, String.raw`\'; drop table x; --`, "ü\n😀"])(
    "reads the literal of %j back, whatever backslashes mean",
    async (text) => {
      for (const setting of ["on", "off"]) {
        await db.exec(`set standard_conforming_strings = ${setting}`);
        const { rows } = await db.query<{ text: string }>(`select ${quoteLiteral(text)} as text`);
        expect(rows[0]?.text).toBe(text);
      }
    },
  );
  it.each(["", "a", "$", "a$", "$", "a$b", "$q1$ $", "$q1$q2$", "'; \n"])(
    "reads the dollar quotes of %j back",
    async (text) => {
      const { rows } = await db.query<{ text: string }>(`select ${dollarQuote(text)} as text`);
      expect(rows[0]?.text).toBe(text);
    },
  );
  it("cuts names at the same place", async () => {
    for (const name of ["a".repeat(70), "ü".repeat(40), "表".repeat(30), "😀".repeat(20)]) {
      const { rows } = await db.query<{ name: string }>("select $1::name as name", [name]);
      expect(cutName(name)).toBe(rows[0]?.name);
    }
  });
});
