import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { runTool } from "@toolbox/core";
import { readDescription } from "@toolbox/core/documents/openapi/read/read-description.ts";
import { fakePorts } from "@toolbox/core/testing";
import { tool } from "@toolbox/core/tools/api-docs/tool.ts";
import { describe, expect, test } from "vitest";
import { npmProject } from "../code/npm-project.ts";

/*
 * Descriptions that people wrote and published, and what a well-known validator says of them. They are installed for
 * this test only, from the npm registry.
 */
const PACKAGES = [
  "@readme/oas-examples@8.2.2",
  "@figma/rest-api-spec@0.43.0",
  "@scalar/galaxy@0.6.12",
  "@readme/openapi-parser@9.0.0",
  "js-yaml@4.1.0",
];
const { folder, isThere, whySkipped } = npmProject("api-docs", PACKAGES);

const examples = "@readme/oas-examples";
const places = ["3.0/json", "3.0/yaml", "3.1/json", "3.1/yaml"].map((place) => `${examples}/${place}`);
const files = isThere
  ? [...places, "@figma/rest-api-spec/openapi", "@scalar/galaxy/dist"].flatMap((place) =>
      readdirSync(path.join(folder, "node_modules", place), { recursive: true, encoding: "utf8" })
        .filter((name) => /\.(json|ya?ml)$/.test(name) && !name.includes("asyncapi"))
        .map((name) => `${place}/${name}`),
    )
  : [];

/** The validator lets these pass, the specification does not. */
const wrong = [
  // an array without items (3.0.3, Schema Object)
  /3\.0\/\w+\/schema-types\./,
  // a security requirement that names no scheme (3.0.3, Security Requirement Object)
  /3\.0\/\w+\/response-http-behavior\./,
];

type Validate = (api: unknown) => Promise<{ readonly valid: boolean }>;

describe.skipIf(!isThere)(`published descriptions${whySkipped}`, () => {
  test.each(files)("%s", async (file) => {
    const text = readFileSync(path.join(folder, "node_modules", file), "utf8");
    const load = createRequire(path.join(folder, "package.json"));
    const { validate } = (await import(load.resolve("@readme/openapi-parser"))) as { validate: Validate };
    const yaml = load("js-yaml") as { load: (source: string) => Record<string, Record<string, object>> };
    const { valid } = await validate(yaml.load(text)).catch(() => ({ valid: false }));
    const errors = readDescription(text).problems.filter(({ severity }) => severity === "error");
    expect(errors.length === 0).toBe(valid && !wrong.some((name) => name.test(file)));

    const methods = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];
    const { paths = {}, webhooks = {} } = yaml.load(text);
    const operations = [...Object.values(paths), ...Object.values(webhooks)].flatMap((item) =>
      Object.keys(item).filter((key) => methods.includes(key)),
    );
    for (const format of ["html", "md"]) {
      const run = await runTool(tool, { text, format }, fakePorts());
      const output = run.ok ? run.outputs[0] : undefined;
      const written = output?.kind === "text" ? output.text : "";
      // What stands in no source is a value that was written as it is.
      const odd = ["[object Object]", ">undefined<", ">NaN<"].filter((word) => written.includes(word));
      expect(odd.filter((word) => !text.includes(word.replaceAll(/[<>]/g, "")))).toEqual([]);
      const shown = written.match(format === "html" ? /<section class="part operation"/g : /^### /gm)?.length ?? 0;
      expect(shown).toBeGreaterThanOrEqual(operations.length);
    }
  });
});
