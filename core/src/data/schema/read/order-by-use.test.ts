import { expect, it } from "vitest";
import { orderByUse } from "./order-by-use.ts";
import { readSchema } from "./read-schema.ts";

const files = {
  keys: "alter table only public.artist add constraint artist_pkey primary key (id);",
  indexes: 'create unique index artist_name on "artist" (name);',
  foreign: "ALTER TABLE release ADD FOREIGN KEY (artist) REFERENCES artist (id);",
  tables:
    "create table artist (id int, name text);\ncreate table if not exists release (id int, artist int, kind kind);",
  types: "create type kind as enum ('a', 'b');",
  notes: "-- nothing",
} as const;
const given = (...names: (keyof typeof files)[]) => names.map((name) => ({ name: `${name}.sql`, text: files[name] }));
const order = (...names: (keyof typeof files)[]) => orderByUse(given(...names)).map(({ name }) => name);

it.each<[given: (keyof typeof files)[], ordered: string[]]>([
  [
    ["foreign", "indexes", "keys", "tables"],
    ["tables.sql", "foreign.sql", "indexes.sql", "keys.sql"],
  ],
  [
    ["tables", "keys", "foreign"],
    ["tables.sql", "keys.sql", "foreign.sql"],
  ],
  [
    ["notes", "types", "tables"],
    ["notes.sql", "types.sql", "tables.sql"],
  ],
  [["tables"], ["tables.sql"]],
])("%j", (names, ordered) => expect(order(...names)).toEqual(ordered));

it("keeps the order of files that need each other", () => {
  const circle = [
    { name: "b.sql", text: "create table b (id int); alter table a add column x int;" },
    { name: "a.sql", text: "create table a (id int); alter table b add column x int;" },
  ];
  expect(orderByUse(circle).map(({ name }) => name)).toEqual(["a.sql", "b.sql"]);
});

it("finds in files dropped in any order what it finds in the right one", () => {
  const read = (...names: (keyof typeof files)[]) => readSchema(given(...names));
  const dropped = read("foreign", "indexes", "keys", "tables", "types");
  expect(dropped.schema).toEqual(read("types", "tables", "keys", "indexes", "foreign").schema);
  expect(dropped.schema.tables.flatMap(({ foreignKeys }) => foreignKeys)).toHaveLength(1);
});
