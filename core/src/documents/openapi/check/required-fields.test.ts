import { describe, expect, it } from "vitest";
import { checkStructure } from "./check-structure.ts";
import type { Path } from "../../yaml/find-places.ts";
import type { Version } from "./rules.ts";

/** A description with each object that has a field it cannot do without, and nothing wrong. */
const complete = () => ({
  openapi: "3.1.1",
  info: { title: "Books", version: "1", license: { name: "MIT" } },
  servers: [{ url: "https://{region}.example.org", variables: { region: { default: "eu" } } }],
  externalDocs: { url: "https://example.org/docs" },
  tags: [{ name: "books" }],
  paths: {
    "/books": {
      post: {
        parameters: [{ name: "limit", in: "query", schema: {} }],
        requestBody: { content: { "application/json": {} } },
        responses: {
          "201": {
            description: "Added.",
            headers: { ETag: { schema: {} } },
            links: { read: { operationId: "readBook" } },
          },
        },
      },
    },
  },
  components: {
    schemas: { Pet: { discriminator: { propertyName: "kind" } } },
    securitySchemes: {
      key: { type: "apiKey", name: "X-Key", in: "header" },
      bearer: { type: "http", scheme: "bearer" },
      oauth: { type: "oauth2", flows: { implicit: { authorizationUrl: "https://example.org/a", scopes: {} } } },
      openId: { type: "openIdConnect", openIdConnectUrl: "https://example.org/id" },
    },
  },
});

const post: Path = ["paths", "/books", "post"];
const schemes: Path = ["components", "securitySchemes"];

/** The fields that OpenAPI 3.1.1 marks REQUIRED, object by object. */
const required: readonly [object: string, path: Path, ...fields: string[]][] = [
  ["OpenAPI", [], "openapi", "info"],
  ["Info", ["info"], "title", "version"],
  ["License", ["info", "license"], "name"],
  ["Server", ["servers", 0], "url"],
  ["Server Variable", ["servers", 0, "variables", "region"], "default"],
  ["External Documentation", ["externalDocs"], "url"],
  ["Tag", ["tags", 0], "name"],
  ["Parameter", [...post, "parameters", 0], "name", "in"],
  ["Request Body", [...post, "requestBody"], "content"],
  ["Response", [...post, "responses", "201"], "description"],
  ["Discriminator", ["components", "schemas", "Pet", "discriminator"], "propertyName"],
  ["Security Scheme", [...schemes, "key"], "type", "name", "in"],
  ["Security Scheme", [...schemes, "bearer"], "type", "scheme"],
  ["Security Scheme", [...schemes, "oauth"], "type", "flows"],
  ["Security Scheme", [...schemes, "openId"], "type", "openIdConnectUrl"],
  ["OAuth Flow", [...schemes, "oauth", "flows", "implicit"], "scopes"],
];

/** The messages for the description without one field, with the place of each. */
function without(path: Path, field: string, version: Version = "3.1"): [string, Path][] {
  const root: unknown = complete();
  const owner = path.reduce<unknown>((value, key) => (value as Record<string | number, unknown>)[key], root);
  delete (owner as Record<string, unknown>)[field];
  return checkStructure(root, version).map(({ message, path: place }) => [message, place]);
}

describe("fields that an object cannot do without", () => {
  it.for(["3.1", "3.2"] as const)("a complete description has no problem in %s", (version) => {
    expect(checkStructure(complete(), version)).toEqual([]);
  });

  const rows = required.flatMap(([object, path, ...fields]) => fields.map((field) => ({ object, path, field })));
  it.for(rows)("$object: $field", ({ object, path, field }) => {
    expect(without(path, field)).toEqual([[`${object} Object: ${field} is missing.`, path]]);
  });

  it.for([
    ["Parameter", [...post, "parameters", 0], "schema", "schema or content"],
    ["Header", [...post, "responses", "201", "headers", "ETag"], "schema", "schema or content"],
    ["Link", [...post, "responses", "201", "links", "read"], "operationId", "operationRef or operationId"],
  ] as const)("%s: one of two", ([object, path, field, words]) => {
    expect(without(path, field)).toEqual([[`${object} Object: ${words} is missing.`, path]]);
  });

  it("each version asks for its own", () => {
    expect(without([], "paths", "3.0").map(([message]) => message)).toContain("OpenAPI Object: paths is missing.");
    expect(without([], "paths", "3.1")).toEqual([]);
    expect(checkStructure({ openapi: "3.1.1", info: complete().info }, "3.1").map(({ message }) => message)).toEqual([
      "OpenAPI Object: paths, webhooks or components is missing.",
    ]);
    expect(without(post, "responses", "3.0")).toContainEqual(["Operation Object: responses is missing.", post]);
    expect(without(post, "responses", "3.1")).toEqual([]);
    expect(without([...post, "responses", "201"], "description", "3.2")).toEqual([]);
  });
});
