import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { configSchemaSource } from "./config-schema-source.ts";

const shipped = readFileSync(new URL("../assets/toolbox.config.schema.json", import.meta.url), "utf8");

it("the schema that ships is the one that sections and tools give: run `pnpm gen` after a change", async () => {
  expect(shipped).toBe(await configSchemaSource());
});

it("an editor is told the fields of the tool that an entry names", () => {
  const { properties, $defs } = JSON.parse(shipped);
  const entry = properties.make.additionalProperties;
  const slug = entry.allOf.find((each: { if: unknown }) => JSON.stringify(each.if).includes('"slug"'));
  expect(slug.then.properties.input).toMatchObject({
    additionalProperties: false,
    properties: { separator: { title: "Separator", anyOf: [{ enum: ["-", "_", "."] }, { $ref: "#/$defs/fromFile" }] } },
  });
  expect(entry.properties.tool.enum).toContain("slug");
  expect($defs.fromFile.required).toEqual(["file"]);
});
