import schema from "@toolbox/core/assets/toolbox.config.schema.json" with { type: "json" };
import { Ajv2020 } from "ajv/dist/2020.js";

const validate = new Ajv2020({ allErrors: true, strict: false, validateFormats: false }).compile(schema);

/** What an editor would underline in the text of a toolbox.config.json, by the schema that ships. */
export function schemaProblems(config: string): readonly string[] {
  validate(JSON.parse(config));
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}
