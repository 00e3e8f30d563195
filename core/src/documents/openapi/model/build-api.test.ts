import { describe, expect, it, test } from "vitest";
import { describeSchema, type SchemaView } from "../write/describe-schema.ts";
import { splitHtml, writeHtml } from "../write/html/document-html.ts";
import { apiOf } from "../testing/read-api.ts";
import { writeMarkdown } from "../write/write-markdown.ts";

const words = (view: SchemaView): string =>
  [
    view.link ?? view.type,
    view.link && view.isNullable && "or null",
    view.items && `(${words(view.items)})`,
    ...view.rules,
  ]
    .filter(Boolean)
    .join(" ");

describe("schemas in words", () => {
  const root = {
    components: {
      schemas: { Book: { type: "object", properties: { next: { $ref: "#/components/schemas/Book" } } } },
    },
  };
  it.each([
    [{ type: "string" }, "string"],
    [{}, "any"],
    [
      { type: "string", format: "uuid", minLength: 1, maxLength: 9, pattern: "^a" },
      "string uuid 1 to 9 characters matches ^a",
    ],
    [{ type: "integer", minimum: 1, maximum: 5 }, "integer from 1 to 5"],
    [{ type: "number", exclusiveMinimum: 0 }, "number above 0"],
    [{ type: "number", minimum: 0, exclusiveMinimum: true }, "number above 0"],
    [{ type: ["string", "null"] }, "string or null"],
    [{ type: "string", nullable: true }, "string or null"],
    [{ type: "array", items: { type: "string" }, minItems: 2, maxItems: 2 }, "array of (string) 2 items"],
    [{ $ref: "#/components/schemas/Book" }, "Book"],
    [{ type: "array", items: { $ref: "#/components/schemas/Book" } }, "array of (Book)"],
    [{ type: "string", default: "x", readOnly: true }, 'string default "x" read only'],
    [{ const: 5 }, "number always 5"],
    [{ type: "object", additionalProperties: { type: "integer" } }, "object any other field: integer"],
    [{ type: "object", additionalProperties: false }, "object no other fields"],
    [
      { anyOf: [{ type: "string", maxLength: 9 }, { type: "null" }], default: "x" },
      'string or null at most 9 characters default "x"',
    ],
    [{ anyOf: [{ $ref: "#/components/schemas/Book" }, { type: "null" }] }, "Book or null"],
    [{ oneOf: [{ type: "null" }, { type: "array", items: { type: "string" } }] }, "null or array of (string)"],
    [{ allOf: [{ $ref: "#/components/schemas/Book" }], nullable: true, description: "x" }, "Book or null"],
    [
      { type: "array", prefixItems: [{ type: "string" }, { $ref: "#/components/schemas/Book" }], items: false },
      "array in this order: string, Book, and no more",
    ],
    [
      { type: "object", patternProperties: { "^x-": { type: "integer" } } },
      "object any field that matches ^x-: integer",
    ],
    [{ $ref: "#/components/schemas/None" }, "#/components/schemas/None (missing)"],
  ])("%j", (schema, expected) => expect(words(describeSchema(root, schema))).toBe(expected));

  it("follows the first reference when asked, and no further", () => {
    const view = describeSchema(root, { $ref: "#/components/schemas/Book" }, { open: true });
    expect(view.properties.map(({ name, schema }) => `${name} ${words(schema)}`)).toEqual(["next Book"]);
  });

  it("puts together what a schema has all of, also when it has all of itself", () => {
    const schemas = {
      Base: { type: "object", required: ["id"], properties: { id: { type: "integer" } } },
      Own: {
        allOf: [
          { $ref: "#/components/schemas/Base" },
          { $ref: "#/components/schemas/Own" },
          { properties: { name: {} } },
        ],
      },
    };
    const view = describeSchema({ components: { schemas } }, schemas.Own);
    expect(view.properties.map(({ name, required }) => `${name} ${required}`)).toEqual(["id true", "name false"]);
    expect(view.includes).toEqual(["Base"]);
  });

  it("tells alternatives and what decides between them", () => {
    const schema = {
      oneOf: [{ $ref: "#/components/schemas/Book" }, { type: "null" }],
      discriminator: { propertyName: "kind", mapping: { b: "#/components/schemas/Book", c: "Book" } },
    };
    const view = describeSchema(root, schema);
    expect(view.variants.map(({ kind, schemas }) => [kind, schemas.map(words)])).toEqual([
      ["One of", ["Book", "null"]],
    ]);
    expect(view.type).toBe("");
    expect(view.discriminator?.targets).toEqual([
      ["b", "Book"],
      ["c", "Book"],
    ]);
  });
});

