import { jsonSchema } from "../tool/json-schema.ts";
import type { AnyTool } from "../tool/define-tool.ts";
import type { Schema } from "../config/shape.ts";

/** The text of a file, or one value of a JSON file, instead of a value. */
export const fromFile: Schema = {
  type: "object",
  properties: {
    file: { type: "string", description: "A path from the folder of this file." },
    key: { type: "string", description: "A value of a JSON file, by its names parted by dots: author.name." },
  },
  required: ["file"],
  additionalProperties: false,
};

/**
 * The JSON Schema of an entry of `make`, so that editors complete the fields of the tool it names and explain them.
 * It refers to `fromFile` under `$defs`. @param entry the schema that holds for the entries of all tools
 */
export function entrySchema(entry: Schema, all: readonly AnyTool[]): Schema {
  const tools = all.filter(({ notInMake }) => notInMake === undefined);
  const properties = entry["properties"] as Readonly<Record<string, Schema>>;
  return {
    ...entry,
    properties: { ...properties, tool: { ...properties["tool"], enum: tools.map(({ id }) => id) } },
    allOf: tools.map((tool) => ({
      if: { properties: { tool: { const: tool.id } } },
      // oxlint-disable-next-line unicorn/no-thenable -- the keyword of JSON Schema
      then: { properties: { input: inputSchema(tool) } },
    })),
  };
}

function inputSchema(tool: AnyTool): Schema {
  const { $schema: _, properties, ...schema } = jsonSchema(tool);
  const fields = Object.entries(properties as Readonly<Record<string, Schema>>).map(([name, { title, ...field }]) => {
    const kind = tool.fields[name].kind as string;
    // A list of files may be one of them, a folder or a glob.
    const own = kind === "files" ? { anyOf: [{ type: "string" }, field] } : field;
    return [
      name,
      kind === "file" || kind === "files" ? { title, ...own } : { title, anyOf: [own, { $ref: "#/$defs/fromFile" }] },
    ];
  });
  return { ...schema, properties: Object.fromEntries(fields) };
}
