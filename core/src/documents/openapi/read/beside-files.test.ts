import { describe, expect, it } from "vitest";
import type { FileHandle } from "../../../tool/input/file-handle.ts";
import { besideFiles } from "./beside-files.ts";

const handle = (name: string, text: string, files: Record<string, string> = {}): FileHandle => {
  const bytes = new TextEncoder().encode(text);
  return {
    name,
    size: bytes.length,
    type: "",
    stream: () => new ReadableStream({ start: (flow) => (flow.enqueue(bytes), flow.close()) }),
    bytes: async () => bytes,
    near: async (path) => (files[path] === undefined ? undefined : handle(path, files[path])),
  };
};

describe("files beside a description", () => {
  const files = {
    "schemas/user.yaml": 'address:\n  $ref: "./address.yaml"\nup: { $ref: ../common.json#/Id }',
    "schemas/address.yaml": "$ref: user.yaml # each names the other",
    "common.json": '{ "Id": { "$ref": "https://example.com/far.json" } }',
  };
  it("are found by their references, and those they name", async () => {
    const source = "a:\n  $ref: './schemas/user.yaml#/User'\nb: { $ref: '#/here' }\nc: { $ref: missing.yaml }";
    const found = await besideFiles(handle("openapi.yaml", source, files), source);
    expect(found.map((file) => file.name).toSorted()).toEqual([
      "common.json",
      "schemas/address.yaml",
      "schemas/user.yaml",
    ]);
  });
  it("are none where the host cannot look", async () => {
    const { near: _, ...blind } = handle("a", "");
    expect(await besideFiles(blind, "$ref: x.yaml")).toEqual([]);
  });
  it("are refused when there are too many", async () => {
    const many = Object.fromEntries(Array.from({ length: 5001 }, (_, at) => [`${at}.yaml`, "a: 1"]));
    const source = Object.keys(many)
      .map((name) => `- $ref: ${name}`)
      .join("\n");
    await expect(besideFiles(handle("a", source, many), source)).rejects.toThrow(/more than 5,000 files/);
  });
});
