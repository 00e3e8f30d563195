import type { DatabaseSchema, EnumType } from "../../model.ts";
import { labelOf } from "../../relations.ts";
import { modelText } from "./prisma-model.ts";
import { PrismaNames, quoted } from "./prisma-names.ts";
import { type PrismaModel, prismaModels } from "./prisma-models.ts";

/**
 * The schema for Prisma (7; PostgreSQL), with the names of the database as `prisma db pull` gives them: models with
 * types, keys, defaults, indexes and relations from both sides, enums, several schemas. What Prisma's language has no
 * word for stands in comments.
 */
export function writePrisma(schema: DatabaseSchema): string {
  const names = new PrismaNames();
  const models = prismaModels(schema, names);
  const used = new Set([...schema.tables, ...schema.enums].map((item) => item.schema));
  const isSplit = used.size > 1 || !used.has(schema.defaultSchema);
  const schemas = isSplit ? `\n  schemas  = [${[...used].map(quoted).join(", ")}]` : "";
  const parts = [
    `generator client {\n  provider = "prisma-client"\n  output   = "./generated"\n}`,
    `// The address of the database stands in prisma.config.ts; before Prisma 7, add url = env("DATABASE_URL").\ndatasource db {\n  provider = "postgresql"${schemas}\n}`,
    ...models.map((model) => modelText(model, schema, isSplit)),
    ...schema.enums.filter(({ values }) => values.length > 0).map((item) => enumText(item, models, isSplit)),
    ...schema.views.map(
      (view) =>
        `// The view ${labelOf(view, schema).replaceAll(/\s+/g, " ")} is left out: views are a preview of Prisma.`,
    ),
  ];
  return `${parts.join("\n\n")}\n`;
}

function enumText(item: EnumType, [first]: readonly PrismaModel[], isSplit: boolean): string {
  const name = first?.enums.get(item);
  const values = item.values.map((value) => {
    const own = name?.values.get(value) ?? value;
    return `  ${own}${own === value ? "" : ` @map(${quoted(value)})`}`;
  });
  const more = [
    ...(name && name.name !== item.name ? [`  @@map(${quoted(item.name)})`] : []),
    ...(isSplit ? [`  @@schema(${quoted(item.schema)})`] : []),
  ];
  return [`enum ${name?.name ?? item.name} {`, ...values, ...(more.length === 0 ? [] : ["", ...more]), "}"].join("\n");
}
