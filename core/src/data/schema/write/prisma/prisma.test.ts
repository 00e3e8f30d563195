import { describe, expect, it } from "vitest";
import { readSchema } from "../../read/read-schema.ts";
import { writePrisma } from "./prisma.ts";

const write = (sql: string) => writePrisma(readSchema([{ text: sql }]).schema);
/** The lines of a model or enum, white space as one blank. */
const block = (text: string, name: string) =>
  text
    .split(new RegExp(`^(?:model|enum) ${name} \\{\\n`, "m"))[1]
    ?.split("\n}")[0]
    ?.split("\n")
    .map((line) => line.trim().replaceAll(/\s+/g, " "))
    .filter((line) => line !== "");

describe("columns", () => {
  it.each([
    ["smallint", "Int? @db.SmallInt"],
    ["int4", "Int?"],
    ["bigint", "BigInt?"],
    ["numeric", "Decimal? @db.Decimal"],
    ["numeric(10, 2)", "Decimal? @db.Decimal(10, 2)"],
    ["real", "Float? @db.Real"],
    ["double precision", "Float?"],
    ["boolean", "Boolean?"],
    ["text", "String?"],
    ["varchar(20)", "String? @db.VarChar(20)"],
    ["character varying", "String? @db.VarChar"],
    ["char(3)", "String? @db.Char(3)"],
    ["uuid", "String? @db.Uuid"],
    ["date", "DateTime? @db.Date"],
    ["timestamptz", "DateTime? @db.Timestamptz(6)"],
    ["timestamp(3) without time zone", "DateTime? @db.Timestamp(3)"],
    ["time", "DateTime? @db.Time(6)"],
    ["json", "Json? @db.Json"],
    ["jsonb", "Json?"],
    ["bytea", "Bytes?"],
    ["text[]", "String[]"],
    ["text[][]", 'Unsupported("text[][]")?'],
    ["interval", 'Unsupported("interval")?'],
    ["mood", "mood?"],
    ["mood[]", "mood[]"],
    ["positive", "Int?"],
    ["int not null default 3", "Int @default(3)"],
    ["int default -3", "Int? @default(-3)"],
    ["serial", "Int @default(autoincrement())"],
    ["bigint generated always as identity", "BigInt @default(autoincrement())"],
    ["text default 'it''s \"x\"\\'", 'String? @default("it\'s \\"x\\"\\\\")'],
    ["text default 'a'::text", 'String? @default("a")'],
    ["text default lower('A')", "String? @default(dbgenerated(\"lower('A')\"))"],
    ["text default null", "String?"],
    ["boolean not null default false", "Boolean @default(false)"],
    ["uuid default gen_random_uuid()", 'String? @default(dbgenerated("gen_random_uuid()")) @db.Uuid'],
    ["timestamptz default now()", "DateTime? @default(now()) @db.Timestamptz(6)"],
    ["jsonb default '{}'", 'Json? @default("{}")'],
    ["text[] not null default '{}'", "String[] @default([])"],
    ["mood default 'so-so'", "mood? @default(so_so)"],
    ["int generated always as (1 + 1) stored", "Int? @default(dbgenerated())"],
  ])("%s", (type, expected) => {
    const sql = `create type mood as enum ('fine', 'so-so'); create domain positive as integer check (value > 0);
      create table t (id int primary key, a ${type});`;
    expect(block(write(sql), "t")?.[1]).toBe(`a ${expected}`);
  });
});

describe("relations", () => {
  const users = "create table users (id int primary key);";
  it("stand on both sides, named after the column", () => {
    const text = write(
      `${users} create table posts (id int primary key, author_id int not null references users on delete cascade);`,
    );
    expect(block(text, "posts")).toContain(
      "author users @relation(fields: [author_id], references: [id], onDelete: Cascade, onUpdate: NoAction)",
    );
    expect(block(text, "users")).toContain("posts posts[]");
  });
  it("may be missing where the column may be null, and are single where it is unique", () => {
    const text = write(`${users} create table profiles (id int primary key, user_id int unique references users);`);
    expect(block(text, "profiles")?.[2]).toMatch(/^user users\? @relation/);
    expect(block(text, "users")).toContain("profiles profiles?");
  });
  it("are told apart where there are several, or one to the table itself", () => {
    const text = write(
      `${users} create table a (id int primary key, up int references a, x_id int references users, y_id int references users);`,
    );
    expect(block(text, "a")).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^a a\? @relation\("a_a", fields: \[up\]/),
        expect.stringMatching(/^x users\? @relation\("a_x", fields: \[x_id\]/),
        'a_a a[] @relation("a_a")',
      ]),
    );
    expect(block(text, "users")).toEqual(["id Int @id", 'a_x a[] @relation("a_x")', 'a_y a[] @relation("a_y")']);
  });
  it("go over several columns", () => {
    const text = write(
      "create table a (x int, y int, primary key (x, y)); create table b (id int primary key, p int, q int, foreign key (p, q) references a);",
    );
    expect(block(text, "a")).toContain("@@id([x, y])");
    expect(block(text, "b")?.join("\n")).toContain("fields: [p, q], references: [x, y]");
  });
  it.each([
    [
      "a table that is not there",
      "create table b (id int primary key, u uuid references auth.users);",
      "its table is not in this schema",
    ],
    [
      "other types",
      `${users} create table b (id int primary key, u bigint references users);`,
      "the types of its columns differ",
    ],
  ])("are left out, and told, for %s", (_, sql, why) => {
    expect(write(sql)).toContain(`left out: ${why}.`);
  });
});

it("names keys and indexes only where the database calls them otherwise", () => {
  const text =
    write(`create table t (a int, b text, c jsonb, constraint pk primary key (a), constraint t_b_key unique (b), constraint both unique (a, b));
    create index on t (b desc); create index mine on t using hash (b); create index on t using gin (c); create index low on t (lower(b));`);
  expect(block(text, "t")).toEqual([
    'a Int @id(map: "pk")',
    "b String? @unique",
    "c Json?",
    '@@unique([a, b], map: "both")',
    "@@index([b(sort: Desc)])",
    '@@index([b], map: "mine", type: Hash)',
    "@@index([c], type: Gin)",
  ]);
  expect(text).toContain("// Index, not in Prisma: low btree (lower(b))");
});

it("has schemas where there is more than one, and maps names that it cannot say", () => {
  const text = write(
    'create schema shop; create table shop."odd name" (id int primary key); create table "String" ("1 a" int primary key);',
  );
  expect(text).toContain('schemas  = ["shop", "public"]');
  expect(block(text, "odd_name")).toEqual(["id Int @id", '@@map("odd name")', '@@schema("shop")']);
  expect(block(text, "String_")).toEqual(['a Int @id @map("1 a")', '@@map("String")', '@@schema("public")']);
});

it("says what it leaves out", () => {
  const text = write(
    `create table t (a int check (a > 0)); alter table t enable row level security; create view v as select 1 as a;`,
  );
  expect(text).toContain("// No key tells rows apart");
  expect(block(text, "t")).toContain("@@ignore");
  for (const words of ["// Check, not in Prisma: a > 0", "// Row level security", "// The view v is left out"])
    expect(text).toContain(words);
});
