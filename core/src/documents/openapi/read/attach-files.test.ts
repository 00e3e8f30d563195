import { describe, expect, it } from "vitest";
import { attachFiles } from "./attach-files.ts";
import { writeHtml } from "../write/html/document-html.ts";
import { readDescription } from "./read-description.ts";
import { readApi } from "../testing/read-api.ts";

describe("files it refers to", () => {
  const main = JSON.stringify({
    openapi: "3.1.0",
    info: { title: "T", version: "1" },
    paths: {
      "/a": {
        get: {
          responses: {
            200: {
              description: "x",
              content: { "application/json": { schema: { $ref: "./schemas/book.yaml#/Book" } } },
            },
          },
        },
      },
    },
  });
  const files = [
    {
      name: "book.yaml",
      text: "Book:\n  type: object\n  properties:\n    author: { $ref: 'author.yaml' }\n    sequel: { $ref: '#/Book' }\n",
    },
    { name: "author.yaml", text: "type: string\ndescription: Who wrote it\n" },
  ];
  it("are put in, with what they refer to in turn, and end", () => {
    expect(readDescription(main, (root) => attachFiles(root, files)).problems).toEqual([]);
    const html = writeHtml(readApi(main, files));
    expect(html).toContain("Who wrote it");
    expect(html.length).toBeLessThan(60_000);
  });
  it("are missed by name", () => {
    const { problems } = readDescription(main, (root) => attachFiles(root, [{ name: "x.yaml", text: "a: [" }]));
    expect(problems.map(({ message }) => message)).toEqual([
      expect.stringContaining("x.yaml, line 1: The text is no valid YAML"),
      expect.stringContaining('"./schemas/book.yaml#/Book" is in another file'),
    ]);
  });
});
