import { describe, expect, it } from "vitest";
import { readAsset } from "../../../scripts/read-asset.ts";
import { fakeFile } from "../../testing/fake-file.ts";
import { fakePorts } from "../../testing/fake-ports.ts";
import { runTool } from "../../tool/run-tool.ts";
import { tool } from "./tool.ts";

const ports = () => fakePorts({ assets: { read: readAsset } });
const run = (input: Record<string, unknown>) => runTool(tool, { pages: false, ...input }, ports());

const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const md = (name: string, text: string | Uint8Array) => fakeFile(name, "text/markdown", text);

describe("markdown-pdf", () => {
  it.each<[what: string, input: Record<string, unknown>, names: string[]]>([
    ["a text", { text: "# Hello" }, ["document.pdf"]],
    ["a file", { documents: [md("notes.md", "# Hello")] }, ["notes.pdf"]],
    ["two files of one name", { documents: [md("a.md", "A"), md("A.md", "B")] }, ["a.pdf", "A-2.pdf"]],
    [
      "its pages as images",
      { text: "one\n\n\\newpage\n\ntwo", pages: true },
      ["document.pdf", "page-1.png", "page-2.png"],
    ],
  ])("makes of %s the files %#", async (_, input, names) => {
    const result = await run(input);
    expect(result.ok && result.outputs.map(({ name }) => name)).toEqual(names);
  });

  it("draws a page of A4 as large as on screen", async () => {
    const result = await run({ text: "# Hello", pages: true });
    expect(result).toMatchObject({ ok: true, outputs: [{}, { name: "page-1.png", width: 794, height: 1123 }] });
  });

  it.each<[what: string, text: string, warning: string | RegExp]>([
    ["a remote image", "![A cat](https://example.org/cat.png)", /cat\.png is not loaded from the web/],
    ["a missing image", "![A cat](cat.png)", /cat\.png was not found/],
    ["a script without a font", "one\n\nꦗ here", /ꦗ \(U\+A997, line 3\)/],
  ])("says of %s what is missing", async (_, text, warning) => {
    const result = await run({ text });
    expect(result).toMatchObject({ ok: true, warnings: [expect.stringMatching(warning)] });
  });

  it.each([
    [
      "/pictures/a.png",
      "has an absolute path, and only paths relative to the document are opened; a box is shown in its place.",
    ],
    ["img/../../a.png", "is read from above the folder of the document."],
    ["img/a.png", undefined],
  ])("takes the picture %s from beside the document, and says what it does else", async (src, warning) => {
    const asked: string[] = [];
    const near = async (path: string) => {
      asked.push(path);
      return fakeFile("a.png", "image/png", PNG);
    };
    const result = await run({ documents: [{ ...md("a.md", `![a](<${src}>)`), near }] });
    const warnings = result.ok ? result.warnings : [];
    expect(warnings.map((told) => told.replace(/^The image \S+ /, ""))).toEqual(warning === undefined ? [] : [warning]);
    expect(asked).toEqual(/^[/\\]/.test(src) ? [] : [src]);
  });

  it("reads HTML, and shows all of it as text when it is switched off", async () => {
    const text = "<h1>Title</h1>\n\n<!-- note -->\n\n<b>bold</b>";
    const tree = async (html: boolean) => {
      const result = await run({ text, html, pages: false });
      const [pdf] = result.ok ? result.outputs : [];
      return pdf?.kind === "binary" ? Buffer.from(pdf.bytes).toString("latin1") : "";
    };
    expect(await tree(true)).toContain("/H1");
    expect(await tree(false)).not.toContain("/H1");
    expect((await tree(false)).match(/\/S \/Code/g)).toHaveLength(2);
  });

  it.each<[what: string, input: Record<string, unknown>, message: RegExp]>([
    ["nothing", { text: "  \n" }, /Write some Markdown/],
    ["a text of 20 MB", { text: "word ".repeat(4 * 1024 * 1024) }, /nearly 20 MB; at most 5 MB/],
    ["a file that is not text", { documents: [md("x.md", Uint8Array.of(0xff, 0xfe, 0))] }, /x\.md is not UTF-8 text/],
    [
      "a font that is none",
      { text: "ꦗ", font: fakeFile("x.ttf", "font/ttf", "no font") },
      /"x\.ttf" could not be read as a font/,
    ],
  ])("refuses %s in words", async (_, input, message) => {
    const result = await run(input);
    expect(result.ok).toBe(false);
    expect(result.ok ? [] : result.issues.map((issue) => issue.message)).toEqual([expect.stringMatching(message)]);
  });

  it("gives the same bytes for the same text and moment", async () => {
    const [one, two] = await Promise.all([run({ text: "# Hello" }), run({ text: "# Hello" })]);
    expect(one).toEqual(two);
  });
});
