import type { Column, DatabaseSchema, Table } from "@toolbox/core/data/schema/model.ts";

// Words with a meaning of their own in Mermaid, DBML, TypeScript or SQL, alone and as parts of names.
const words =
  "style class classDef direction title accTitle accDescr default one only many zero to optionally u erDiagram TB BT LR RL subgraph end table ref enum note indexes project as null true false select user order group number string never constructor __proto__ allow_more two_way".split(
    " ",
  );
const names = [
  ...words,
  ...words.map((word) => `${word}_x`),
  ...words.map((word) => `x_${word}`),
  "with space",
  'quo"ted',
  "apos'trophe",
  "back\\slash",
  "percent%",
  "hash#tag",
  "dot.ted",
  "semi;colon",
  "comma,",
  "brackets[]{}()",
  "line\nbreak",
  "größe",
  "日本語",
  "emoji 🐘",
  "2fa",
  "my$col",
  "--dash",
  "/*c*/",
  "`tick`",
  "<tag>",
  "a|b",
  "~",
  ":",
];

const columns: readonly Column[] = [
  { name: "id", type: "bigint", nullable: false, identity: "always", comment: `Id of "it" */ --` },
  ...names.map((own) => ({ name: own, type: "mood 1" === own ? "text" : "character varying(255)", nullable: true })),
  { name: "odd type", type: '"Odd ""Type"""', nullable: false, default: "'x`y'::text" },
  { name: "args", type: "geometry(Point,4326)", nullable: true },
  { name: "many", type: "timestamp(3) with time zone[]", nullable: true },
];

const table = (name: string, index: number): Table => ({
  schema: index % 7 === 0 ? "other schema" : "public",
  name,
  columns: columns.filter((column, at) => columns.findIndex((other) => other.name === column.name) === at),
  primaryKey: { columns: ["id"] },
  uniques: [{ columns: ["with space", 'quo"ted'] }],
  foreignKeys:
    index === 0
      ? []
      : [
          {
            columns: ["id"],
            target: { schema: (index - 1) % 7 === 0 ? "other schema" : "public", name: names[index - 1] ?? "" },
            targetColumns: ["id"],
            onDelete: "set null",
            onUpdate: "cascade",
          },
        ],
  checks: [{ expression: "id > 0" }],
  indexes: [
    { parts: [{ column: "with space", text: '"with space"' }], unique: false, method: "btree", includes: [] },
    { parts: [{ text: "lower('`')" }], unique: true, method: "btree", includes: [] },
  ],
  rowSecurity: "on",
  policies: [],
  inherits: [],
  comment: `It's "${name}"\n\\ */`,
});

/** Tables and columns under every name that could break a writer. */
export const oddNames: DatabaseSchema = {
  dialect: "postgresql",
  defaultSchema: "public",
  tables: names.map(table),
  views: [],
  enums: [{ schema: "public", name: 'Odd "Type"', values: ["a b", 'c"d', "e'f", "g\\h", "2"] }],
  domains: [],
  composites: [],
  sequences: [],
  extensions: [],
  functions: [],
};
