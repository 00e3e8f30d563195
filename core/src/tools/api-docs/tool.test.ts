import { describe, expect, it } from "vitest";
import { fakeFile } from "../../testing/fake-file.ts";
import { fakePorts } from "../../testing/fake-ports.ts";
import { runTool } from "../../tool/run-tool.ts";
import { tool } from "./tool.ts";

const run = (input: Record<string, unknown>) => runTool(tool, input, fakePorts());
const example = tool.examples[0]?.input.text ?? "";

async function outputs(input: Record<string, unknown>) {
  const result = await run(input);
  if (!result.ok) throw new Error(JSON.stringify(result.issues));
  const [file, facts] = result.outputs;
  if (file?.kind !== "text" || facts?.kind !== "facts") throw new Error("other outputs");
  return { file, rows: facts.rows.map(({ label, value }) => `${label}: ${value}`) };
}

describe("api-docs", () => {
  it.each([['{"a":1}'], ["{oops"], ["just words"]])("%s is wrong input, not a failure of the host", async (text) => {
    expect(await run({ text })).toMatchObject({
      ok: false,
      reason: "input",
      issues: [{ message: expect.any(String) }],
    });
  });

  it("writes the example without a problem, as one file that names everything", async () => {
    const { file, rows } = await outputs({ text: example });
    expect(rows).toEqual(["In all: 0 errors, 0 warnings"]);
    expect(file.name).toBe("api-docs.html");
    for (const words of [
      "Search books",
      "Place an order",
      "Follow a parcel",
      "Stock changed",
      "CardPayment",
      "partnerToken",
    ])
      expect(file.text).toContain(words);
    expect(file.text).not.toMatch(/<script|<link|<img|src=|@import|url\(/);
  });

  it("writes Markdown", async () => {
    const { file } = await outputs({ text: example, format: "md" });
    expect(file.name).toBe("api-docs.md");
    expect(file.text).toContain("### Place an order\n\n`POST /orders`\n\nNeeds `partnerToken`.");
    expect(file.text).toContain("| `isbn` **required** | string, matches ^97\\[89\\]\\[0-9\\]{10}$ |  |");
    expect(file.text).toContain("```sh\ncurl 'https://api.lantern.example/v2/books?q=lighthouse'");
  });

  it("reads a file, and says where it is wrong", async () => {
    const { rows } = await outputs({
      file: fakeFile("openapi.yaml", "application/yaml", `${example}x: 1\n`),
    });
    expect(rows[0]).toMatch(/^error \d+:1: OpenAPI Object: there is no field "x"\. Names of your own begin with x-\.$/);
    expect(rows.at(-1)).toBe("In all: 1 error, 0 warnings");
  });

  it("reads files it refers to", async () => {
    const text = example.replace('{ $ref: "#/components/schemas/Shelf" } }', '{ $ref: "shelf.yaml" } }');
    const parts = [fakeFile("shelf.yaml", "application/yaml", "type: string\ndescription: From a file\n")];
    const { file, rows } = await outputs({ text, parts });
    expect(rows).toHaveLength(1);
    expect(file.text).toContain("From a file");
  });

  it.each([
    [{}, "Give an OpenAPI description: a file, or its text in YAML or JSON."],
    [{ text: "a: [\n" }, "Line 2, column 1: The text is not valid YAML or JSON: a quote or a bracket is not closed."],
    [{ text: 'swagger: "2.0"' }, "Line 1, column 1: This is Swagger 2.0."],
    [{ file: fakeFile("a.yaml", "", Uint8Array.of(0xff, 0xfe, 0x00)) }, "a.yaml is not UTF-8 text."],
  ])("says what is missing: %#", async (input, message) => {
    const result = await run(input);
    expect(!result.ok && result.issues[0]?.message).toContain(message);
  });
});
