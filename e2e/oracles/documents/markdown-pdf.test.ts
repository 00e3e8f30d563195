import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Block, Inline } from "@toolbox/core/documents/markdown/document-model.ts";
import { readHtml } from "@toolbox/core/documents/markdown/html/read-html.ts";
import { parseMarkdown } from "@toolbox/core/documents/markdown/parse/parse-markdown.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { benchSession } from "../../bench/measure/bench-session.ts";

const program = fileURLToPath(new URL("../../../cli/dist/toolbox.js", import.meta.url));
const sample = fileURLToPath(new URL("rich.md", import.meta.url));
const folder = mkdtempSync(path.join(tmpdir(), "toolbox-pdf-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const tools = ["qpdf", "pdffonts", "pdftotext", "pdftoppm", "pdfinfo"];
const lacking = tools.filter((name) => spawnSync(name, ["--version"]).error);
const reason = existsSync(program)
  ? lacking.map((name) => `${name} is not installed`).join(", ")
  : "the CLI is not built";

const run = (name: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(name, args, { encoding: "utf8", maxBuffer: 1 << 27 });
  return { status, stdout, stderr };
};

/** The words of a document as they are read: blocks in order, the notes last. */
function wordsOf(blocks: readonly Block[]): string {
  const line = (inlines: readonly Inline[]): string =>
    inlines
      .map((inline) => {
        if (inline.kind === "text" || inline.kind === "codeSpan") return inline.text;
        if (inline.kind === "html") return inline.source;
        return "content" in inline ? line(inline.content) : " ";
      })
      .join("");
  return blocks
    .map((block) => {
      if (block.kind === "heading" || block.kind === "paragraph") return line(block.content);
      if (block.kind === "code") return block.text.replaceAll("\n", " ");
      if (block.kind === "html") return block.source.replaceAll("\n", " ");
      if (block.kind === "quote") return wordsOf(block.blocks);
      if (block.kind === "list") return block.items.map((item) => wordsOf(item.blocks)).join("\n");
      if (block.kind !== "table") return "";
      return [block.head, ...block.rows].map(({ cells }) => cells.map(line).join("\n")).join("\n");
    })
    .join("\n");
}

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

// Marks of direction are the reader's, and so is what stands between words.
const bare = (text: string) =>
  text.normalize("NFC").replaceAll(/[\s\u{200e}\u{200f}\u{202a}-\u{202e}\u{2066}-\u{2069}]/gu, "");

describe.skipIf(reason !== "")(`a PDF of Markdown${reason === "" ? "" : ` (${reason})`}`, () => {
  const themes = ["github", "academic", "modern", "minimal", "dark"];
  const file = (theme: string) => path.join(folder, theme, "rich.pdf");

  const made = new Map<string, { status: number | null; stderr: string }>();
  beforeAll(() => {
    for (const theme of themes) {
      const args = ["markdown-pdf", sample, "--theme", theme, "--footer", "", "--out", path.join(folder, theme)];
      const env = { ...process.env, ...benchSession() };
      made.set(theme, spawnSync(process.execPath, [program, ...args], { encoding: "utf8", env }));
    }
  }, 120_000);

  test.each(themes)("%s: is made with one warning, of the image on the web", (theme) => {
    const { status, stderr = "" } = made.get(theme) ?? {};
    expect(status).toBe(0);
    expect(stderr).toMatch(/^warning: [^\n]*cat\.png[^\n]*\nWrote 1 file\.\n$/);
  });

  test.each(themes)("%s: qpdf finds no fault", (theme) => {
    expect(run("qpdf", "--check", file(theme))).toMatchObject({ status: 0, stderr: "" });
  });

  test.each(themes)("%s: every font is embedded, as a subset, and reads back", (theme) => {
    const rows = run("pdffonts", file(theme)).stdout.trim().split("\n").slice(2);
    expect(rows.length).toBeGreaterThan(6);
    expect(rows.filter((row) => !/ yes yes yes /.test(row))).toEqual([]);
  });

  test.each(themes)("%s: pdftotext reads the whole document in its order", (theme) => {
    const { blocks, footnotes } = readHtml(parseMarkdown(readFileSync(sample, "utf8")));
    const body = blocks.slice(blocks.findIndex(({ kind }) => kind === "heading"));
    const expected = [wordsOf(body), ...footnotes.map((note) => wordsOf(note.blocks))].join("\n");
    const text = bare(run("pdftotext", "-raw", file(theme), "-").stdout);
    let at = text.indexOf("Firstthingsfirst", text.indexOf("Contents") + 60);
    const laidOut = bare(run("pdftotext", file(theme), "-").stdout);
    const lost: string[] = [];
    for (const block of expected.split("\n"))
      for (const word of block.split(/\s+/).map(bare)) {
        // poppler orders a line of two directions by its own rules: its words are there, as they were written
        if (RIGHT_TO_LEFT.test(block)) {
          const letters = word.split(/[^\p{L}\p{M}]+/u);
          if (!letters.every((part) => laidOut.includes(part))) lost.push(word);
          continue;
        }
        const found = text.indexOf(word, at);
        if (found < 0 || found > at + 600) lost.push(word);
        else at = found + word.length;
      }
    expect(lost).toEqual([]);
  });

  test("poppler sees a tagged A4 document with its title", () => {
    const { stdout } = run("pdfinfo", file("github"));
    for (const row of [/^Title: +The Rich Sample & Friends$/m, /^Tagged: +yes$/m, /\(A4\)/])
      expect(stdout).toMatch(row);
    const tree = run("pdfinfo", "-struct-text", file("github")).stdout;
    for (const part of ["H1 (block)", "Table", "TH", "BlockQuote", "Note", "Figure"]) expect(tree).toContain(part);
  });

  test.each(themes)("%s: poppler draws every page", (theme) => {
    expect(run("pdftoppm", "-r", "40", "-png", file(theme), path.join(folder, theme, "page"))).toMatchObject({
      status: 0,
      stderr: "",
    });
    expect(readdirSync(path.join(folder, theme)).filter((name) => name.endsWith(".png")).length).toBeGreaterThan(2);
  });

  const noVera = spawnSync("verapdf", ["--version"]).error === undefined ? "" : " (verapdf is not installed)";
  test.skipIf(noVera !== "")(`veraPDF finds nothing against PDF/UA-1${noVera}`, () => {
    const reports = themes.map((theme) => run("verapdf", "--flavour", "ua1", file(theme)).stdout);
    expect(reports.filter((report) => !report.includes('isCompliant="true"'))).toEqual([]);
  });
});
