import { describe, expect, it } from "vitest";
import { codeSamples } from "./code-samples.ts";
import { requestSample } from "./request-sample.ts";
import { apiOf } from "../testing/read-api.ts";
import { writeMarkdown } from "../write/write-markdown.ts";

describe("code samples", () => {
  const samples = (operation: object, more: object = {}) => {
    const made = apiOf({
      servers: [{ url: "https://api.example.org/v1/" }],
      paths: { "/books/{id}": { post: { operationId: "x", ...operation } } },
      ...more,
    });
    const [first] = made.groups[0]?.operations ?? [];
    if (!first) throw new Error("no operation");
    return Object.fromEntries(codeSamples(requestSample(made, first)).map(({ id, code }) => [id, code]));
  };
  const parameters = [
    { name: "id", in: "path", required: true, schema: { type: "string", example: "a b/c" } },
    { name: "q", in: "query", required: true, schema: { type: "array", items: { example: "x&y" } } },
    { name: "optional", in: "query", schema: { type: "string" } },
    { name: "X-Trace", in: "header", required: true, schema: { type: "string", example: "it's" } },
  ];
  it("fill in address, query and headers, each quoted for its language", () => {
    const { curl, fetch, python } = samples({ parameters });
    expect(curl).toBe(
      `curl 'https://api.example.org/v1/books/a%20b%2Fc?q=x%26y' \\\n  -X POST \\\n  -H 'X-Trace: it'\\''s'`,
    );
    expect(fetch).toBe(`const response = await fetch("https://api.example.org/v1/books/a%20b%2Fc?q=x%26y", {
  method: "POST",
  headers: {
    "X-Trace": "it's",
  },
});
const data = await response.json();`);
    expect(python).toBe(`import requests

response = requests.post(
    "https://api.example.org/v1/books/a%20b%2Fc?q=x%26y",
    headers={
        "X-Trace": "it's",
    },
)
print(response.json())`);
  });
  const list = { type: "array", example: [1, 2] };
  const object = { type: "object", example: { a: "x", b: [3, 4] } };
  it.each<[what: string, parameter: object, url: string]>([
    ["form, the default of a query", { in: "query", schema: list }, "?p=1&p=2"],
    ["form without explode", { in: "query", schema: list, explode: false }, "?p=1,2"],
    ["spaceDelimited", { in: "query", schema: list, style: "spaceDelimited", explode: false }, "?p=1%202"],
    ["pipeDelimited", { in: "query", schema: list, style: "pipeDelimited", explode: false }, "?p=1%7C2"],
    ["deepObject", { in: "query", schema: object, style: "deepObject" }, "?p%5Ba%5D=x&p%5Bb%5D=3&p%5Bb%5D=4"],
    ["form of an object", { in: "query", schema: { example: { a: 1, b: 2 } } }, "?a=1&b=2"],
    [
      "form of an object without explode",
      { in: "query", schema: { example: { a: 1, b: 2 } }, explode: false },
      "?p=a,1,b,2",
    ],
    [
      "content",
      { in: "query", content: { "application/json": { example: { a: 1 }, schema: { example: { a: 1 } } } } },
      "?p=%7B%22a%22:1%7D",
    ],
    [
      "querystring",
      { in: "querystring", content: { "application/x-www-form-urlencoded": { schema: object } } },
      "?a=x&b=3&b=4",
    ],
  ])("write a parameter as its style says: %s (OpenAPI 3.1, 4.8.12)", (_, parameter, url) => {
    const { curl } = samples({ parameters: [{ name: "p", required: true, ...parameter }] });
    expect(curl).toContain(`/books/ID${url}'`);
  });
  it.each([
    [{ schema: list }, "1,2"],
    [{ schema: list, style: "label", explode: true }, ".1.2"],
    [{ schema: list, style: "matrix", explode: true }, ";id=1;id=2"],
    [{ schema: { example: 5 }, style: "matrix" }, ";id=5"],
    [{ schema: { example: { a: 1, b: 2 } }, explode: true }, "a=1,b=2"],
    [
      { schema: { type: "string", minLength: 34, maxLength: 34, pattern: "^AC[0-9a-f]{32}$" } },
      "AC0123456789abcdef0123456789abcdef",
    ],
    [{ schema: { type: "string" } }, "ID"],
  ])("write a path parameter as its style says: %j", (parameter, value) => {
    const { curl } = samples({ parameters: [{ name: "id", in: "path", required: true, ...parameter }] });
    expect(decodeURIComponent(curl ?? "")).toContain(`/books/${value}'`);
  });
  it("repeat a field for each item of a list", () => {
    const content = { "application/x-www-form-urlencoded": { example: { a: [1, 2] } } };
    const { curl, python } = samples({ requestBody: { content } });
    expect(curl).toContain("--data-urlencode 'a=1' \\\n  --data-urlencode 'a=2'");
    expect(python?.replaceAll(/\s+/g, "")).toContain('data=[["a","1",],["a","2",],],');
  });
  it("say that signing in is optional, and still show how", () => {
    const made = apiOf({
      paths: { "/a": { get: { security: [{}, { key: [] }] } } },
      components: { securitySchemes: { key: { type: "apiKey", in: "header", name: "X-Key" } } },
    });
    const [first] = made.groups[0]?.operations ?? [];
    expect(first?.security).toEqual([[{ scheme: "key", scopes: [] }], []]);
    expect(writeMarkdown(made)).toContain("Needs `key`, or no sign-in.");
    expect(writeMarkdown(made)).toContain("X-Key: API_KEY");
  });
  it("send JSON with the credentials of the operation", () => {
    const { curl, python } = samples(
      {
        security: [{ token: [] }],
        requestBody: { content: { "application/json": { example: { a: [true, null, "'"], b: {} } } } },
      },
      { components: { securitySchemes: { token: { type: "http", scheme: "bearer" } } } },
    );
    expect(curl).toContain(
      `-H 'Authorization: Bearer TOKEN' \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  "a": [\n    true,\n    null,\n    "'\\''"\n  ],\n  "b": {}\n}'`,
    );
    expect(python).toContain(
      `json={\n        "a": [\n            True,\n            None,\n            "'",\n        ],\n        "b": {},\n    },`,
    );
  });
  it("send forms and files", () => {
    const schema = {
      type: "object",
      properties: { image: { type: "string", format: "binary" }, name: { type: "string" } },
    };
    const multipart = samples({ requestBody: { content: { "multipart/form-data": { schema } } } });
    expect(multipart["curl"]).toContain("-F 'image=@file' \\\n  -F 'name=string'");
    expect(multipart["fetch"]).toContain('form.append("image", file);\nform.append("name", "string");');
    expect(multipart["python"]).toContain('files={"image": open("file", "rb")},');
    expect(samples({ requestBody: { content: { "image/png": {} } } })["curl"]).toContain("--data-binary @file");
  });
});
