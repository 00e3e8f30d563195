import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Block } from "../document-model.ts";
import { parseMarkdown } from "./parse-markdown.ts";

const blocksOf = (source: string): readonly Block[] => parseMarkdown(source).blocks;
const at = (from: number, to: number): object => ({ lines: { from, to } });
const text = (words: string): object => ({ kind: "text", text: words });

describe("blocks and their lines", () => {
  test.each<[string, string, readonly object[]]>([
    ["nothing", "", []],
    ["a heading", "# A *b*", [{ kind: "heading", level: 1, slug: "a-b", ...at(1, 1) }]],
    ["two headings of one name", "# A\n\n## A", [{ slug: "a" }, { slug: "a-1", level: 2, ...at(3, 3) }]],
    ["a paragraph of two lines", "a\nb", [{ kind: "paragraph", ...at(1, 2) }]],
    [
      "code",
      "```ts title=x\na\n\nb\n```",
      [{ kind: "code", language: "ts", info: "ts title=x", text: "a\n\nb", ...at(1, 5) }],
    ],
    ["code that never ends", "~~~\na", [{ kind: "code", language: "", text: "a" }]],
    ["indented code", "    a\n    b\n", [{ kind: "code", language: "", text: "a\nb" }]],
    ["a rule", "a\n\n***", [{}, { kind: "rule", ...at(3, 3) }]],
    ["an ordered list", "3. a\n4. b", [{ kind: "list", ordered: true, start: 3, tight: true }]],
    ["a loose list", "- a\n\n- b", [{ kind: "list", ordered: false, tight: false, ...at(1, 3) }]],
    [
      "tasks",
      "- [ ] a\n- [x] *b*\n- [y] c\n- [x]",
      [
        {
          items: [
            { checked: false, blocks: [{ content: [text("a")] }], ...at(1, 1) },
            { checked: true, blocks: [{ content: [{ kind: "styled", style: "emphasis" }] }], ...at(2, 2) },
            { checked: null },
            { checked: null },
          ],
        },
      ],
    ],
    [
      "a table",
      "| a | b |\n|:-:|--:|\n| 1 |",
      [
        {
          kind: "table",
          align: ["center", "right"],
          head: { cells: [[text("a")], [text("b")]], ...at(1, 1) },
          rows: [{ cells: [[text("1")], []], ...at(3, 3) }],
          ...at(1, 3),
        },
      ],
    ],
    ["a quote", "> a\n> b", [{ kind: "quote", alert: null, blocks: [{ kind: "paragraph" }], ...at(1, 2) }]],
    ["an alert", "> [!WARNING]\n> a", [{ kind: "quote", alert: "warning", blocks: [{ content: [text("a")] }] }]],
    ["an alert of blocks", "> [!NOTE]\n>\n> a", [{ alert: "note", blocks: [{ content: [text("a")] }] }]],
    ["no alert", "> [!NOTE] a", [{ alert: null, blocks: [{ content: [text("[!NOTE] a")] }] }]],
    ["raw HTML", "<div>\na\n</div>", [{ kind: "html", source: "<div>\na\n</div>", ...at(1, 3) }]],
    ["a comment", "a\n\n<!-- b -->\n\nc", [{ content: [text("a")] }, { content: [text("c")] }]],
    ["a page break", "a\n<!-- pagebreak -->\nb", [{}, { kind: "pageBreak", ...at(2, 2) }, {}]],
    ["a page break of LaTeX", "\\newpage", [{ kind: "pageBreak" }]],
    ["a page break of CSS", '<div style="page-break-after: always;"></div>', [{ kind: "pageBreak" }]],
    ["no page break inside a quote", "> \\newpage", [{ kind: "quote", blocks: [{ kind: "paragraph" }] }]],
    ["a table of contents", "[TOC]", [{ kind: "contents" }]],
    ["lines of Windows", "a\r\n\r\nb", [at(1, 1), at(3, 3)]],
    ["lines after front matter", "---\ntitle: x\n---\n\na", [{ kind: "paragraph", ...at(5, 5) }]],
  ])("%s", (_, source, expected) => {
    const blocks = blocksOf(source);
    expect(blocks).toMatchObject(expected);
    expect(blocks).toHaveLength(expected.length);
  });
});

describe("texts", () => {
  test.each<[string, string, readonly object[]]>([
    [
      "marks",
      "*a* **b** ~~c~~ `d`",
      [
        { style: "emphasis" },
        text(" "),
        { style: "strong" },
        text(" "),
        { style: "strike" },
        text(" "),
        { kind: "codeSpan", text: "d" },
      ],
    ],
    [
      "a hard break",
      "a  \nb\\\nc\nd",
      [text("a"), { hard: true }, text("b"), { hard: true }, text("c"), { hard: false }, text("d")],
    ],
    ["a link", '[a](b "c")', [{ kind: "link", href: "b", title: "c", content: [text("a")] }]],
    ["an image", '![*a* `b`](c.png "d")', [{ kind: "image", src: "c.png", alt: "a b", title: "d" }]],
    ["an image in an image", "![a\\! ![b\\*](c)](d)", [{ kind: "image", src: "d", alt: "a! b*", title: "" }]],
    [
      "raw tags",
      "a <b>c</b>",
      [text("a "), { kind: "html", source: "<b>" }, text("c"), { kind: "html", source: "</b>" }],
    ],
    ["a comment", "a<!-- b -->c", [text("a"), text("c")]],
    ["an entity", "&copy; &lt;", [text("© <")]],
    [
      "an address",
      "see https://a.example/b_c_d).",
      [text("see "), { kind: "link", href: "https://a.example/b_c_d" }, text(").")],
    ],
    ["a script as a link stays text", "[a](javascript:alert(1))", [text("[a](javascript:alert(1))")]],
  ])("%s", (_, source, expected) => {
    const [block] = blocksOf(source);
    expect(block).toMatchObject({ kind: "paragraph", content: expected });
  });
});

