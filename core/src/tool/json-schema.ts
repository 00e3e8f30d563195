import { formatNumber } from "../text/format.ts";
import type { AnyTool } from "./define-tool.ts";
import type { Field } from "./fields.ts";

/**
 * A JSON Schema (draft 2020-12) of what `--input` takes. Files are paths.
 * @example jsonSchema(slugTool)["properties"] // { text: { title: "Text", type: "string", … }, … }
 */
export function jsonSchema(tool: AnyTool): Readonly<Record<string, unknown>> {
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title: tool.title,
    description: tool.summary,
    type: "object",
    additionalProperties: false,
    properties: Object.fromEntries(
      Object.entries<Field>(tool.fields).map(([name, spec]) => [name, { title: spec.label, ...fieldSchema(spec) }]),
    ),
  };
}

function fieldSchema(spec: Field): Record<string, unknown> {
  switch (spec.kind) {
    case "text":
      return {
        type: "string",
        default: spec.initial,
        ...(spec.min === undefined ? {} : { minLength: spec.min }),
        ...(spec.max === undefined ? {} : { maxLength: spec.max }),
      };
    case "choice":
      return { enum: spec.options.map((option) => option.value), default: spec.initial };
    case "choices":
      return {
        type: "array",
        items: { enum: spec.options.map((option) => option.value) },
        uniqueItems: true,
        default: spec.initial,
      };
    case "number":
      return { type: "number", minimum: spec.min, maximum: spec.max, default: spec.initial };
    case "flag":
      return { type: "boolean", default: spec.initial };
    case "list":
      return {
        type: "array",
        items: { type: "string" },
        default: spec.initial,
        ...(spec.maxItems === undefined ? {} : { maxItems: spec.maxItems }),
      };
    case "color":
      return { type: "string", pattern: "^#?([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$", default: spec.initial };
    case "file":
      return { type: "string", description: `Path of a file, at most ${formatNumber(spec.maxBytes)} bytes.` };
    case "files":
      return { type: "array", items: { type: "string" }, maxItems: spec.maxItems };
  }
}
