import { configSchema } from "../src/config-file/config-schema.ts";
import { entrySchema, fromFile } from "../src/config-file/make-schema.ts";
import type { Schema } from "../src/config/shape.ts";
import { catalog } from "../src/tools/catalog.gen.ts";

type Properties = Readonly<Record<string, Schema>>;

/** The text of toolbox.config.schema.json: the sections of the configuration, with the fields of every tool under make. */
export async function configSchemaSource(): Promise<string> {
  const schema = configSchema();
  const { make, ...sections } = schema["properties"] as Properties;
  const tools = await Promise.all(catalog.map((tool) => tool.load()));
  const entry = entrySchema(make?.["additionalProperties"] as Schema, tools);
  const properties = { ...sections, make: { ...make, additionalProperties: entry } };
  return `${JSON.stringify({ ...schema, $defs: { fromFile }, properties }, undefined, 1)}\n`;
}
