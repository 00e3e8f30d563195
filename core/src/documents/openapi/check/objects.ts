import { list, map, object, orRef, since } from "./make-rule.ts";
import { TOKEN } from "./parameter-errors.ts";
import type { ObjectName, ObjectRule, Rule } from "./rules.ts";

/*
 * The objects of an OpenAPI description and what may stand in them, by the specifications 3.0.4, 3.1.1 and 3.2.0. One
 * table for all three: `since` and `until` say where a version differs.
 */

const componentKeys = { test: /^[\w.-]+$/, words: "Names of components are letters, digits, dots, - and _." };
const headers: Rule = { map: orRef("Header"), keys: { test: TOKEN, words: "This cannot be the name of a header." } };
const component = (rule: Rule): Rule => ({ map: rule, keys: componentKeys });
const security: Rule = list(map(list("text")));
const examples = { example: "any", examples: map(orRef("Example")) } as const;
const content = map(object("Media Type"));
const mediaTypes = content;
const apart = [["example", "examples"]] as const;

const shared = {
  description: "text",
  required: "boolean",
  deprecated: "boolean",
  allowEmptyValue: "boolean",
  style: "text",
  explode: "boolean",
  allowReserved: "boolean",
  schema: "schema",
  content: mediaTypes,
  ...examples,
} as const satisfies ObjectRule["fields"];

const operations = ["get", "put", "post", "delete", "options", "head", "patch", "trace"] as const;

