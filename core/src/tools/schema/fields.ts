import { type InputOf, field, type Fields } from "../../tool/fields.ts";

const pictures = { field: "format", is: ["png", "svg"] } as const;

// What may be given as a schema, and as an earlier one.
const schemaFiles = {
  accept: ["application/sql", "application/x-dbml", "*/*"],
  maxBytes: 256 * 1024 * 1024,
  maxItems: 5000,
  mayBeEmpty: true,
  wrongType: { message: "This is not a file." },
  tooLarge: {
    title: "File Too Large",
    message: "A dump may have at most 256 MB here. Make it with pg_dump --schema-only.",
  },
};

/** What the tool takes. */
export const fields = {
  sql: field.files({
    label: "SQL, DBML or JSON files",
    hint: "A dump, or migrations in the order of their numbers",
    section: "Schema",
    ...schemaFiles,
  }),
  text: field.text({
    label: "Or their text",
    section: "Schema",
    initial: "",
    lines: 16,
    mono: true,
    placeholder: "create table projects (\n  id uuid primary key default gen_random_uuid(),\n  name text not null\n);",
  }),
  sample: field.flag({
    label: "The built-in sample",
    hint: "Five tables of a workspace, in place of SQL",
    section: "Schema",
    initial: false,
  }),
  language: field.choice({
    label: "Read as",
    section: "Schema",
    initial: "auto",
    variant: "select",
    options: [
      { value: "auto", label: "Automatic", hint: "From the file's name and its content." },
      { value: "postgresql", label: "PostgreSQL" },
      { value: "mysql", label: "MySQL" },
      { value: "sqlite", label: "SQLite" },
      { value: "dbml", label: "DBML" },
      { value: "json", label: "JSON" },
    ],
  }),
  from: field.files({
    label: "Compare with",
    hint: "The earlier schema: files, or in a repository a branch, tag or commit such as main",
    section: "Difference",
    gitStateOf: "sql",
    ...schemaFiles,
  }),
  fromText: field.text({
    label: "Or the text of the earlier schema",
    section: "Difference",
    initial: "",
    lines: 16,
    mono: true,
  }),
  failOn: field.choice({
    label: "Fail on",
    hint: "Which changes are a finding",
    section: "Difference",
    initial: "none",
    options: [
      { value: "none", label: "None" },
      { value: "destructive", label: "Destructive", hint: "What rows hold is lost." },
      { value: "risky", label: "Risky", hint: "Also what may fail on rows, break clients or change who reaches rows." },
      { value: "any", label: "Any" },
    ],
  }),
  format: field.choice({
    label: "Format",
    section: "Result",
    initial: "mermaid",
    variant: "select",
    options: [
      { value: "mermaid", label: "Mermaid" },
      { value: "json", label: "JSON" },
      { value: "sql", label: "SQL", hint: "For PostgreSQL." },
      { value: "dbml", label: "DBML" },
      { value: "ts", label: "TypeScript", hint: "Types for supabase-js." },
      { value: "prisma", label: "Prisma", hint: "For PostgreSQL." },
      { value: "md", label: "Markdown" },
      { value: "png", label: "PNG" },
      { value: "svg", label: "SVG" },
    ],
  }),
  detail: field.choice({
    label: "Columns",
    section: "Result",
    initial: "all",
    when: { field: "format", is: ["mermaid", "md", "png", "svg"] },
    options: [
      { value: "all", label: "All" },
      { value: "keys", label: "Keys" },
      { value: "names", label: "None" },
    ],
  }),
  theme: field.choice({
    label: "Theme",
    section: "Result",
    initial: "light",
    when: pictures,
    options: [
      { value: "light", label: "Light" },
      { value: "dark", label: "Dark" },
    ],
  }),
  into: field.text({
    label: "Into a file",
    hint: "Such as README.md: between <!-- toolbox:schema --> and <!-- /toolbox:schema -->",
    section: "Result",
    initial: "",
    max: 300,
    mono: true,
    when: { field: "format", is: ["mermaid", "md"] },
  }),
  tables: field.list({
    label: "Only these tables",
    item: "Table",
    section: "Tables",
    hint: "Names, or patterns such as audit_*",
    initial: [],
    placeholder: "audit_*",
    maxItems: 500,
  }),
  without: field.list({
    label: "Not these tables",
    item: "Table",
    section: "Tables",
    initial: [],
    placeholder: "schema_migrations",
    maxItems: 500,
  }),
  schemas: field.list({
    label: "Only these schemas",
    item: "Schema",
    section: "Tables",
    initial: [],
    placeholder: "public",
    maxItems: 100,
  }),
  partitions: field.flag({
    label: "Partitions as tables of their own",
    hint: "SQL and JSON always have them",
    section: "Tables",
    initial: false,
  }),
} as const satisfies Fields;

export type SchemaInput = InputOf<typeof fields>;
