import { PGlite } from "@electric-sql/pglite";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { readSchema } from "../read/read-schema.ts";
import { loadableSources } from "../testing/loadable-sources.ts";
import { writeSql } from "./sql.ts";

let db: PGlite;
beforeAll(async () => {
  db = await PGlite.create();
});
beforeEach(() => db.exec("drop schema public cascade; create schema public;"));
afterAll(() => db.close());

const counts = `select
  (select count(*)::int from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace) as tables,
  (select count(*)::int from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace) as "foreignKeys",
  (select count(*)::int from pg_class where relkind in ('v', 'm') and relnamespace = 'public'::regnamespace) as views`;

test.each(Object.entries(loadableSources))("an empty database takes what is written of %s", async (_, source) => {
  const { text, language, tables, foreignKeys, views = 0, leftOut = [] } = source;
  const sql = writeSql(readSchema([{ text }], language).schema);
  await db.exec(sql);
  expect((await db.query(counts)).rows).toEqual([{ tables, foreignKeys, views }]);
  const comments = sql.split("\n").filter((line) => line.startsWith("-- "));
  for (const reason of leftOut) expect(comments.filter((line) => line.includes(reason))).not.toEqual([]);
});

test("a partition has its own defaults, also the lack of one, and the others of its parent", async () => {
  const text = `create table a (id int, b int default 1, c int default 2, d text default 'x') partition by list (id);
    create table own partition of a (b default 7) for values in (1);
    create table bare partition of a default;
    alter table bare alter c drop default;`;
  await db.exec(writeSql(readSchema([{ text }]).schema));
  await db.exec("insert into own (id) values (1); insert into bare (id) values (2);");
  expect((await db.query("select id, b, c, d from own union all select id, b, c, d from bare")).rows).toEqual([
    { id: 1, b: 7, c: 2, d: "x" },
    { id: 2, b: 1, c: null, d: "x" },
  ]);
});
