import { describe, expect, it } from "vitest";
import type { PageList, PageMark, TextMark } from "../display-list.ts";
import { markdownSetter, pageTexts } from "../testing/set-markdown.ts";
import { readAsset } from "../../../../scripts/read-asset.ts";

const setMarkdown = markdownSetter(readAsset);

const words = (count: number) => Array.from({ length: count }, (_, index) => `word${index}`).join(" ");
const lines = (page: PageList | undefined) => {
  const texts = (page?.marks ?? []).filter(
    (mark): mark is TextMark => mark.kind === "text" && mark.owner !== "artifact",
  );
  return new Set(texts.map(({ y }) => y)).size;
};
const right = (mark: PageMark) => {
  if (mark.kind !== "text") return 0;
  return mark.x + (mark.runs.reduce((sum, { width }) => sum + width, 0) * mark.size) / 1000;
};

describe("pages", () => {
  it("never end with a heading", async () => {
    for (let count = 30; count < 52; count++) {
      const { list } = await setMarkdown(`${Array(count).fill("line\n").join("\n")}\n\n## Heading\n\n${words(60)}`);
      const first = pageTexts(list)[0] ?? "";
      expect(first.endsWith("Heading")).toBe(false);
    }
  });

  it("leave no line of a paragraph alone (widows and orphans)", async () => {
    for (let count = 24; count < 34; count++) {
      const { list } = await setMarkdown(`${Array(count).fill("line\n").join("\n")}\n${words(90)}`);
      const counts = list.pages.map((page, index) => lines(page) - (index === 0 ? count : 0));
      expect(counts.filter((each) => each === 1)).toEqual([]);
    }
  });

  it("begin anew at a page break", async () => {
    const { list } = await setMarkdown("one\n\n\\newpage\n\ntwo\n\n<!-- pagebreak -->\n\nthree");
    expect(pageTexts(list)).toEqual(["one", "two", "three"]);
  });

  it("say the head of a table again, as an artifact", async () => {
    const rows = Array.from({ length: 90 }, (_, index) => `| r${index} | x |`).join("\n");
    const { list } = await setMarkdown(`| Name | Other |\n|---|---|\n${rows}`);
    expect(list.pages.length).toBeGreaterThan(2);
    for (const page of list.pages) {
      const heads = page.marks.filter(
        (mark) =>
          mark.kind === "text" && mark.runs.some(({ codes }) => String.fromCodePoint(...codes.flat()) === "Name"),
      );
      expect(heads.map(({ owner }) => owner === "artifact")).toEqual([page !== list.pages[0]]);
    }
    expect(pageTexts(list).join("|").match(/r\d+/g)?.length).toBe(90);
  });

  it("carry the numbers that the table of contents says", async () => {
    const text = Array.from({ length: 30 }, (_, index) => `# Part ${index}\n\n${words(150)}`).join("\n\n");
    const { list } = await setMarkdown(`[TOC]\n\n${text}`);
    const [contents = ""] = pageTexts(list);
    const places = list.outline.map(({ title, anchor }) => `${title}|${anchor.page + 1}`);
    expect(places.length).toBe(30);
    for (const place of places) expect(contents).toContain(place);
  });

  it("fill the placeholders of header and footer", async () => {
    const furniture = { header: "{title} | {section} | {nothing}", footer: "{page} of {pages}" };
    const { list } = await setMarkdown(`---\ntitle: T\n---\n# A\n\none\n\n\\newpage\n\n# B\n\ntwo`, { furniture });
    const texts = list.pages.map(({ marks }) =>
      marks.flatMap((mark) =>
        mark.kind === "text" && mark.owner === "artifact"
          ? [mark.runs.map(({ codes }) => String.fromCodePoint(...codes.flat())).join("")]
          : [],
      ),
    );
    expect(texts).toEqual([
      ["T", "A", "{nothing}", "1 of 2"],
      ["T", "B", "{nothing}", "2 of 2"],
    ]);
  });
});

describe("header and footer", () => {
  const long = "A title so long that it would need more than its half of the line of a page, and then some";
  const edges = (page: PageList | undefined) =>
    (page?.marks ?? [])
      .filter((mark): mark is TextMark => mark.kind === "text" && mark.owner === "artifact")
      .map((mark) => [mark.x, right(mark)] as const)
      .toSorted((a, b) => a[0] - b[0]);
  it.each([
    `${long} | ${long}`,
    `${long} | short`,
    `short | ${long}`,
    `${long} | ${long} | ${long}`,
    `${long} | middle | 2026`,
    `a | ${long} | b`,
    `${long} | | ${long}`,
    `${long}${long}${long}`,
  ])("keep their parts apart and within the margins: %s", async (header) => {
    const { list } = await setMarkdown("text", { furniture: { header, footer: "" } });
    const parts = edges(list.pages[0]);
    expect(parts.length).toBe(header.split("|").filter((part) => part.trim() !== "").length);
    const ends = [62, ...parts.flat(), 595.28 - 62];
    expect(ends).toEqual(ends.toSorted((a, b) => a - b));
  });
});

