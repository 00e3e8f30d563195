import { cutName } from "../../../sql/cut-name.ts";
import { impliedName } from "../../implied-name.ts";
import type { DatabaseSchema, Index, IndexPart, Key, KeyAction } from "../../model.ts";
import { labelOf } from "../../relations.ts";
import { isKeyable, type PrismaModel, type PrismaRelation } from "./prisma-models.ts";
import { prismaDefault } from "./prisma-default.ts";
import { quoted } from "./prisma-names.ts";

type FieldRow = readonly [name: string, type: string, attributes: string];

const actions: Readonly<Record<KeyAction, string>> = {
  "no action": "NoAction",
  restrict: "Restrict",
  cascade: "Cascade",
  "set null": "SetNull",
  "set default": "SetDefault",
};

/** A model of Prisma's. @param isSplit whether there is more than one schema */
export function modelText(model: PrismaModel, schema: DatabaseSchema, isSplit: boolean): string {
  const { table, name } = model;
  const rows = [
    ...columnRows(model, schema),
    ...model.relations.map((relation) => relationRow(relation, model, schema)),
  ];
  const keys = [...keyLines(model, schema), ...indexLines(model, schema)];
  const more = [
    ...(name === table.name ? [] : [`@@map(${quoted(table.name)})`]),
    ...(isSplit ? [`@@schema(${quoted(table.schema)})`] : []),
    ...(model.isIgnored ? ["@@ignore"] : []),
  ];
  const groups = [aligned(rows), keys, more].filter((lines) => lines.length > 0);
  return [
    ...comment(table.comment, "///"),
    ...left(model, schema).map((what) => `// ${what.replaceAll(/\s+/g, " ")}`),
    `model ${name} {`,
    groups.map((lines) => lines.map((line) => `  ${line}`).join("\n")).join("\n\n"),
    "}",
  ].join("\n");
}

function columnRows(model: PrismaModel, schema: DatabaseSchema): FieldRow[] {
  const { table } = model;
  return [...model.fields.values()].map(({ name, type, column }) => {
    const suffix = type.isList ? "[]" : column.nullable ? "?" : "";
    const isOnly = (key: Key | undefined) => key?.columns.length === 1 && key.columns[0] === column.name;
    const primary = isKeyable(type) && isOnly(table.primaryKey);
    const unique = isKeyable(type) && !primary && table.uniques.find((key) => isOnly(key) && !key.nullsEqual);
    const values = [...model.enums].find(([, own]) => own.name === type.scalar)?.[1].values;
    const initial = prismaDefault(column, type, table, schema, (value) => values?.get(value));
    const attributes = [
      ...(primary ? [`@id${mapped(table.primaryKey?.name, impliedName(table.name, [], "pkey"), schema)}`] : []),
      ...(unique ? [`@unique${mapped(unique.name, impliedName(table.name, unique.columns, "key"), schema)}`] : []),
      ...(initial === undefined ? [] : [`@default(${initial})`]),
      ...(name === column.name ? [] : [`@map(${quoted(column.name)})`]),
      ...(type.native === "" ? [] : [type.native.trim()]),
      ...comment(column.comment, "///"),
    ];
    return [name, `${type.scalar}${suffix}`, attributes.join(" ")];
  });
}

/** Names of MySQL and SQLite are not one for each database, as those of PostgreSQL are. */
const isOwnName = (name: string | undefined, usual: string, { dialect }: DatabaseSchema): name is string =>
  name !== undefined && name !== usual && dialect === "postgresql";

const mapped = (name: string | undefined, usual: string, schema: DatabaseSchema) =>
  isOwnName(name, usual, schema) ? `(map: ${quoted(cutName(name))})` : "";

function relationRow(
  { field, model, kind, label, key, target }: PrismaRelation,
  { table, fields }: PrismaModel,
  schema: DatabaseSchema,
): FieldRow {
  const type = `${model}${{ one: "", optional: "?", list: "[]" }[kind]}`;
  if (!key || !target) return [field, type, label === undefined ? "" : `@relation(${quoted(label)})`];
  const usual = impliedName(table.name, key.columns, "fkey");
  const parts = [
    ...(label === undefined ? [] : [quoted(label)]),
    `fields: [${key.columns.map((name) => fields.get(name)?.name).join(", ")}]`,
    `references: [${key.targetColumns.map((name) => target.fields.get(name)?.name).join(", ")}]`,
    `onDelete: ${actions[key.onDelete]}`,
    `onUpdate: ${actions[key.onUpdate]}`,
    ...(isOwnName(key.name, usual, schema) ? [`map: ${quoted(cutName(key.name))}`] : []),
  ];
  return [field, type, `@relation(${parts.join(", ")})`];
}

