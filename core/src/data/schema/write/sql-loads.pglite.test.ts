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