describe("footnotes", () => {
  test("are numbered by first reference, counted, and found inside each other", () => {
    const source = "a[^two] b[^one] c[^two]\n\n[^one]: One\n[^two]: Two[^three]\n\n    more\n\n[^three]: Three\n";
    const { blocks, footnotes, problems } = parseMarkdown(source);
    expect(blocks).toHaveLength(1);
    expect(blocks[0]).toMatchObject({
      content: [
        text("a"),
        { kind: "footnote", number: 1, reference: 1 },
        text(" b"),
        { number: 2 },
        text(" c"),
        { number: 1, reference: 2 },
      ],
    });
    expect(footnotes).toMatchObject([
      { number: 1, label: "two", references: 2, blocks: [{}, { content: [text("more")] }], ...at(4, 6) },
      { number: 2, label: "one", references: 1, ...at(3, 3) },
      { number: 3, label: "three", references: 1 },
    ]);
    expect(problems).toEqual([]);
  });

  test("one that refers to itself ends", () => {
    expect(parseMarkdown("a[^1]\n\n[^1]: b[^1]").footnotes).toMatchObject([{ references: 2 }]);
  });

  test("without a definition it is text, without a reference it is told", () => {
    const { blocks, problems, footnotes } = parseMarkdown("a[^1]\n\n[^2]: b");
    expect(blocks).toMatchObject([{ content: [text("a[^1]")] }]);
    expect(footnotes).toEqual([]);
    expect(problems).toEqual([{ line: 3, message: "Nothing refers to the footnote [^2], so it is left out." }]);
  });
});

describe("what is hostile or broken", () => {
  test.each([
    ["10,000 nested quotes", `${">".repeat(10_000)} deep`],
    ["1,000 nested lists", Array.from({ length: 1000 }, (_, depth) => `${"  ".repeat(depth)}- deep`).join("\n")],
    ["10,000 dashes of lists", `${"- ".repeat(10_000)}deep`],
  ])("%s are shown as written", (_, source) => {
    const { blocks, problems } = parseMarkdown(`a\n\n${source}\n\nb`);
    expect(blocks).toMatchObject([{}, { kind: "code", text: source, lines: { from: 3 } }, { content: [text("b")] }]);
    expect(problems).toEqual([{ line: 3, message: expect.stringContaining("too deep") }]);
  });

  test.each([
    ["50,000 open brackets", "[".repeat(50_000)],
    ["50,000 stars", "*a ".repeat(50_000)],
    ["50,000 backquotes", Array.from({ length: 300 }, (_, n) => "`".repeat(n)).join(" ")],
    ["50,000 open tags", "<a ".repeat(50_000)],
    ["50,000 comments that never end", "<!-- ".repeat(50_000)],
    ["zero bytes", "\0".repeat(1000)],
    ["half an emoji", "\uD83D a \uDE00"],
    ["a line of a megabyte", "x".repeat(1_000_000)],
    ["50,000 footnotes", Array.from({ length: 50_000 }, (_, n) => `[^${n}]: a\n`).join("")],
    ["50,000 headings of one name", "# a\n".repeat(50_000)],
  ])("%s are read", (_, source) => {
    expect(parseMarkdown(source).blocks).toBeInstanceOf(Array);
  });

  test("any text gives a document whose top blocks stand in the order of their lines", () => {
    const pieces = fc.constantFrom(
      "# ",
      "> ",
      "- ",
      "1. ",
      "| a |",
      "|-|",
      "```",
      "\n",
      "\n\n",
      "*",
      "_",
      "[^1]",
      "[^1]: ",
      "<b>",
      "&amp;",
      "    ",
      "\t",
      "\r",
      "---",
      "[a]: b",
      "![a](b)",
      "é",
      "👩‍👩‍👧",
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(pieces, fc.string({ maxLength: 4 })), { maxLength: 60 }), (parts) => {
        const source = parts.join("");
        const count = source.split(/\r\n|\r|\n/).length;
        let last = 0;
        for (const { lines } of parseMarkdown(source).blocks) {
          expect(lines.from).toBeGreaterThan(last);
          expect(lines.to).toBeGreaterThanOrEqual(lines.from);
          last = lines.to;
        }
        expect(last).toBeLessThanOrEqual(count);
      }),
      { numRuns: 500 },
    );
  });
});
