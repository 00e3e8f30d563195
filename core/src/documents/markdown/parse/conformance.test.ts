import MarkdownIt from "markdown-it";
import { describe, expect, test } from "vitest";
import { buildDocument } from "./build-document.ts";
import { createMarkdownParser } from "./markdown-parser.ts";
import commonmark from "../testing/commonmark-examples.json" with { type: "json" };
import gfm from "../testing/gfm-examples.json" with { type: "json" };
import { referenceHtml } from "../testing/reference-html.ts";

/** The bare rules: no extension of ours may change what CommonMark says. */
const bare = new MarkdownIt("commonmark", { maxNesting: 80 });
const full = createMarkdownParser();

function render(parser: typeof bare, body: string): string {
  return referenceHtml(buildDocument(parser.parse(body, {}), { linesBefore: 0, keepComments: true }).blocks);
}

describe("CommonMark, through the model", () => {
  test("all 655 examples are there", () => expect(commonmark).toHaveLength(655));
  test.each(commonmark)("example $example, $section", ({ markdown, html }) => {
    expect(render(bare, markdown)).toBe(html);
  });
});

/** Examples of CommonMark that read otherwise with GitHub's extensions on, and why. */
const changed: Readonly<Record<number, string>> = {
  604: "an address that is not an autolink of CommonMark is one of GitHub's",
  610: "the same: spaces inside the angle brackets",
  613: "a bare address becomes a link: that is the extension",
  614: "a bare e-mail address becomes a link: that is the extension",
};

describe("CommonMark with GitHub's extensions on", () => {
  test.each(commonmark.filter(({ example }) => !(example in changed)))("example $example, $section", (example) => {
    expect(render(full, example.markdown)).toBe(example.html);
  });
});

/** Examples of the extensions that we render otherwise, and why. */
const departed: Readonly<Record<number, string>> = {
  653: "all raw HTML is shown as text, not nine of its tags alone",
};

describe("GitHub Flavored Markdown 0.29", () => {
  test("all examples of extensions are there", () => expect(gfm).toHaveLength(24));
  test.each(gfm.filter(({ example }) => !(example in departed)))("example $example, $section", ({ markdown, html }) => {
    expect(render(full, markdown)).toBe(html);
  });
});
