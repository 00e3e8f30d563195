import { describe, expect, it } from "vitest";
import { fakeFile } from "../../testing/fake-file.ts";
import { fakePorts } from "../../testing/fake-ports.ts";
import { runTool } from "../../tool/run-tool.ts";
import { decodeBase64, encodeBase64 } from "../../text/base64.ts";
import { fileKind } from "./file-kind.ts";
import { tool } from "./tool.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const plain = { isUrl: false, wrap: 0 };

async function output(input: Record<string, unknown>) {
  const run = await runTool(tool, input, fakePorts());
  if (!run.ok) throw new Error(JSON.stringify(run.issues));
  return run.outputs[0];
}

describe("RFC 4648 section 10", () => {
  it.each([
    ["", ""],
    ["f", "Zg=="],
    ["fo", "Zm8="],
    ["foo", "Zm9v"],
    ["foob", "Zm9vYg=="],
    ["fooba", "Zm9vYmE="],
    ["foobar", "Zm9vYmFy"],
  ])("%j is %j and back", (text, code) => {
    expect(encodeBase64(bytes(text), plain)).toBe(code);
    expect(decodeBase64(code)).toEqual({ ok: true, bytes: bytes(text), mime: undefined });
  });
});

describe("encodeBase64", () => {
  it.each([
    [[0xfb, 0xff], plain, "+/8="],
    [[0xfb, 0xff], { isUrl: true, wrap: 0 }, "-_8"],
  ])("%j", (list, look, code) => expect(encodeBase64(Uint8Array.from(list), look)).toBe(code));
  it("wraps at 76 characters (RFC 2045)", () => {
    const lines = encodeBase64(new Uint8Array(120), { isUrl: false, wrap: 76 }).split("\n");
    expect(lines.map((line) => line.length)).toEqual([76, 76, 8]);
  });
  it("gives every byte back", () => {
    const all = Uint8Array.from({ length: 256 }, (_, index) => index);
    expect(decodeBase64(encodeBase64(all, plain))).toMatchObject({ bytes: all });
    expect(decodeBase64(encodeBase64(all, { isUrl: true, wrap: 10 }))).toMatchObject({ bytes: all });
  });
});

describe("decodeBase64", () => {
  it.each([
    [" Zm9v\r\nYmFy ", "foobar", undefined],
    ["Zg", "f", undefined],
    ["data:;base64,Zm9v", "foo", "text/plain"],
    ["data:text/html;charset=utf-8;base64,Zm9v", "foo", "text/html;charset=utf-8"],
    ["R3LDvMOfZSDwn5GL", "Grüße 👋", undefined],
  ])("%j", (code, text, mime) => expect(decodeBase64(code)).toEqual({ ok: true, bytes: bytes(text), mime }));

  it.each([
    ["Zm9v!", '"!" in line 1, column 5 does not belong to it.'],
    ["Zm9v\nYm👋y", '"👋" in line 2, column 3 does not belong to it.'],
    ["data:;base64,Zm?v", '"?" in line 1, column 16 does not belong to it.'],
    ["Z", "A character is missing at the end, or there is one too many."],
    ["Zg=", 'The "=" at the end do not fill up a group of four.'],
    ["Zg==Zg==", '"=" can only be at the end, at most twice.'],
    ["Zg===", '"=" can only be at the end, at most twice.'],
    ["Zh==", "The last character has bits that belong to no byte: the end was cut or changed."],
    ["data:,Zm9v", 'A data URI holds Base64 only where ";base64," is in it.'],
  ])("refuses %j", (code, why) => expect(decodeBase64(code)).toEqual({ ok: false, why }));
});

it.each([
  [[0x89, 0x50, 0x4e, 0x47, 0x0d], { mime: "image/png", ending: "png" }],
  [[0x1f, 0x8b, 8], { mime: "application/gzip", ending: "gz" }],
  [[1, 2], { mime: "application/octet-stream", ending: "bin" }],
])("knows a file by its first bytes: %j", (list, kind) => expect(fileKind(Uint8Array.from(list))).toEqual(kind));

describe("tool", () => {
  it.each([
    [{ text: "Grüße 👋" }, "R3LDvMOfZSDwn5GL"],
    [{ text: "é", dataUri: true }, "data:text/plain;charset=utf-8;base64,w6k="],
    [{ text: "??>", urlSafe: true }, "Pz8-"],
    [{ file: fakeFile("a.svg", "image/svg+xml", "<svg/>"), dataUri: true }, "data:image/svg+xml;base64,PHN2Zy8+"],
    [{ file: fakeFile("a.zzz", "", "foo") }, "Zm9v"],
    [{ direction: "decode", text: "R3LDvMOfZSDwn5GL" }, "Grüße 👋"],
  ])("%j", async (input, text) => expect(await output(input)).toMatchObject({ kind: "text", text }));

  it("gives bytes that are not text as a file", async () => {
    const png = "iVBORw0KGgo=";
    expect(await output({ direction: "decode", text: png })).toMatchObject({ name: "decoded.png", mime: "image/png" });
  });
  it.each([
    [{}, "text", "Failed to encode Base64. Write a text or choose a file."],
    [
      { text: "a", dataUri: true, wrap: true },
      "dataUri",
      "Failed to encode Base64. A data URI is one line in the standard alphabet.",
    ],
    [
      { text: "ab\ud83d" },
      "text",
      "Failed to encode Base64. The text has half of a character (U+D83D) in line 1, column 3. Put the whole one there, or delete it.",
    ],
    [{ direction: "decode" }, "text", "Paste the Base64 to decode."],
    [
      { direction: "decode", text: "a" },
      "text",
      "Invalid Base64 string. A character is missing at the end, or there is one too many.",
    ],
  ])("refuses %j", async (input, field, message) => {
    const run = await runTool(tool, input, fakePorts());
    expect(!run.ok && run.issues).toMatchObject([{ field, message }]);
  });
});
