import { describe, expect, it, test } from "vitest";
import { buildApi } from "../model/build-api.ts";
import { attachFiles } from "./attach-files.ts";
import { readDescription } from "./read-description.ts";

const read = (text: string) =>
  readDescription(text).problems.map(
    ({ severity, line, column, message }) => `${severity} ${line ?? "-"}:${column ?? "-"} ${message}`,
  );
const head = (version = "3.1.0") => `openapi: ${version}\ninfo: { title: T, version: "1" }\n`;
const minimal = `${head()}paths: {}\n`;

describe("what is not a description", () => {
  it.each([
    ["", "error -:- There is nothing here yet. Paste an OpenAPI description or drop its file."],
    [" \n", "error -:- There is nothing here yet. Paste an OpenAPI description or drop its file."],
    [
      "PK\u0003\u0004\0\0",
      "error -:- This is not text: it holds binary data. Give the JSON or YAML of an OpenAPI description.",
    ],
    [
      "just words",
      "error -:- This is not a valid OpenAPI description: it holds no object with openapi, info and paths.",
    ],
    ["[1, 2]", "error -:- This is not a valid OpenAPI description: it holds no object with openapi, info and paths."],
    [
      "title: x",
      'error -:- This is not a valid OpenAPI description: the field openapi is missing. It begins with openapi: "3.1.0".',
    ],
    [
      'info: {}\nswagger: "2.0"',
      "error 2:1 This is Swagger 2.0. Toolbox reads OpenAPI 3.0, 3.1 and 3.2; convert it first, for example with swagger2openapi.",
    ],
    ["asyncapi: 3.0.0", "error 1:1 This is an AsyncAPI document. Toolbox reads OpenAPI 3.0, 3.1 and 3.2."],
    [
      "openapi: 3.1",
      'error 1:1 openapi: 3.1 is not a version that is read here. Known are "3.0.x", "3.1.x" and "3.2.x", in quotes.',
    ],
    ["a: 1\na: 2", "error 2:1 The text is not valid YAML or JSON: the key a appears here a second time."],
    ["a: [1,\nb: 2", "error 2:1 The text is not valid YAML or JSON: a quote or a bracket is not closed."],
    [`${minimal}---\n${minimal}`, "error -:- The text holds 2 YAML documents (---). Give one OpenAPI description."],
    [
      "a: &a [*a, *a]",
      "error -:- This is nested more than 200 levels deep, or an anchor in it contains itself. Use $ref for what refers to itself.",
    ],
  ])("%j", (text, problem) => expect(read(text)).toEqual([problem]));

  it("refuses a bomb of anchors", () => {
    const bomb = `a0: &a0 [x, x, x, x, x, x, x, x, x]\n${Array.from({ length: 12 }, (_, at) => `a${at + 1}: &a${at + 1} [${Array.from({ length: 9 }, () => `*a${at}`).join(", ")}]`).join("\n")}`;
    expect(read(bomb)).toEqual([
      expect.stringContaining("With its anchors written out this YAML has millions of values."),
    ]);
  });

  it.each(["[", '{"a":', "a:\n "])("refuses 100,000 times %j", (piece) => {
    expect(read(piece.repeat(100_000))).toHaveLength(1);
  });
});

describe("what is one", () => {
  it.each([
    minimal,
    `\uFEFF${minimal}`,
    minimal.replaceAll("\n", "\r\n"),
    '{"openapi":"3.2.0","info":{"title":"T","version":"1"},"paths":{}}',
    '{\n\t"openapi": "3.0.3",\n\t"info": {"title": "T", "version": "1"},\n\t"paths": {}\n}',
    `${head()}webhooks: {}`,
    `${head()}components: {}`,
  ])("%j has no problems", (text) => {
    expect(read(text)).toEqual([]);
    expect(readDescription(text).description).toBeDefined();
  });
  it("forgives a comma too many in JSON, and says so", () => {
    expect(read('{"openapi":"3.1.0","info":{"title":"T","version":"1"},"paths":{},}')).toEqual([
      "warning -:- This is not valid JSON; it was read as YAML, which is less strict.",
    ]);
  });
  it("gives lines of JSON with tabs", () => {
    expect(read('{\n\t"openapi": "3.1.0",\n\t"info": {"title": "T", "version": "1"},\n\t"path": {}\n}')).toContain(
      'error 4:3 OpenAPI Object: there is no field "path". Did you mean paths?',
    );
  });
});