describe("tables", () => {
  const widthsOf = async (text: string) => {
    const { list } = await setMarkdown(text);
    const rules = (list.pages[0]?.marks ?? []).filter((mark) => mark.kind === "box" && mark.width < 1);
    const xs = [...new Set(rules.map(({ x }) => Math.round(x)))].toSorted((a, b) => a - b);
    return xs.slice(1).map((x, index) => x - (xs[index] ?? 0));
  };
  it("give a long word no more than prose beside it needs less of", async () => {
    const [long = 0, prose = 0] = await widthsOf(`| A | B |\n|---|---|\n| ${"x".repeat(400)} | ${words(60)} |`);
    expect(prose).toBeGreaterThan(long * 0.6);
  });
  it("keep short words whole in a crowded row", async () => {
    const head = "| Parameter | Type | Default | Description | Since | Deprecated | See also | Example | Notes |";
    const code = "`station.pump.pressureLimitMaximumInBar`";
    const row = `| ${code} | ${code} | 10 | ${words(20)} | 1.0 | no | see | ${code} | ${words(6)} |`;
    const widths = await widthsOf(`${head}\n|${"---|".repeat(9)}\n${row}`);
    expect(widths[3]).toBeGreaterThan(Math.max(widths[2] ?? 0, widths[5] ?? 0));
    const sum = widths.reduce((total, width) => total + width, 0);
    expect(sum).toBeLessThanOrEqual(595.28 - 124 + 2);
  });
});

describe("right to left", () => {
  const places = async (text: string) => {
    const { list } = await setMarkdown(text);
    const marks = list.pages[0]?.marks ?? [];
    const first = (word: string) =>
      marks.find(
        (mark) => mark.kind === "text" && mark.runs.some(({ codes }) => String.fromCodePoint(...codes.flat()) === word),
      )?.x ?? NaN;
    return { marks, first };
  };
  it("a table has its first column at the right", async () => {
    const { first } = await places("| אחת | שתיים |\n|---|---|\n| 11 | 22 |");
    expect(first("11")).toBeGreaterThan(first("22"));
    expect(first("11")).toBeGreaterThan(595 / 2);
  });
  it("a quotation has its bar at the right", async () => {
    const { marks } = await places("> ציטוט של מישהו");
    const bar = marks.find((mark) => mark.kind === "box" && mark.owner === "artifact" && mark.width < 10);
    expect(bar?.x).toBeGreaterThan(500);
  });
  it("a note and a line of the contents have their numbers at their side", async () => {
    const { first } = await places("[TOC]\n\n# שלום\n\nטקסט[^1]\n\n[^1]: הערה");
    expect(first("1.")).toBeGreaterThan(500);
    expect(first("1")).toBeLessThan(100);
  });
});

describe("the heading that names the document", () => {
  const model = { hasContents: true, hasTitle: false };
  it("stands before the contents, with author and date under it", async () => {
    const text = "---\ntitle: Manual\nauthor: Ada\ndate: 2026-03-14\n---\n# Manual\n\n## Part\n\nText.";
    const { list } = await setMarkdown(text, { ...model, hasByline: true });
    expect(pageTexts(list)[0]).toMatch(/^Manual\W+Ada.+2026-03-14\W+Contents\W+Manual\W*1\W+Part\W*1\W+Part\W+Text/);
  });
  it("is not one of several", async () => {
    const { list } = await setMarkdown("# One\n\n# Two", model);
    expect(pageTexts(list)[0]?.startsWith("Contents")).toBe(true);
  });
});

describe("lines", () => {
  it.each<[what: string, text: string]>([
    ["an address", `See https://example.org/${"very/long/path/".repeat(20)}end.`],
    ["a word of 1,000 letters", "x".repeat(1000)],
    ["a line of code", `\`\`\`\n${"call(argument, ".repeat(40)}\n\`\`\``],
    ["a cell", `| A | B |\n|---|---|\n| ${"y".repeat(300)} | ${"z".repeat(300)} |`],
    [
      "lists in lists",
      Array.from({ length: 40 }, (_, depth) => `${"  ".repeat(depth)}- item ${depth} ${words(12)}`).join("\n"),
    ],
    ["Japanese", "日本語の文章は空白がなくても改行される。".repeat(12)],
    ["Arabic", "كلمات عربية متصلة الحروف ".repeat(30)],
  ])("of %s stay within the margins, nothing of them lost", async (_, text) => {
    const { list } = await setMarkdown(text);
    const marks = list.pages.flatMap((page) => page.marks);
    expect(Math.max(...marks.map(right))).toBeLessThanOrEqual(595.28 - 62 + 6);
    const isSpace = (mark: PageMark) => mark.kind === "text" && mark.runs.every(({ codes }) => codes.flat()[0] === 32);
    const seen = marks.filter((mark) => mark.kind === "text" && !isSpace(mark));
    expect(Math.min(...seen.map(({ x }) => x))).toBeGreaterThanOrEqual(61);
    const letters = (all: string) => [...all.replaceAll(/[^\p{L}\p{N}]/gu, "")].toSorted().join("");
    const expected = text.replaceAll(/^\| A \| B \|\n\|---\|---\|/g, "AB");
    expect(letters(pageTexts(list).join(""))).toBe(letters(expected));
  });

  it("of a justified theme end at the margin, but for the last", async () => {
    const { list } = await setMarkdown(words(80), { theme: "academic" });
    const ends = new Map<number, number>();
    for (const mark of list.pages[0]?.marks ?? []) {
      if (mark.kind !== "text") continue;
      const space = mark.runs.at(-1)?.codes.flat()[0] === 32 ? ((mark.runs.at(-1)?.width ?? 0) * mark.size) / 1000 : 0;
      ends.set(mark.y, right(mark) - space);
    }
    const all = [...ends.values()].map((end) => Math.round(595.28 - 62 - end));
    expect(all.slice(0, -1).every((gap) => Math.abs(gap) <= 1)).toBe(true);
    expect(all.at(-1)).toBeGreaterThan(5);
  });

  it("of Arabic begin at the right, words in their order from there", async () => {
    const { list } = await setMarkdown("أول ثان ثالث");
    const texts = (list.pages[0]?.marks ?? []).filter((mark): mark is TextMark => mark.kind === "text");
    const places = texts.filter(({ runs }) => runs[0]?.codes.flat()[0] !== 32).map(({ x }) => x);
    expect(places).toEqual(places.toSorted((a, b) => b - a));
    expect(Math.max(...texts.map(right))).toBeCloseTo(595.28 - 62, 0);
  });
});

