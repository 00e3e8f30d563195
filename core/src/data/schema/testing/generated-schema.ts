import fc from "fast-check";
import type { Column, DatabaseSchema, EnumType, ForeignKey, Index, Key, Policy, Table } from "../model.ts";
import { quoteIdentifier } from "../read/sql/lex/identifier.ts";

/** Names as people and their enemies give them; no NUL, which no database takes. */
const name = fc.oneof(
  fc.constantFrom(
    "id",
    "user_id",
    "name",
    "select",
    "Order",
    "größe",
    "a b",
    'q"q',
    "it's",
    "--",
    "/*",
    "$$",
    "`",
    "a.b",
    "x;y",
  ),
  fc
    .string({ minLength: 1, maxLength: 12, unit: "grapheme" })
    .filter((text) => !/[\0\r\n\t\p{Cc}\p{Zl}\p{Zp}]/u.test(text) && text.trim() === text),
);
const names = (minLength: number, maxLength: number) => fc.uniqueArray(name, { minLength, maxLength });
const comment = fc.option(
  fc.string({ minLength: 1, maxLength: 30 }).filter((text) => !text.includes("\0")),
  { nil: undefined },
);
const expression = fc.constantFrom(
  "a > 0",
  "(b)::text <> 'x''y; -- z'",
  "length(c) < (1 + 2)",
  "d = ANY (ARRAY['a'::text, 'b,c'::text])",
);
const type = fc.constantFrom(
  "text",
  "integer",
  "numeric(10,2)",
  "timestamp(3) with time zone",
  "character varying(9)[]",
  '"char"',
  "geometry(Point,4326)",
  "double precision",
  "mood",
  'shop."Odd Type"',
);
const initial = fc.option(
  fc.constantFrom(
    "1",
    "'x''y'",
    "now()",
    "'a'::character varying",
    "'{}'::text[]",
    "NULL::character varying",
    "ARRAY['a', 'b']",
    "(1 + 2)",
    "-1.5",
  ),
  { nil: undefined },
);

const column = (own: string): fc.Arbitrary<Column> =>
  fc
    .record({
      type,
      nullable: fc.boolean(),
      default: initial,
      comment,
      kind: fc.constantFrom("plain", "plain", "plain", "identity", "generated"),
    })
    .map(({ type: written, nullable, default: value, comment: note, kind }) => ({
      name: own,
      type: kind === "identity" ? "bigint" : written,
      nullable: kind === "identity" ? false : nullable,
      ...(value === undefined || kind !== "plain" || !/^(?:text|char|varchar)/.test(written) ? {} : { default: value }),
      ...(kind === "identity" ? { identity: "always" as const } : {}),
      ...(kind === "generated" ? { generated: { expression: "a || 'x'", stored: true } } : {}),
      ...(note === undefined ? {} : { comment: note }),
    }));

const table = (schema: string, own: string): fc.Arbitrary<Table> =>
  names(1, 5).chain((columnNames) =>
    fc
      .record({
        columns: fc.tuple(...columnNames.map(column)),
        keyed: fc.subarray(columnNames),
        unique: fc.subarray(columnNames),
        checks: fc.array(expression, { maxLength: 2 }),
        index: fc.subarray(columnNames),
        rowSecurity: fc.constantFrom("off" as const, "on" as const, "forced" as const),
        policy: fc.option(
          fc.record({
            name,
            using: expression,
            command: fc.constantFrom("all" as const, "update" as const),
            permissive: fc.boolean(),
            roles: fc.constantFrom(["public"], ["anon", "Odd role"]),
          }),
          { nil: undefined },
        ),
        comment,
      })
      .map(({ columns, keyed, unique, checks, index, rowSecurity, policy, comment: note }) => ({
        schema,
        name: own,
        // Links lead from and to the first column.
        columns: columns.map((item, at) => ({
          ...item,
          ...(at === 0 ? { type: "bigint" } : {}),
          ...(keyed.includes(item.name) ? { nullable: false } : {}),
        })),
        ...(keyed.length === 0 ? {} : { primaryKey: { name: `${own} pk`, columns: keyed } }),
        uniques: unique.length === 0 || unique.join() === keyed.join() ? [] : [{ name: `${own} one`, columns: unique }],
        foreignKeys: [],
        checks: checks.map((text, at) => ({ name: `check ${at}`, expression: text })),
        indexes: index.length === 0 ? [] : [indexOf(index, own)],
        rowSecurity,
        policies: policy === undefined ? [] : [policyOf(policy)],
        inherits: [],
        ...(note === undefined ? {} : { comment: note }),
      })),
  );

/** A foreign key leads to a key. */
function withLinkKey({ name: own, columns, primaryKey, uniques }: Table, isTarget: boolean): readonly Key[] {
  const first = columns[0]?.name ?? "";
  const has = [primaryKey, ...uniques].some((key) => key?.columns.join("\0") === first);
  return isTarget && !has ? [...uniques, { name: `${own} link`, columns: [first] }] : uniques;
}

function indexOf(columns: readonly string[], of: string): Index {
  const parts = columns.map((own) => ({ column: own, text: quoteIdentifier(own) }));
  return {
    name: `${of} index`,
    parts: [...parts, { text: "lower(x)" }],
    unique: columns.length > 1,
    method: "gin",
    includes: columns.slice(1),
    ...(columns.length > 2 ? { where: "x > 1" } : {}),
  };
}

function policyOf(policy: Omit<Policy, "comment" | "place">): Policy {
  return { ...policy, withCheck: "true" };
}

const enumType: fc.Arbitrary<EnumType> = fc
  .record({ schema: fc.constantFrom("public", "shop"), name, values: names(1, 4) })
  .map((item) => item);

/** Any schema a PostgreSQL could hold, with the names it would hold them under. */
export const madeSchema: fc.Arbitrary<DatabaseSchema> = fc
  .uniqueArray(fc.tuple(fc.constantFrom("public", "Odd schema"), name), {
    minLength: 1,
    maxLength: 4,
    selector: (pair) => pair.join("\0"),
  })
  .chain((tableNames) =>
    fc.record({
      tables: fc.tuple(...tableNames.map(([schema, own]) => table(schema, own))),
      enums: fc.uniqueArray(enumType, { maxLength: 2, selector: (item) => `${item.schema}\0${item.name}` }),
      links: fc.array(
        fc.tuple(fc.nat(), fc.nat(), fc.constantFrom("no action" as const, "cascade" as const, "set null" as const)),
        { maxLength: 4 },
      ),
    }),
  )
  .map(({ tables, enums, links }) => ({
    dialect: "postgresql" as const,
    defaultSchema: "public",
    tables: tables.map((from, at) => ({
      ...from,
      uniques: withLinkKey(
        from,
        links.some(([, other]) => other % tables.length === at),
      ),
      foreignKeys: links.flatMap(([one, other, onDelete], number): ForeignKey[] => {
        const to = tables[other % tables.length];
        const columns = [from.columns[0]?.name ?? ""];
        if (one % tables.length !== at || !to) return [];
        return [
          {
            name: `link ${number}`,
            columns,
            target: { schema: to.schema, name: to.name },
            targetColumns: [to.columns[0]?.name ?? ""],
            onDelete,
            onUpdate: "no action",
          },
        ];
      }),
    })),
    views: [],
    enums,
    domains: [],
    composites: [],
    sequences: [],
    extensions: [],
    functions: [],
  }));

/** A schema without places, for comparing. */
export function bare(schema: object): unknown {
  return JSON.parse(JSON.stringify(schema, (key, value: unknown) => (key === "place" ? undefined : value)));
}