describe("the document", () => {
  const nasty = `</style></script><script>alert(1)</script><img src=x onerror=alert(1)>"'\`|*_[a](javascript:alert(1))\n<!--part-->\n`;
  const everywhere = (value: unknown): unknown => {
    if (typeof value === "string") return value === "N" ? nasty : value;
    if (Array.isArray(value)) return value.map(everywhere);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [key.replace("NASTY", nasty), everywhere(part)]),
    );
  };
  const hostile = apiOf(
    everywhere({
      info: {
        title: "N",
        version: "N",
        description: "N",
        summary: "N",
        contact: { name: "N", url: "javascript:alert(1)" },
        license: { name: "N", url: "N" },
      },
      servers: [{ url: "N", description: "N" }],
      tags: [{ name: "N", description: "N" }],
      security: [{ NASTY: ["N"] }],
      paths: {
        "/NASTY": {
          get: {
            tags: ["N"],
            summary: "N",
            operationId: "N",
            description: "N",
            externalDocs: { url: "data:text/html,<script>alert(1)</script>", description: "N" },
            parameters: [
              {
                name: "N",
                in: "query",
                required: true,
                description: "N",
                schema: { type: "N", format: "N", pattern: "N", enum: ["N"], default: "N" },
              },
            ],
            requestBody: {
              description: "N",
              content: { NASTY: { schema: { $ref: "#/components/schemas/NASTY" }, example: "N" } },
            },
            responses: {
              NASTY: {
                description: "N",
                headers: { NASTY: { schema: {} } },
                content: { "text/NASTY": { example: { NASTY: "N" } } },
                links: { NASTY: { operationId: "N", description: "N" } },
              },
            },
            callbacks: { NASTY: { NASTY: { post: { description: "N", responses: {} } } } },
          },
        },
      },
      components: {
        schemas: {
          NASTY: {
            description: "N",
            properties: { NASTY: { const: "N", title: "N" } },
            discriminator: { propertyName: "N", mapping: { NASTY: "N" } },
          },
        },
        securitySchemes: {
          NASTY: {
            type: "http",
            scheme: "N",
            description: "N",
            flows: { NASTY: { tokenUrl: "javascript:alert(1)", scopes: { NASTY: "N" } } },
          },
        },
      },
    }) as object,
  );
  it("is HTML without a script, whatever its texts hold", () => {
    const html = writeHtml(hostile);
    expect(html.match(/<script/gi)).toBeNull();
    expect(html.match(/<img/gi)).toBeNull();
    expect(html.match(/<\/style/g)).toHaveLength(1);
    expect(html).not.toMatch(/href="\s*(javascript|data|vbscript):/i);
    expect(html.replace(/<style>[\s\S]*?<\/style>/, "").replaceAll(/<[^<>]*>/g, "")).not.toMatch(/[<>]/);
    for (const [tag] of html.matchAll(/<[a-z][^<>]*>/g)) expect(tag.replaceAll(/"[^"]*"/g, "")).not.toMatch(/\son\w+=/);
    expect(splitHtml(html).parts).toHaveLength(5);
  });
  it("is Markdown whose tables and fences hold", () => {
    const text = writeMarkdown(hostile);
    expect(text).toContain("\\<script\\>");
    expect(text.match(/^`{3,}/gm)?.length ?? 1).toSatisfy((count: number) => count % 2 === 0);
  });
  it("tells what a parameter holds, servers' variables, links and callbacks, in Markdown and HTML", () => {
    const api = apiOf({
      servers: [{ url: "https://{region}.example", variables: { region: { default: "eu", enum: ["eu", "us"] } } }],
      paths: {
        "/a": {
          get: {
            parameters: [
              {
                name: "filter",
                in: "query",
                style: "deepObject",
                schema: { type: "object", properties: { color: { type: "string" } } },
                example: { color: "red" },
              },
            ],
            responses: { 200: { description: "ok", links: { next: { operationId: "b", description: "Then" } } } },
            callbacks: {
              done: {
                "{$url}": {
                  post: {
                    requestBody: {
                      content: { "application/json": { schema: { properties: { at: { type: "string" } } } } },
                    },
                  },
                },
              },
            },
          },
        },
      },
    });
    const markdown = writeMarkdown(api);
    expect(markdown).toContain("- `https://eu.example`\n  - `region`: eu or us; default eu.");
    expect(markdown).toContain("| `filter.color` | string |");
    expect(markdown).toContain('sent as filter\\[key\\]=value, for example {"color":"red"}');
    expect(markdown).toContain("- Link `next` b Then");
    expect(markdown).toContain("**Callback done**: `POST {$url}`");
    expect(markdown).toContain("| `at` | string |");
    const html = writeHtml(api);
    for (const part of ["eu or us; default eu.", "sent as filter[key]=value", "for example {&quot;color&quot;"])
      expect(html).toContain(part);
  });
  it("names every operation, schema and way to sign in, each with an id of its own", () => {
    const paths = Object.fromEntries(
      ["/a", "/b", "/c"].map((path) => [path, { get: { operationId: "same", summary: `Get ${path}` }, patch: {} }]),
    );
    const html = writeHtml(
      apiOf({
        paths,
        webhooks: { ping: { post: {} } },
        components: { schemas: { A: {}, a: {} }, securitySchemes: { S: { type: "apiKey", in: "query", name: "k" } } },
      }),
    );
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toEqual([...new Set(ids)]);
    expect(ids).toEqual(
      expect.arrayContaining([
        "op-same",
        "op-same-2",
        "op-same-3",
        "op-patch-a",
        "op-post-ping",
        "schema-a",
        "schema-a-2",
        "auth-s",
      ]),
    );
    for (const [, target] of html.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(target);
  });
  it("closes every tag it opens, and none else", () => {
    const html = writeHtml(apiOf({ paths: { "/shelves/{shelf}/books/{isbn}": { get: {} } } }));
    expect(html).toContain("<code>/<wbr>shelves/<wbr><em>{shelf}</em>/<wbr>books/<wbr><em>{isbn}</em></code>");
    for (const document of [html, writeHtml(hostile)]) {
      const open: string[] = [];
      const wrong: string[] = [];
      for (const [tag, slash, name = ""] of document.matchAll(/<(\/?)([a-z][a-z0-9]*)\b[^<>]*>/g))
        if (slash) wrong.push(...(open.pop() === name ? [] : [tag]));
        else if (!/^(?:meta|input|wbr|br|hr|img)$/.test(name)) open.push(name);
      expect([...wrong, ...open]).toEqual([]);
    }
  });
  it("is made of whatever is there", () => {
    for (const root of [
      { paths: null },
      { paths: { "/a": 5, "/b": { get: 7, put: { parameters: {}, responses: [] } } } },
      { components: [], tags: "x", servers: {} },
      { info: null },
    ])
      expect(writeHtml(apiOf(root))).toContain("</html>");
  });
});

test.each([
  ["Lists `books`", "Lists *all*.", "Lists books", "Lists *all*."],
  ["The same.", "The same.", "The same.", ""],
  ["One line\n\n- a\n- b", "", "One line", "- a\n- b"],
  ["One line\n\nmore", "Words.", "One line", "more\n\nWords."],
  ["One line\nof two\n\nmore", "", "One line", "One line\nof two\n\nmore"],
  ["See [a](http://a.example)\n\nmore", "", "See a", "See [a](http://a.example)\n\nmore"],
  [`${"long ".repeat(40)}end`, "", "GET /a", `${"long ".repeat(40)}end`],
  ["", "Words.", "GET /a", "Words."],
])("the summary %j and the description %j are a heading and its text", (summary, description, name, text) => {
  const api = apiOf({ paths: { "/a": { get: { summary, description, responses: {} } } } });
  expect(api.groups[0]?.operations[0]).toMatchObject({ name, description: text });
});