export const objects: Readonly<Record<ObjectName, ObjectRule>> = {
  OpenAPI: {
    required: ["openapi", "info"],
    fields: {
      openapi: "text",
      $self: since("3.2", "text"),
      info: object("Info"),
      jsonSchemaDialect: since("3.1", "text"),
      servers: list(object("Server")),
      paths: object("Paths"),
      webhooks: since("3.1", map(orRef("Path Item"))),
      components: object("Components"),
      security,
      tags: list(object("Tag")),
      externalDocs: object("External Documentation"),
    },
  },
  Info: {
    required: ["title", "version"],
    fields: {
      title: "text",
      summary: since("3.1", "text"),
      description: "text",
      termsOfService: "text",
      contact: object("Contact"),
      license: object("License"),
      version: "text",
    },
  },
  Contact: { fields: { name: "text", url: "text", email: "text" } },
  License: {
    required: ["name"],
    apart: [["identifier", "url"]],
    fields: { name: "text", identifier: since("3.1", "text"), url: "text" },
  },
  Server: {
    required: ["url"],
    fields: { url: "text", description: "text", name: since("3.2", "text"), variables: map(object("Server Variable")) },
  },
  "Server Variable": {
    required: ["default"],
    fields: { enum: list("text", 1), default: "text", description: "text" },
  },
  Components: {
    fields: {
      schemas: component("schema"),
      responses: component(orRef("Response")),
      parameters: component(orRef("Parameter")),
      examples: component(orRef("Example")),
      requestBodies: component(orRef("Request Body")),
      headers: component(orRef("Header")),
      securitySchemes: component(orRef("Security Scheme")),
      links: component(orRef("Link")),
      callbacks: component(orRef("Callback")),
      pathItems: since("3.1", component(orRef("Path Item"))),
      mediaTypes: since("3.2", component(orRef("Media Type"))),
    },
  },
  Paths: { fields: {}, rest: { test: /^\//, rule: orRef("Path Item"), words: "Paths begin with /." } },
  "Path Item": {
    fields: {
      $ref: "text",
      summary: "text",
      description: "text",
      ...Object.fromEntries(operations.map((name) => [name, object("Operation")])),
      query: since("3.2", object("Operation")),
      additionalOperations: since("3.2", map(object("Operation"))),
      servers: list(object("Server")),
      parameters: list(orRef("Parameter")),
    },
  },
  Operation: {
    fields: {
      tags: list("text"),
      summary: "text",
      description: "text",
      externalDocs: object("External Documentation"),
      operationId: "text",
      parameters: list(orRef("Parameter")),
      requestBody: orRef("Request Body"),
      responses: object("Responses"),
      callbacks: map(orRef("Callback")),
      deprecated: "boolean",
      security,
      servers: list(object("Server")),
    },
  },
  "External Documentation": { required: ["url"], fields: { description: "text", url: "text" } },
  Parameter: {
    required: ["name", "in"],
    anyOf: ["schema", "content"],
    apart: [...apart, ["schema", "content"]],
    fields: { name: "text", in: { one: ["query", "header", "path", "cookie", "querystring"] }, ...shared },
  },
  Header: {
    anyOf: ["schema", "content"],
    apart: [...apart, ["schema", "content"]],
    fields: Object.fromEntries(Object.entries(shared).filter(([name]) => name !== "allowReserved")),
  },
  "Request Body": { required: ["content"], fields: { description: "text", content, required: "boolean" } },
  "Media Type": {
    apart: [...apart, ["encoding", "prefixEncoding"], ["encoding", "itemEncoding"]],
    fields: {
      description: since("3.2", "text"),
      schema: "schema",
      itemSchema: since("3.2", "schema"),
      ...examples,
      encoding: map(object("Encoding")),
      prefixEncoding: since("3.2", list(object("Encoding"))),
      itemEncoding: since("3.2", object("Encoding")),
      $ref: since("3.2", "text"),
    },
  },
  Encoding: {
    apart: [
      ["encoding", "prefixEncoding"],
      ["encoding", "itemEncoding"],
    ],
    fields: {
      contentType: "text",
      headers,
      style: "text",
      explode: "boolean",
      allowReserved: "boolean",
      encoding: since("3.2", map(object("Encoding"))),
      prefixEncoding: since("3.2", list(object("Encoding"))),
      itemEncoding: since("3.2", object("Encoding")),
    },
  },
  Responses: {
    fields: { default: orRef("Response") },
    rest: {
      test: /^[1-5](\d\d|XX)$/,
      rule: orRef("Response"),
      words: 'Responses go under a status such as "200", "4XX" or default.',
    },
  },
  Response: {
    fields: {
      summary: since("3.2", "text"),
      description: "text",
      headers,
      content,
      links: map(orRef("Link")),
    },
  },
  Callback: { fields: {}, rest: { test: /./, rule: orRef("Path Item"), words: "" } },
  Example: {
    apart: [
      ["value", "externalValue"],
      ["value", "dataValue"],
      ["value", "serializedValue"],
      ["serializedValue", "externalValue"],
    ],
    fields: {
      summary: "text",
      description: "text",
      value: "any",
      dataValue: since("3.2", "any"),
      serializedValue: since("3.2", "text"),
      externalValue: "text",
    },
  },
  Link: {
    anyOf: ["operationRef", "operationId"],
    apart: [["operationRef", "operationId"]],
    fields: {
      operationRef: "text",
      operationId: "text",
      parameters: map("any"),
      requestBody: "any",
      description: "text",
      server: object("Server"),
    },
  },
  Tag: {
    required: ["name"],
    fields: {
      name: "text",
      summary: since("3.2", "text"),
      description: "text",
      externalDocs: object("External Documentation"),
      parent: since("3.2", "text"),
      kind: since("3.2", "text"),
    },
  },
  Discriminator: {
    required: ["propertyName"],
    fields: { propertyName: "text", mapping: map("text"), defaultMapping: since("3.2", "text") },
  },
  XML: {
    apart: [
      ["attribute", "nodeType"],
      ["wrapped", "nodeType"],
    ],
    fields: {
      name: "text",
      namespace: "text",
      prefix: "text",
      attribute: "boolean",
      wrapped: "boolean",
      nodeType: since("3.2", { one: ["element", "attribute", "text", "cdata", "none"] }),
    },
  },
  "Security Scheme": {
    required: ["type"],
    fields: {
      type: { one: ["apiKey", "http", "mutualTLS", "oauth2", "openIdConnect"] },
      description: "text",
      name: "text",
      in: { one: ["query", "header", "cookie"] },
      scheme: "text",
      bearerFormat: "text",
      flows: object("OAuth Flows"),
      openIdConnectUrl: "text",
      oauth2MetadataUrl: since("3.2", "text"),
      deprecated: since("3.2", "boolean"),
    },
  },
  "OAuth Flows": {
    fields: {
      implicit: object("OAuth Flow"),
      password: object("OAuth Flow"),
      clientCredentials: object("OAuth Flow"),
      authorizationCode: object("OAuth Flow"),
      deviceAuthorization: since("3.2", object("OAuth Flow")),
    },
  },
  "OAuth Flow": {
    required: ["scopes"],
    fields: {
      authorizationUrl: "text",
      deviceAuthorizationUrl: since("3.2", "text"),
      tokenUrl: "text",
      refreshUrl: "text",
      scopes: map("text"),
    },
  },
};
