import fc from "fast-check";
import { expect, test } from "vitest";
import type { DatabaseSchema } from "./model.ts";
import { readSchema } from "./read/read-schema.ts";
import { sampleSchema } from "./sample.ts";
import { bare, madeSchema } from "./testing/generated-schema.ts";
import { writeDbml } from "./write/dbml.ts";
import { writeJson } from "./write/json.ts";
import { writeSql } from "./write/sql.ts";

test("any schema written as SQL reads back the same", () => {
  fc.assert(
    fc.property(madeSchema, (made) => {
      // With an extension any type may be there.
      const schema = { ...made, extensions: ["postgis"] };
      const { schema: again, problems } = readSchema([{ text: writeSql(schema) }], "postgresql");
      expect(problems).toEqual([]);
      expect(bare(again)).toEqual(bare(schema));
    }),
  );
});

test("any schema written as JSON reads back the same", () => {
  fc.assert(
    fc.property(madeSchema, (schema) => {
      const { schema: again, problems } = readSchema([{ text: writeJson(schema) }]);
      expect(problems).toEqual([]);
      expect(bare(again)).toEqual(bare(schema));
    }),
  );
});

/** What DBML can say: no policies, no partial or covering indexes, nothing generated, names of single keys implied. */
function inDbml(schema: DatabaseSchema): unknown {
  const tables = schema.tables.map((table) => ({
    ...table,
    policies: [],
    rowSecurity: "off" as const,
    ...(table.primaryKey ? { primaryKey: { columns: table.primaryKey.columns } } : {}),
    uniques: table.uniques
      .map(({ columns }) => ({ columns }))
      .toSorted((one, other) => (one.columns.join() < other.columns.join() ? -1 : 1)),
    columns: table.columns.map((column) => ({
      ...column,
      generated: undefined,
      identity: column.identity && "by default",
    })),
    indexes: table.indexes.map((index) => ({ ...index, where: undefined, includes: [] })),
  }));
  return bare({ ...schema, tables });
}

test("any schema written as DBML reads back as far as DBML can say it", () => {
  fc.assert(
    fc.property(madeSchema, (schema) => {
      const { schema: again, problems } = readSchema([{ name: "schema.dbml", text: writeDbml(schema) }]);
      // One to one makes a key of its own where only an index or a larger key was.
      expect(problems).toEqual([]);
      expect(inDbml(again)).toEqual(inDbml(schema));
    }),
  );
});

test("the sample goes through all three", () => {
  const names = (schema: DatabaseSchema) =>
    schema.tables.map(({ name, columns }) => [
      name,
      columns.map((column) => [column.name, column.type, column.nullable]),
    ]);
  for (const text of [writeSql(sampleSchema), writeJson(sampleSchema), writeDbml(sampleSchema)])
    expect(names(readSchema([{ text }]).schema)).toEqual(names(sampleSchema));
});
