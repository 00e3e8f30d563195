import type { Column, CompositeType, DatabaseSchema, EnumType, ObjectName, Table, View } from "../model.ts";
import { freeName } from "../implied-name.ts";
import { relationsOf, type Relation } from "../relations.ts";
import { functionBlocks } from "./typescript-functions.ts";
import { typescriptType } from "./typescript-type.ts";

/**
 * TypeScript types in the shape that `supabase gen types` gives and supabase-js reads: `Database`, per schema its
 * tables with Row, Insert, Update and Relationships, its views, enums and composite types. Sorted by name as there.
 */
export function writeTypescript(schema: DatabaseSchema): string {
  const all: readonly ObjectName[] = [
    ...schema.tables,
    ...schema.views,
    ...schema.enums,
    ...schema.composites,
    ...schema.functions,
  ];
  const names = [...new Set([schema.defaultSchema, ...all.map((item) => item.schema)])].toSorted();
  const blocks = names.map((name) => block(`${key(name)}:`, schemaLines(schema, name)));
  return `${json}
export type Database = {
${indent(blocks.join("\n"))}
};

${shortcuts(schema.defaultSchema)}`;
}

function schemaLines(schema: DatabaseSchema, name: string): string[] {
  const own = <T extends ObjectName>(items: readonly T[]) =>
    items.filter((item) => item.schema === name).toSorted((one, other) => (one.name < other.name ? -1 : 1));
  const relations = relationsOf(schema);
  const section = (title: string, entries: readonly string[]) =>
    block(`${title}:`, entries.length === 0 ? ["[_ in never]: never;"] : entries);
  return [
    section(
      "Tables",
      own(schema.tables).map((table) => tableBlock(table, schema, relations)),
    ),
    section(
      "Views",
      own(schema.views).map((view) => viewBlock(view, schema)),
    ),
    section("Functions", functionBlocks(own(schema.functions), schema, { block, key })),
    section("Enums", own(schema.enums).map(enumLine)),
    section(
      "CompositeTypes",
      own(schema.composites).map((type) => compositeBlock(type, schema)),
    ),
  ];
}

function tableBlock(table: Table, schema: DatabaseSchema, relations: readonly Relation[]): string {
  const columns = table.columns.toSorted((one, other) => (one.name < other.name ? -1 : 1));
  const type = (column: Column) => orNull(typescriptType(column.type, schema), column.nullable);
  const note = (column: Column) =>
    column.comment === undefined
      ? ""
      : `/** ${column.comment.replaceAll("*/", "*\\/").replaceAll(/\s+/g, " ").trim()} */\n`;
  const isNever = (column: Column) => column.identity === "always" || column.generated !== undefined;
  const isFilled = (column: Column) => column.nullable || column.default !== undefined || column.identity !== undefined;
  const insert = (column: Column) => {
    if (isNever(column)) return `${key(column.name)}?: never;`;
    return `${key(column.name)}${isFilled(column) ? "?" : ""}: ${type(column)};`;
  };
  const update = (column: Column) => (isNever(column) ? insert(column) : `${key(column.name)}?: ${type(column)};`);
  return block(`${key(table.name)}:`, [
    block(
      "Row:",
      columns.map((column) => `${note(column)}${key(column.name)}: ${type(column)};`),
    ),
    block("Insert:", columns.map(insert)),
    block("Update:", columns.map(update)),
    relationships(
      relations.filter(({ from }) => from === table),
      schema,
    ),
  ]);
}

function relationships(relations: readonly Relation[], schema: DatabaseSchema): string {
  // supabase-js joins within one schema.
  const near = relations.filter(({ from, to }) => to?.schema === from.schema);
  if (near.length === 0) return "Relationships: [];";
  const entries = near.map(({ from, key: { name, columns, targetColumns }, to, single }) => {
    const implied = () => freeName(schema.dialect, "foreign", from.name, columns, () => false);
    return [
      "  {",
      `    foreignKeyName: ${JSON.stringify(name ?? implied())};`,
      `    columns: ${tuple(columns)};`,
      `    isOneToOne: ${single};`,
      `    referencedRelation: ${JSON.stringify(to?.name)};`,
      `    referencedColumns: ${tuple(targetColumns)};`,
      "  },",
    ].join("\n");
  });
  return `Relationships: [\n${entries.join("\n")}\n];`;
}

/** unknown has null in it. */
const orNull = (type: string, nullable = true) => (nullable && type !== "unknown" ? `${type} | null` : type);

const tuple = (names: readonly string[]) => `[${names.map((name) => JSON.stringify(name)).join(", ")}]`;

function viewBlock(view: View, schema: DatabaseSchema): string {
  const columns = view.columns.toSorted((one, other) => (one.name < other.name ? -1 : 1));
  const row =
    columns.length === 0
      ? ["[column: string]: unknown;"]
      : columns.map(
          ({ name, type }) => `${key(name)}: ${type === undefined ? "unknown" : orNull(typescriptType(type, schema))};`,
        );
  return block(`${key(view.name)}:`, [block("Row:", row), "Relationships: [];"]);
}

function enumLine({ name, values }: EnumType): string {
  return `${key(name)}: ${values.map((value) => JSON.stringify(value)).join(" | ") || "never"};`;
}

function compositeBlock({ name, attributes }: CompositeType, schema: DatabaseSchema): string {
  return block(
    `${key(name)}:`,
    attributes.map((part) => `${key(part.name)}: ${orNull(typescriptType(part.type, schema))};`),
  );
}

const json = `export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];
`;

function shortcuts(defaultSchema: string): string {
  const own = `Database[${JSON.stringify(defaultSchema)}]`;
  return `type DefaultSchema = ${own};

export type Tables<Name extends keyof (DefaultSchema["Tables"] & DefaultSchema["Views"])> = (DefaultSchema["Tables"] &
  DefaultSchema["Views"])[Name] extends { Row: infer Row }
  ? Row
  : never;

export type TablesInsert<Name extends keyof DefaultSchema["Tables"]> = DefaultSchema["Tables"][Name] extends {
  Insert: infer Insert;
}
  ? Insert
  : never;

export type TablesUpdate<Name extends keyof DefaultSchema["Tables"]> = DefaultSchema["Tables"][Name] extends {
  Update: infer Update;
}
  ? Update
  : never;

export type Enums<Name extends keyof DefaultSchema["Enums"]> = DefaultSchema["Enums"][Name];
`;
}

function block(head: string, lines: readonly string[]): string {
  return lines.length === 0 ? `${head} {};` : `${head} {\n${indent(lines.join("\n"))}\n};`;
}

const indent = (text: string) => text.replaceAll(/^(?=.)/gm, "  ");

/** A property's name, in quotes where it has to be. */
const key = (name: string) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name));