describe("structure", () => {
  const cases: readonly (readonly [string, string, string])[] = [
    [head("3.0.3"), "x-y: 1", "error -:- OpenAPI Object: paths is missing."],
    [head(), "", "error -:- OpenAPI Object: paths, webhooks or components is missing."],
    [minimal, "servers: {}", "error 4:1 servers must be a list, not an object."],
    [minimal, "tags: [Books]", 'error 4:8 0 must be an object (Tag Object), not "Books".'],
    [minimal, "security: { a: [] }", "error 4:1 security must be a list, not an object."],
    [head(), "paths:\n  books: {}", 'error 4:3 "books": Paths begin with /.'],
    [
      head(),
      "paths:\n  /a:\n    get:\n      respones: {}",
      'error 6:7 Operation Object: there is no field "respones". Did you mean responses?',
    ],
    [head("3.0.3"), "paths:\n  /a:\n    get: {}", "error 5:5 Operation Object: responses is missing."],
    [
      head(),
      "paths:\n  /a:\n    get:\n      responses: {}",
      'error 6:7 Responses Object: name at least one response, such as "200" or default.',
    ],
    [
      head("3.0.3"),
      "paths:\n  /a:\n    get:\n      responses:\n        ok: { description: x }",
      'error 7:9 "ok": Responses go under a status such as "200", "4XX" or default.',
    ],
    [
      head(),
      "paths:\n  /a:\n    get:\n      responses:\n        '200': {}",
      "error 7:10 Response Object: description is missing.",
    ],
    [
      head(),
      "paths:\n  /a:\n    get:\n      parameters:\n        - { name: a, in: body, schema: {} }",
      'error 7:22 in must be one of query, header, path, cookie, querystring, not "body".',
    ],
    [
      head(),
      "paths:\n  /a:\n    get:\n      parameters:\n        - { name: a, in: query }",
      "error 7:11 Parameter Object: schema or content is missing.",
    ],
    [
      head("3.0.3"),
      "paths: {}\nwebhooks: {}",
      "error 4:1 OpenAPI Object: webhooks is of OpenAPI 3.1, and this is 3.0.",
    ],
    [
      head("3.0.3"),
      "paths: {}\ncomponents:\n  schemas:\n    A: { type: [string, 'null'] }",
      "error 6:10 OpenAPI 3.0 takes one type, not a list. Use nullable, or move to 3.1.",
    ],
    [
      head("3.0.3"),
      "paths: {}\ncomponents:\n  schemas:\n    A: { typ: string }",
      'error 6:10 Schema Object: there is no field "typ". Did you mean type?',
    ],
    [
      head("3.0.3"),
      "paths: {}\ncomponents:\n  schemas:\n    A: { type: array }",
      "error 6:5 An array needs items in OpenAPI 3.0. Say what it holds; items: {} for anything.",
    ],
    [
      head(),
      "components:\n  schemas:\n    A: { nullable: true }",
      'warning 5:10 nullable is of OpenAPI 3.0 and means nothing here. Write type: ["string", "null"].',
    ],
    [
      head(),
      "components:\n  schemas:\n    A: { typ: string, minLength: -1 }",
      "error 5:23 minLength must be a whole number of 0 or more, not -1.",
    ],
    [
      head(),
      "components:\n  schemas:\n    a b: {}",
      'error 5:5 "a b": Names of components are letters, digits, dots, - and _.',
    ],
    [
      head(),
      "components:\n  securitySchemes:\n    A: { type: apiKey, in: header }",
      "error 5:5 Security Scheme Object: name is missing.",
    ],
    [
      head(),
      "components:\n  examples:\n    A: { value: 1, externalValue: 'x' }",
      "error 5:20 Example Object: give value or externalValue, not both.",
    ],
    [
      head(),
      "components:\n  parameters:\n    A: { name: a, in: querystring, content: {} }",
      "error 5:19 A parameter in querystring is of OpenAPI 3.2, and this is 3.1.",
    ],
    [
      head("3.2.0"),
      "components:\n  parameters:\n    A: { name: a, in: querystring, schema: {} }",
      "error 5:36 A parameter in querystring is described by content, not by schema.",
    ],
  ];
  it.each(cases)("%s%s", (start, rest, problem) => expect(read(`${start}${rest}\n`)).toEqual([problem]));

  it("stops at 500 problems and says how many are left", () => {
    const tags = Array.from({ length: 600 }, () => "  - {}").join("\n");
    const { problems, untold } = readDescription(`${minimal}tags:\n${tags}\n`);
    expect(problems).toHaveLength(500);
    expect(untold).toBeGreaterThanOrEqual(0);
  });
});

