import { PGlite } from "@electric-sql/pglite";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { manyTables } from "../../../testing/many-tables.ts";
import { example } from "../../../tools/schema/example.ts";
import type { DatabaseSchema } from "../model.ts";
import { readSchema } from "../read/read-schema.ts";
import { sampleSchema } from "../sample.ts";
import { writeSql } from "./sql.ts";

/* What is written runs on a PostgreSQL, and its catalog then holds what the model says. */
let db: PGlite;
beforeAll(async () => {
  db = await PGlite.create();
  // What a Supabase project brings along, as far as tables refer to it.
  await db.exec(`create role anon; create role authenticated; create schema auth;
    create table auth.users (id uuid primary key); create table auth.outside (id uuid primary key);
    create function auth.uid() returns uuid language sql as 'select null::uuid';`);
});
// A database takes longer to make than to empty.
beforeEach(() => db.exec("drop schema public cascade; create schema public;"));
afterAll(() => db.close());

const columns = `select table_name || '.' || column_name || case is_nullable when 'NO' then ' not null' else '' end as row
  from information_schema.columns where table_schema = 'public'`;
const keys = `select conrelid::regclass || ' ' || contype::text || ' ' || array_to_string(array(
    select attname from unnest(conkey) with ordinality key(number, place)
    join pg_attribute on attrelid = conrelid and attnum = number order by place), ',') as row
  from pg_constraint where contype in ('p', 'u', 'f') and connamespace = 'public'::regnamespace`;
const rowsOf = async (query: string) =>
  (await db.query<{ row: string }>(query)).rows.map(({ row }) => row.replaceAll('"', "")).toSorted();

const schemas: Readonly<Record<string, DatabaseSchema>> = {
  "the sample": sampleSchema,
  "a bookshop": readSchema([{ text: example }]).schema,
  "sixty tables": manyTables(60),
};

describe.each(Object.entries(schemas))("%s", (_, schema) => {
  it("makes its tables, columns and keys", async () => {
    await db.exec(writeSql(schema));
    const { tables } = schema;
    expect(await rowsOf(columns)).toEqual(
      tables
        .flatMap(({ name, columns: all }) =>
          all.map((column) => `${name}.${column.name}${column.nullable ? "" : " not null"}`),
        )
        .toSorted(),
    );
    expect(await rowsOf(keys)).toEqual(
      tables
        .flatMap(({ name, primaryKey, uniques, foreignKeys }) => [
          ...(primaryKey ? [`${name} p ${primaryKey.columns.join(",")}`] : []),
          ...uniques.map((key) => `${name} u ${key.columns.join(",")}`),
          ...foreignKeys.map((key) => `${name} f ${key.columns.join(",")}`),
        ])
        .toSorted(),
    );
  });
});
