import { createHash, createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { fakeFile } from "../../testing/fake-file.ts";
import { fakePorts } from "../../testing/fake-ports.ts";
import type { FileHandle } from "../../tool/input/file-handle.ts";
import { runTool } from "../../tool/run-tool.ts";
import { sameHash } from "../../data/digest/same-hash.ts";
import { tool } from "./tool.ts";

/** The file, its stream in parts of so many bytes; its bytes are not to be asked for. */
function inParts(file: FileHandle, content: Uint8Array, size: number): FileHandle {
  const stream = () => {
    let at = 0;
    const read = async () => {
      const value = content.subarray(at, at + size);
      at += size;
      return value.length > 0 ? { done: false, value } : { done: true };
    };
    return { getReader: () => ({ read, cancel: async () => {}, releaseLock: () => {} }) } as ReturnType<
      FileHandle["stream"]
    >;
  };
  return { ...file, stream, bytes: () => Promise.reject(new Error("It is too large for that.")) };
}

async function run(input: Record<string, unknown>) {
  const result = await runTool(tool, input, fakePorts());
  if (!result.ok) return result.issues;
  const [code, facts] = result.outputs;
  return {
    code: code?.kind === "text" ? code.text : undefined,
    label: code?.label,
    ...(facts?.kind === "facts" ? Object.fromEntries(facts.rows.map((row) => [row.label, row.value])) : {}),
  };
}

it.each([
  ["abc", "abc", true],
  ["abc", "abd", false],
  ["abc", "ab", false],
  ["ab", "abc", false],
  ["", "", true],
])("sameHash(%j, %j) is %s", (one, other, same) => expect(sameHash(one, other)).toBe(same));

describe("tool", () => {
  // FIPS 180-4, examples of NIST for "abc".
  it.each([
    ["SHA-1", "a9993e364706816aba3e25717850c26c9cd0d89d"],
    ["SHA-256", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"],
    ["SHA-384", "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed8086072ba1e7cc2358baeca134c825a7"],
    [
      "SHA-512",
      "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f",
    ],
    ["MD5", "900150983cd24fb0d6963f7d28e17f72"],
  ])("%s of abc", async (algorithm, code) => expect(await run({ algorithm, text: "abc" })).toMatchObject({ code }));

  it("starts with SHA-256, of nothing", async () => {
    expect(await run({})).toMatchObject({
      code: "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
      Of: "the text, 0 bytes",
    });
  });
  it("hashes a file rather than the text, and counts UTF-8 bytes", async () => {
    const file = fakeFile("a.bin", "", "abc");
    expect(await run({ file, text: "x", algorithm: "MD5" })).toMatchObject({
      code: "900150983cd24fb0d6963f7d28e17f72",
      Of: "a.bin, 3 bytes",
      Base64: "kAFQmDzST7DWlj99KOF/cg==",
    });
    expect(await run({ text: "é" })).toMatchObject({ Of: "the text, 2 bytes" });
  });
  it.each(["SHA-256", "SHA-384", "MD5"] as const)(
    "reads a large file in parts: %s, with a key and without",
    async (algorithm) => {
      const content = new Uint8Array(17 * 1024 * 1024).fill(97);
      const file = inParts(fakeFile("a.bin", "", content), content, 1_000_003);
      const node = algorithm.replace("-", "");
      expect(await run({ file, algorithm })).toMatchObject({
        code: createHash(node).update(content).digest("hex"),
        Of: "a.bin, 17,825,792 bytes",
      });
      expect(await run({ file, algorithm, key: "k" })).toMatchObject({
        code: createHmac(node, "k").update(content).digest("hex"),
      });
    },
  );
  it("takes a key", async () => {
    expect(await run({ text: "what do ya want for nothing?", key: "Jefe" })).toMatchObject({
      label: "HMAC SHA-256",
      code: "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843",
    });
  });
  it.each([
    ["900150983CD24FB0D6963F7D28E17F72", "It matches"],
    ["900150983cd24fb0d6963f7d28e17f72 *a b.txt\n", "It matches"],
    ["MD5 (a b.txt) = 900150983cd24fb0d6963f7d28e17f72\n", "It matches"],
    ["MD5(stdin)= 900150983cd24fb0d6963f7d28e17f72", "It matches"],
    ["md5:900150983cd24fb0d6963f7d28e17f72", "It matches"],
    ["kAFQmDzST7DWlj99KOF/cg==", "It matches"],
    ["md5-kAFQmDzST7DWlj99KOF/cg==", "It matches"],
    ["kAFQmDzST7DWlj99KOF_cg", "It matches"],
    ["AAFQmDzST7DWlj99KOF/cg==", "It does not match"],
    ["000150983cd24fb0d6963f7d28e17f72", "It does not match"],
  ])("compares with %j: %s", async (expected, words) =>
    expect(await run({ text: "abc", algorithm: "MD5", expected })).toMatchObject({ Expected: words }),
  );
  it.each([
    [{ text: "\ud800" }, "text", "The text"],
    [{ text: "a", key: "\ud800" }, "key", "The key"],
  ])("refuses half a character, which would be hashed as another: %j", async (input, field, what) => {
    const message = `Failed to generate hash. ${what} has half of a character (U+D800) in line 1, column 1. Put the whole one there, or delete it.`;
    expect(await run(input)).toEqual([{ field, title: "Error", message }]);
  });
  it("refuses what is not a hash of the kind", async () => {
    expect(await run({ expected: "900150983cd24fb0d6963f7d28e17f72" })).toEqual([
      { field: "expected", message: 'A SHA-256 hash has 64 hex digits; "900150983cd2" is not one.' },
    ]);
  });
});