describe("lists", () => {
  it.each<[text: string, isRight: boolean]>([
    ["- one\n- two", false],
    ["- واحد\n- اثنان", true],
    ["1. שלום\n2. עולם", true],
    ["- [x] שלום", true],
  ])("%j have their labels on the side where reading begins", async (text, isRight) => {
    const { list } = await setMarkdown(text);
    const labels = (list.pages[0]?.marks ?? []).filter(({ owner }) => owner !== "artifact" && owner.role === "Lbl");
    expect(labels.length).toBeGreaterThan(0);
    for (const { x } of labels) expect(x > 595 / 2).toBe(isRight);
  });
});

describe("raw HTML that is not read", () => {
  it("stands as written, in the text and in the outline", async () => {
    const { list } = await setMarkdown("A <b>x</b>\nand  y\n===\n\n<hr>\n\nText <i>here</i>.");
    expect(list.outline.map(({ title }) => title)).toEqual(["A <b>x</b> and y"]);
    expect(pageTexts(list).join("").replaceAll("|", "")).toBe("A <b>x</b> and y<hr>Text <i>here</i>.");
  });
});

describe("links inside the document", () => {
  it.each([
    ["[there](#caf%C3%A9)\n\n# Café", ["#café"]],
    ["[there](#100%)\n\n# 100", []],
    ["[nowhere](#cafe)\n\n# Café", []],
  ])("lead to the heading of that name: %j", async (text, targets) => {
    const { list } = await setMarkdown(text);
    expect(list.pages.flatMap(({ links }) => links.map(({ target }) => target))).toEqual(targets);
  });
});

describe("what cannot be shown", () => {
  it("is said: characters with their line, images with their name", async () => {
    const { warnings, list } = await setMarkdown("ok\n\nꦗ and ꦮ\n\n![cat](a/cat.png)");
    expect(warnings).toEqual([
      "The image a/cat.png was not found; a box is shown in its place.",
      "These characters are in no font at hand and shown as \u{fffd}: ꦗ (U+A997, line 3), ꦮ (U+A9AE, line 3). Give a font that has them.",
    ]);
    expect(pageTexts(list)[0]).toContain("ꦗ");
    expect(pageTexts(list)[0]).toContain("cat");
  });

  it.each([
    "→ ⇒ ≥ ✓ ☐ ├ █ ∑ ⌘ €",
    "αβγ ἀρχή Ґ Tiếng Việt ż",
    "日本語 「」",
    "मराठी",
    "עברית",
    "🎉 👨‍👩‍👧‍👦 🇯🇵 1️⃣ ©",
    "a\u{200b}b\u{ad}c\u{202f}d",
  ])("is not among %s", async (text) => {
    for (const theme of ["github", "academic"] as const)
      expect((await setMarkdown(`${text}\n\n**${text}** *${text}* \`${text}\``, { theme })).warnings).toEqual([]);
  });
});

it("HTML gives alignment and the size of pictures", async () => {
  const { list } = await setMarkdown(
    '<h1 align="center">A</h1>\n\n<p align="right">b</p>\n\n<div align="center">\n\nc\n\n</div>\n\nd',
    {
      readsHtml: true,
    },
  );
  const marks = (list.pages[0]?.marks ?? []).filter((mark): mark is TextMark => mark.kind === "text");
  const [title, b, c, d] = marks.map((mark) => [mark.x, right(mark)] as const);
  expect((title?.[0] ?? 0) + (title?.[1] ?? 0)).toBeCloseTo(595.28, 0);
  expect(b?.[1]).toBeCloseTo(595.28 - 62, 0);
  expect((c?.[0] ?? 0) + (c?.[1] ?? 0)).toBeCloseTo(595.28, 0);
  expect(d?.[0]).toBe(62);
});
