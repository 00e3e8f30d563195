import { describe, expect, it, test } from "vitest";
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
      expect.stringContaining("x.yaml, line 1: The text is not valid YAML"),
      expect.stringContaining('"./schemas/book.yaml#/Book" is in another file'),
    ]);
  });
});

test("a file is meant by its path from the one that names it", () => {
  const root = { a: { $ref: "x/main.yaml" }, b: { $ref: "./y/part.yaml#/n" } };
  const files = [
    { name: "y/part.yaml", text: "n: 1" },
    { name: "x/part.yaml", text: "n: 2" },
    { name: "x/main.yaml", text: "own: {$ref: part.yaml#/n}\nother: {$ref: ../y/part.yaml#/n}" },
  ];
  expect(attachFiles(root, files)).toEqual([]);
  expect(root).toMatchObject({
    b: { $ref: "#/x-files/0/n" },
    "x-files": [{}, {}, { own: { $ref: "#/x-files/1/n" }, other: { $ref: "#/x-files/0/n" } }],
  });
});
