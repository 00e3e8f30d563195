import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { LiveDocument } from "./live-document.ts";
import { parseMarkdown } from "./parse-markdown.ts";
import commonmark from "../testing/commonmark-examples.json" with { type: "json" };

/** The reading without the lines inside the blocks, which stay those of when a block was read. */
function spoken(blocks: readonly object[]): unknown {
  return JSON.parse(JSON.stringify(blocks, (key, value: unknown) => (key === "lines" ? undefined : value)));
}

function expectSame(live: LiveDocument, source: string): void {
  const reading = live.update(source);
  const whole = parseMarkdown(source, { keepComments: true });
  expect(spoken(reading.pieces.map(({ block }) => block))).toEqual(spoken(whole.blocks));
  expect(reading.pieces.map(({ lines }) => lines)).toEqual(whole.blocks.map(({ lines }) => lines));
  expect(spoken(reading.footnotes)).toEqual(spoken(whole.footnotes));
  expect(reading.problems).toEqual(whole.problems);
  expect(reading.frontMatter).toEqual(whole.frontMatter);
}

const paragraphs = Array.from({ length: 200 }, (_, index) => `Paragraph ${index}.`);

describe("what a change leaves alone", () => {
  test.each<[string, (text: string) => string, number]>([
    ["a letter typed", (text) => text.replace("Paragraph 100", "Paragraph x100"), 4],
    ["a line added", (text) => text.replace("Paragraph 100.", "Paragraph 100.\nmore"), 4],
    ["a block added", (text) => text.replace("Paragraph 100.", "Paragraph 100.\n\n# New"), 5],
    ["a block removed", (text) => text.replace("Paragraph 100.\n\n", ""), 4],
    ["at the start", (text) => `New.\n\n${text}`, 4],
    ["at the end", (text) => `${text}\n\nNew.`, 4],
  ])("%s: at most the blocks around it are new", (_, edit, most) => {
    const live = new LiveDocument();
    const source = paragraphs.join("\n\n");
    const before = new Set(live.update(source).pieces.map(({ block }) => block));
    const after = live.update(edit(source)).pieces;
    expect(after.filter(({ block }) => !before.has(block)).length).toBeLessThanOrEqual(most);
    expectSame(live, edit(source));
  });

  test("the same text is the same reading", () => {
    const live = new LiveDocument();
    expect(live.update("# a")).toBe(live.update("# a"));
  });
});

test.each<[string, string, string]>([
  ["a fence opened", paragraphs.join("\n\n"), paragraphs.join("\n\n").replace("Paragraph 50.", "```")],
  [
    "a fence closed",
    `\`\`\`\n${paragraphs.join("\n\n")}`,
    `\`\`\`\n${paragraphs.join("\n\n").replace("Paragraph 9.", "```")}`,
  ],
  ["a heading renamed", "# a\n\n# b\n\n# b\n\n> # b\n", "# b\n\n# b\n\n# b\n\n> # b\n"],
  ["a definition changed", "[a]\n\nb\n\nc\n\n[a]: d", "[a]\n\nb\n\nc\n\n[a]: e"],
  ["a definition made", "[a]\n\nb\n\nc\n\n[a] d", "[a]\n\nb\n\nc\n\n[a]: d"],
  ["a footnote made", "a[^1]\n\nb\n\nc\n\n[^1] d", "a[^1]\n\nb\n\nc\n\n[^1]: d"],
  ["a list goes on", "- a\n\nb\n\nc", "- a\n\n  b\n\nc"],
  ["a heading by underline", "a\n\nb\n\nc\n\nd", "a\n\nb\n---\n\nc\n\nd"],
  ["front matter begins", "\ntitle: a\n---\nb", "---\ntitle: a\n---\nb"],
  ["front matter changes", "---\ntitle: a\n---\nb\n\nc", "---\ntitle: ab\n---\nb\n\nc"],
  ["front matter ends otherwise", "---\ntitle: a\n---\nb\n\nc", "---\ntitle: a\n--\nb\n\nc"],
  ["all gone", "a\n\nb", ""],
  ["from nothing", "", "a\n\nb"],
  ["front matter without a line end goes on", "---\ntitle: a\n---", "---\ntitle: a\n---b"],
  ["a byte order mark begins", "\ta\n\nb", "\uFEFF\ta\n\nb"],
  ["front matter that never ends is none", "---\ntitle: a\n\nb", "--\ntitle: a\n\nb"],
  ["a line gone above a note that nothing refers to", "\na\n\nb\n\nc\n\nd\n\n[^1]: e", "a\n\nb\n\nc\n\nd\n\n[^1]: e"],
  ["a line more below a note that nothing refers to", "[^1]: a\n\nb\n\nc\n\nd\n\ne", "[^1]: a\n\nb\n\nc\n\nd\n\ne\nf"],
  ["a heading named like one in a note", "a\n\nb\n\nc\n\nd[^1]\n\n[^1]: # e", "# e\n\nb\n\nc\n\nd[^1]\n\n[^1]: # e"],
  ["a lone carriage return gone", "a\n#\rb\n***\n# c\n***\n# d\n***\n# e", "a\nb\n***\n# c\n***\n# d\n***\n# e"],
  ["too deep", "a\n\nb", `a\n\n${">".repeat(200)} b`],
])("%s: as if read whole", (_, before, after) => {
  const live = new LiveDocument();
  live.update(before);
  expectSame(live, after);
  expectSame(live, before);
});

describe("any edit reads as the whole would", () => {
  const edit = fc.record({
    at: fc.nat(),
    remove: fc.nat({ max: 12 }),
    insert: fc.oneof(
      fc.constantFrom(
        "\n",
        "\n\n",
        "- ",
        "  ",
        "    ",
        "> ",
        "# ",
        "```\n",
        "---\n",
        "| a |\n|-|\n",
        "<div>\n",
        "</div>",
        "[^1]",
        "[a]: b\n",
        "1. ",
        "\t",
        "*",
        "`",
        "<!--",
        "-->",
        "$",
        "=",
        "\r\n",
      ),
      fc.string({ maxLength: 3 }),
    ),
  });

  test("on documents made of the examples of CommonMark", () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...commonmark.map(({ markdown }) => markdown)), { minLength: 1, maxLength: 12 }),
        fc.array(edit, { minLength: 1, maxLength: 6 }),
        (parts, edits) => {
          const live = new LiveDocument();
          let source = parts.join("\n");
          live.update(source);
          for (const { at, remove, insert } of edits) {
            const start = at % (source.length + 1);
            source = source.slice(0, start) + insert + source.slice(start + remove);
            expectSame(live, source);
          }
        },
      ),
      { numRuns: 1500 },
    );
  }, 60_000);
});