/** Keys of several columns. */
function keyLines({ table, fields }: PrismaModel, schema: DatabaseSchema): string[] {
  const line = (attribute: string, key: Key, usual: string) => {
    const map = isOwnName(key.name, usual, schema) ? `, map: ${quoted(cutName(key.name))}` : "";
    return `${attribute}([${key.columns.map((name) => fields.get(name)?.name).join(", ")}]${map})`;
  };
  const isSaid = (key: Key) => key.columns.length > 1 && key.columns.every((name) => isKeyable(fields.get(name)?.type));
  return [
    ...(table.primaryKey && isSaid(table.primaryKey)
      ? [line("@@id", table.primaryKey, impliedName(table.name, [], "pkey"))]
      : []),
    ...table.uniques
      .filter((key) => isSaid(key) && !key.nullsEqual)
      .map((key) => line("@@unique", key, impliedName(table.name, key.columns, "key"))),
  ];
}

const methods: Readonly<Record<string, string>> = { btree: "", hash: "Hash", gin: "Gin" };

function indexLines(model: PrismaModel, schema: DatabaseSchema): string[] {
  const { table, fields } = model;
  return table.indexes
    .filter((index) => isExpressed(index, model))
    .map((index) => {
      const parts = index.parts.flatMap((part) => plainPart(part, model) ?? []);
      const columns = parts.map(({ column }) => column);
      const usual = impliedName(table.name, columns, index.unique ? "key" : "idx");
      const type = methods[index.method];
      const options = [
        `[${parts.map(({ column, isDown }) => `${fields.get(column)?.name}${isDown ? "(sort: Desc)" : ""}`).join(", ")}]`,
        ...(isOwnName(index.name, usual, schema) ? [`map: ${quoted(cutName(index.name))}`] : []),
        ...(type ? [`type: ${type}`] : []),
      ];
      return `${index.unique ? "@@unique" : "@@index"}(${options.join(", ")})`;
    });
}

/** A part that is a column, up or down; undefined for an expression, an operator class or a place of nulls. */
function plainPart(
  { column, text }: IndexPart,
  { fields }: PrismaModel,
): { column: string; isDown: boolean } | undefined {
  if (column !== undefined) return { column, isDown: false };
  const [, name = "", order = ""] = /^(.+?)\s+(asc|desc)$/is.exec(text.trim()) ?? [];
  const plain = /^".*"$/s.test(name) ? name.slice(1, -1).replaceAll('""', '"') : name.toLowerCase();
  return fields.has(plain) ? { column: plain, isDown: order.toLowerCase() === "desc" } : undefined;
}

/** Plain columns alone: no expression, condition, operator class or place of nulls. */
function isExpressed(index: Index, model: PrismaModel): boolean {
  const isPlain = index.parts.every((part) => {
    const found = plainPart(part, model);
    const type = found && model.fields.get(found.column)?.type;
    if (!type?.isSupported || (index.unique && !isKeyable(type))) return false;
    return index.method === "gin" ? isContainer(type) && !found?.isDown : index.method === "btree" || !found?.isDown;
  });
  return isPlain && index.where === undefined && index.includes.length === 0 && index.method in methods;
}

/** What GIN has operators for without being told which. */
const isContainer = (type: { scalar: string; isList: boolean } | undefined) =>
  type?.isList === true || type?.scalar === "Json";

/** What is in the database and not in the model. */
function left(model: PrismaModel, schema: DatabaseSchema): string[] {
  const { table, fields } = model;
  const nulls = table.uniques.filter(({ nullsEqual }) => nullsEqual);
  const keys = [table.primaryKey, ...table.uniques].filter(
    (key) => key && !key.nullsEqual && !key.columns.every((name) => isKeyable(fields.get(name)?.type)),
  );
  return [
    ...(model.isIgnored ? ["No key tells rows apart, so that Prisma Client leaves this table out."] : []),
    ...table.checks.map(({ expression }) => `Check, not in Prisma: ${expression}`),
    ...nulls.map(({ columns }) => `Unique with nulls not distinct, not in Prisma: ${columns.join(", ")}`),
    ...keys.map((key) => `Key of a type that is not in Prisma: ${key?.columns.join(", ")}`),
    ...table.indexes
      .filter((index) => !isExpressed(index, model))
      .map(
        ({ name, parts, method }) =>
          `Index, not in Prisma: ${name ?? ""} ${method} (${parts.map(({ text }) => text).join(", ")})`,
      ),
    ...model.lost.map(
      ({ key, why }) => `Foreign key (${key.columns.join(", ")}) to ${labelOf(key.target, schema)}, left out: ${why}.`,
    ),
    ...(table.rowSecurity === "off" && table.policies.length === 0
      ? []
      : ["Row level security and policies are not in Prisma: keep them in SQL migrations."]),
  ];
}

const comment = (text: string | undefined, mark: string) =>
  text === undefined || text.trim() === "" ? [] : [`${mark} ${text.replaceAll(/\s+/g, " ").trim()}`];

/** Names and types in columns, as `prisma format` sets them. */
function aligned(rows: readonly FieldRow[]): string[] {
  const [first, second] = [0, 1].map((at) => Math.max(0, ...rows.map((row) => row[at]?.length ?? 0)));
  return rows.map(([name, type, attributes]) =>
    `${name.padEnd(first ?? 0)} ${type.padEnd(second ?? 0)} ${attributes}`.trimEnd(),
  );
}
