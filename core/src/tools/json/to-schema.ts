import type { JsonNode } from "../../data/json/json-node.ts";
import { addToShape, emptyShape, type Shape } from "./shape.ts";

/** A JSON Schema (draft 2020-12) that a sample is valid under. Names found in every object are required. */
export function toSchema(sample: JsonNode): string {
  const root = emptyShape();
  addToShape(root, sample);
  return `${JSON.stringify({ $schema: "https://json-schema.org/draft/2020-12/schema", ...schemaOf(root) }, undefined, 2)}\n`;
}

function schemaOf({ scalars, members, objects, items }: Shape): Record<string, unknown> {
  const types: string[] = [...scalars];
  if (members) types.push("object");
  if (items) types.push("array");
  const required = [...(members ?? [])].filter(([, { count }]) => count === objects).map(([name]) => name);
  return {
    ...(types.length === 0 ? {} : { type: types.length === 1 ? types[0] : types }),
    ...(members && {
      properties: Object.fromEntries([...members].map(([name, { shape }]) => [name, schemaOf(shape)])),
    }),
    ...(required.length > 0 && { required }),
    ...(items && { items: schemaOf(items) }),
  };
}
