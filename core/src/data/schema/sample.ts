import type { Column, DatabaseSchema, ForeignKey, Table } from "./model.ts";
import type { SchemaParseResult } from "./read/schema-parse-result.ts";

/** The schema built into the product: five tables of `public`, as the product's specification lists them. */
export const sampleSchema: DatabaseSchema = {
  dialect: "postgresql",
  defaultSchema: "public",
  tables: [
    table("profiles", [required("id", "uuid"), optional("full_name"), optional("username"), ...stamps()]),
    table(
      "projects",
      [
        { ...required("id", "uuid"), default: "gen_random_uuid()" },
        required("name", "text"),
        optional("description"),
        required("user_id", "uuid"),
        optional("github_url"),
        optional("supabase_url"),
        optional("lovable_project_id"),
        optional("lovable_project_url"),
        { ...required("visibility", "text"), default: "'private'::text" },
        optional("last_synced_at", "timestamptz"),
        ...stamps(),
      ],
      { user_id: "profiles" },
    ),
    table(
      "components",
      [
        required("id", "text"),
        required("title", "text"),
        optional("description"),
        { ...required("status", "text"), default: "'Not Started'::text" },
        optional("notes"),
        { ...required("tags", "text[]"), default: "'{}'::text[]" },
        required("user_id", "uuid"),
        required("project_id", "uuid"),
        ...stamps(),
      ],
      { user_id: "profiles", project_id: "projects" },
    ),
    table(
      "sub_components",
      [
        required("id", "uuid"),
        required("component_id", "text"),
        required("title", "text"),
        { ...required("completed", "boolean"), default: "false" },
        stamp("created_at"),
      ],
      { component_id: "components" },
    ),
    table(
      "user_links",
      [
        required("id", "uuid"),
        required("user_id", "uuid"),
        required("title", "text"),
        required("url", "text"),
        stamp("created_at"),
      ],
      { user_id: "profiles" },
    ),
  ],
  views: [],
  enums: [],
  domains: [],
  composites: [],
  sequences: [],
  extensions: [],
  functions: [],
};

/** The sample as a reader would give it. */
export const sampleParseResult: SchemaParseResult = { schema: sampleSchema, problems: [], untold: 0, skipped: [] };

/** A table whose primary key is `id`; `references` maps a column to the table whose `id` it names. */
function table(name: string, columns: readonly Column[], references: Readonly<Record<string, string>> = {}): Table {
  const foreignKeys = Object.entries(references).map(([column, target]): ForeignKey => ({
    columns: [column],
    target: { schema: "public", name: target },
    targetColumns: ["id"],
    onDelete: "no action",
    onUpdate: "no action",
  }));
  return {
    schema: "public",
    name,
    columns,
    primaryKey: { columns: ["id"] },
    uniques: [],
    foreignKeys,
    checks: [],
    indexes: [],
    rowSecurity: "off",
    policies: [],
    inherits: [],
  };
}

function required(name: string, type: string): Column {
  return { name, type, nullable: false };
}

function optional(name: string, type = "text"): Column {
  return { name, type, nullable: true };
}

function stamp(name: string): Column {
  return { ...required(name, "timestamptz"), default: "now()" };
}

function stamps(): Column[] {
  return [stamp("created_at"), stamp("updated_at")];
}
