import { sections } from "./sections.ts";
import type { Schema } from "../config/shape.ts";

/** The JSON Schema (2020-12) of toolbox.config.json, for editors. */
export function configSchema(): Schema {
  const properties = sections.map(({ key, words, shape }) => [key, { description: words, ...shape.schema }]);
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title: "toolbox.config.json",
    description: "Settings of Toolbox for one repository. Each section may also be under toolbox in package.json.",
    type: "object",
    properties: { $schema: { type: "string" }, ...Object.fromEntries(properties) },
    additionalProperties: false,
  };
}
