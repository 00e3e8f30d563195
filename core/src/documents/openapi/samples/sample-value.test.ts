import { describe, expect, it } from "vitest";
import { sampleValue } from "./sample-value.ts";

describe("made-up values", () => {
  const animal = { type: "object", properties: { kind: { type: "string" } }, discriminator: { propertyName: "kind" } };
  const cat = { type: "object", properties: { kind: { type: "string" }, lives: { type: "integer" } } };
  const mapping = { cat: "#/components/schemas/Cat" };
  const root = {
    components: {
      schemas: {
        Animal: animal,
        Cat: cat,
        Dog: { allOf: [{ $ref: "#/components/schemas/Animal" }] },
        Pet: { oneOf: [{ $ref: "#/components/schemas/Cat" }], discriminator: { propertyName: "kind", mapping } },
        Node: {
          type: "object",
          properties: {
            name: { type: "string" },
            next: { $ref: "#/components/schemas/Node" },
            all: { type: "array", items: { $ref: "#/components/schemas/Node" } },
          },
        },
      },
    },
  };
  it.each([
    [{ type: "string" }, "string"],
    [{ type: "string", format: "date" }, "2026-11-21"],
    [{ type: "string", minLength: 12 }, "text text te"],
    [{ type: "string", maxLength: 2 }, "st"],
    [{ type: "integer", minimum: 3 }, 3],
    [{ type: "integer", exclusiveMinimum: 3 }, 4],
    [{ type: "number", maximum: 0.5 }, 0.5],
    [{ type: "boolean" }, true],
    [{ type: ["null", "string"], enum: [null, "a"] }, "a"],
    [{ type: "string", example: "given" }, "given"],
    [{ type: "string", examples: ["first", "second"] }, "first"],
    [{ const: false }, false],
    [{ type: "array", items: { type: "integer" } }, [1]],
    [
      { allOf: [{ properties: { a: { type: "integer" } } }, { properties: { b: { type: "boolean" } } }] },
      { a: 1, b: true },
    ],
    [{ oneOf: [{ type: "null" }, { type: "string" }] }, "string"],
    [{ properties: { a: {}, b: { readOnly: true, type: "string" } } }, { a: "string" }],
    [{ additionalProperties: { type: "string" } }, { key: "string" }],
    [{ $ref: "#/components/schemas/Node" }, { name: "string", all: [] }],
    [{ $ref: "#/nowhere" }, ""],
    [{ type: "string", contentMediaType: "image/png" }, "(binary)"],
    [{ type: "string", contentMediaType: "image/png", contentEncoding: "base64" }, "string"],
    [{ type: "string", contentMediaType: "application/json" }, "string"],
    [{ $ref: "#/components/schemas/Pet" }, { kind: "cat", lives: 1 }],
    [{ $ref: "#/components/schemas/Dog" }, { kind: "Dog" }],
    [
      {
        oneOf: [{ $ref: "#/components/schemas/Dog" }],
        discriminator: { propertyName: "kind", mapping: { woof: "Dog" } },
      },
      { kind: "woof" },
    ],
  ])("%j", (schema, value) => {
    expect(sampleValue(root, schema, "request") ?? "").toEqual(value);
  });
  it("ends, however wide and deep the schema", () => {
    const wide = {
      type: "object",
      properties: Object.fromEntries(Array.from({ length: 50 }, (_, at) => [`p${at}`, { $ref: "#/x" }])),
    };
    const deep = {
      x: {
        type: "object",
        properties: Object.fromEntries(
          Array.from({ length: 50 }, (_, at) => [`q${at}`, { type: "array", items: wide }]),
        ),
      },
    };
    expect(JSON.stringify(sampleValue(deep, wide, "response")).length).toBeLessThan(20_000);
  });
});
