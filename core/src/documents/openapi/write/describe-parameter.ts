import type { ParameterDoc } from "../model/api.ts";
import { describeSchema, type SchemaView } from "./describe-schema.ts";
import { styleLabel } from "../samples/parameter-text.ts";
import { short } from "./schema-label.ts";
import { tree } from "../read/read-tree.ts";

/** The schema of a parameter or header, with how it is sent and the author's example among its rules. */
export function describeParameter(root: unknown, parameter: ParameterDoc): SchemaView {
  const view = describeSchema(root, parameter.schema);
  const hasParts = /object|array/.test(view.type) || view.link !== undefined || parameter.style.name === "json";
  const example = parameter.example ?? tree(parameter.schema)["example"];
  const more = [
    hasParts ? styleLabel(parameter) : "",
    example === undefined ? "" : `for example ${short(example)}`,
  ].filter((rule) => rule !== "");
  return { ...view, rules: [...view.rules, ...more] };
}