describe("rules across objects", () => {
  const path = (inner: string, template = "/a/{id}") =>
    `${head()}paths:\n  ${template}:\n    get:\n      operationId: one\n${inner}`;
  const ok = "      responses: { default: { description: x } }\n";
  const id = "      parameters: [{ name: id, in: path, required: true, schema: {} }]\n";
  it.each([
    [path(ok), 'error 5:5 GET /a/{id}: {id} is not declared. Add a parameter "id" in path.'],
    [path(id + ok, "/a"), 'error 7:20 Parameter "id" is in path, but "/a" has no {id}.'],
    [path(id.replace("true", "false") + ok), 'error 7:20 Parameter "id" is in path and must say required: true.'],
    [
      path(`${id.replace("]", ", { name: id, in: path, required: true, schema: {} }]")}${ok}`),
      'error 7:72 Parameter "id" in path is there twice.',
    ],
    [
      `${path(id + ok)}    post:\n      operationId: one\n${id}${ok}`,
      'error 10:7 operationId "one" is used twice; GET /a/{id} has it already.',
    ],
    [
      `${path(id + ok)}  /a/{name}: {}\n`,
      'error 9:3 "/a/{name}" matches the same addresses as "/a/{id}". Keep one of them.',
    ],
    [
      path(`${id}${ok}      security: [{ nobody: [] }]\n`),
      'error 9:18 There is no security scheme "nobody" in components.securitySchemes.',
    ],
    [
      `${minimal}servers: [{ url: "https://{stage}.example.org" }]`,
      "error 4:11 Server address: the variable {stage} is not described under variables.",
    ],
  ])("%s", (text, problem) => expect(read(text)).toEqual([problem]));
});

describe("references", () => {
  const schemas = (rows: string) => `${head()}components:\n  schemas:\n    Book: { type: object }\n${rows}`;
  it.each([
    ["    A: { $ref: '#/components/schemas/Book' }\n", undefined],
    ["    A: { properties: { next: { $ref: '#/components/schemas/A' } } }\n", undefined],
    ["    a.b: {}\n    A: { $ref: '#/components/schemas/a%2Eb' }\n", undefined],
    ["    A: { example: { $ref: '#/nowhere' }, default: { $ref: 'x.yaml' } }\n", undefined],
    ["    A: { properties: { $ref: { type: string }, example: { $ref: '#/components/schemas/Book' } } }\n", undefined],
    [
      "    A: { $ref: '#/components/schemas/Bok' }\n",
      'error 6:10 $ref: there is nothing at "#/components/schemas/Bok". Did you mean Book?',
    ],
    [
      "    A: { properties: { example: { $ref: '#/nowhere' } } }\n",
      'error 6:35 $ref: there is nothing at "#/nowhere".',
    ],
    [
      "    A: { $ref: '#/components/schemas/A' }\n",
      'error 6:10 $ref: "#/components/schemas/A" goes in a circle and names no value.',
    ],
    [
      "    A: { $ref: 'book.yaml#/Book' }\n",
      'error 6:10 $ref: "book.yaml#/Book" is in another file, which is not here. Give that file too, or bundle the description.',
    ],
    [
      "    A: { $ref: 'https://example.org/b.yaml' }\n",
      'error 6:10 $ref: "https://example.org/b.yaml" is on the web. Nothing is fetched; put its content into the description.',
    ],
  ])("%s", (rows, problem) => {
    const found = read(schemas(rows));
    expect(found).toEqual(problem === undefined ? [] : [problem]);
  });
});

test("operations behind $ref are followed, with one warning for all of them", () => {
  const text = `openapi: 3.1.0
info: {title: A, version: "1"}
paths:
  /a:
    get: {$ref: get.yaml}
    post: {$ref: "#/x-post"}
  /b: {$ref: b.yaml}
  /c:
    get: {$ref: gone.yaml}
x-post: {responses: {"201": {description: made}}}
`;
  const files = [
    { name: "get.yaml", text: 'summary: One\nresponses: {"200": {$ref: "ok.yaml"}}' },
    { name: "ok.yaml", text: "description: fine" },
    { name: "b.yaml", text: "get: {$ref: get.yaml}" },
  ];
  const { description, problems } = readDescription(text, (root) => attachFiles(root, files));
  expect(problems.map(({ severity, line, message }) => `${severity} ${line}: ${message}`)).toEqual([
    "warning 5: 3 operations are behind $ref, which OpenAPI has for a whole path item alone. They were followed.",
    expect.stringMatching(/^error 9: .*there is no field "\$ref"/),
    expect.stringMatching(/^error 9: .*gone\.yaml/),
  ]);
  const { groups } = description ? buildApi(description) : { groups: [] };
  expect(
    groups.flatMap(({ operations }) => operations.map(({ method, path, name }) => `${method} ${path} ${name}`)),
  ).toEqual(expect.arrayContaining(["GET /a One", "POST /a POST /a", "GET /b One"]));
});
