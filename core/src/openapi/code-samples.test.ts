import { describe, expect, it } from "vitest";
import { codeSamples } from "./code-samples.ts";
import { requestSample } from "./request-sample.ts";
import { apiOf } from "./testing/read-api.ts";

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
