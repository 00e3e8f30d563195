import { describe, expect, test } from "vitest";
import { readFrontMatter } from "./read-front-matter.ts";

const read = (yaml: string): ReturnType<typeof readFrontMatter> => readFrontMatter(`---\n${yaml}\n---\n# Text\n`);
const messages = (yaml: string): readonly string[] =>
  read(yaml).problems.map(({ line, message }) => `${line}: ${message}`);

describe("what is read", () => {
  test.each<[string, object]>([
    ["title: A plan", { title: "A plan" }],
    ["title: 2048", { title: "2048" }],
    ["author: Ada Lovelace", { author: "Ada Lovelace" }],
    ["authors: [Ada, { name: Grace, url: x }]", { author: "Ada, Grace" }],
    ["date: 2026-03-14", { date: "2026-03-14" }],
    ["date: 2026-03-14T09:30:00+01:00", { date: "2026-03-14T09:30:00+01:00" }],
    ["lastmod: 2026-03-15", { updated: "2026-03-15" }],
    ["tags: [pdf, typography, pdf]", { tags: ["pdf", "typography"] }],
    ["tags: pdf, typography", { tags: ["pdf", "typography"] }],
    ["tags: [a]\ncategories: b", { tags: ["a", "b"] }],
    ["lang: pt_BR", { language: "pt-BR" }],
    ["draft: true", { draft: true }],
    ["description: >\n  two\n  lines", { description: "two lines" }],
    ["title:", { other: { title: null } }],
    ["layout: post\nnested: { a: 1 }", { other: { layout: "post", nested: { a: 1 } } }],
    ["country: no", { other: { country: "no" } }],
    ["# only a comment", {}],
  ])("%s", (yaml, expected) => {
    const { frontMatter, problems, body, linesBefore } = read(yaml);
    expect(frontMatter).toEqual({ tags: [], other: {}, lines: { from: 1, to: linesBefore }, ...expected });
    expect(problems).toEqual([]);
    expect(body).toBe("# Text\n");
    expect(linesBefore).toBe(yaml.split("\n").length + 2);
  });

  test("line ends of Windows, a byte order mark, dots at the end", () => {
    const { frontMatter, body } = readFrontMatter("\uFEFF---\r\ntitle: A\r\n...\r\nText\r\n");
    expect(frontMatter.title).toBe("A");
    expect(body).toBe("Text\r\n");
  });
});

describe("what is not front matter", () => {
  test.each([
    ["no dashes", "# A\n"],
    ["two rules around words", "---\nJust words.\n---\nMore.\n"],
    ["two rules around a list", "---\n- one\n---\n"],
    ["a rule alone", "---\n\nText\n"],
    ["dashes later on", "Text\n---\ntitle: A\n---\n"],
    ["four dashes", "----\ntitle: A\n----\n"],
    ["nothing", ""],
  ])("%s", (_, source) => {
    expect(readFrontMatter(source)).toMatchObject({ body: source, linesBefore: 0, problems: [] });
  });
});

describe("what is told, by line", () => {
  test("a key twice", () =>
    expect(messages("title: A\ntitle: B")).toEqual([
      "3: The front matter is not valid YAML: the key title appears here a second time.",
    ]));
  test("a colon in a title", () =>
    expect(messages("date: 2026-01-01\ntitle: A: b")[0]).toMatch(/^3: .*not valid YAML/));
  test("a bracket left open", () => expect(messages("title: A\ntags: [a, b")[0]).toMatch(/^\d: .*not valid YAML/));
  test.each([
    ["date: 2026-02-31", "2: date in the front matter must be a day such as 2026-03-14."],
    ["title: A\ndate: last week", "3: date in the front matter must be a day such as 2026-03-14."],
    ["title: [a, b]", "2: title in the front matter must be one line of text."],
    ["draft: maybe", "2: draft in the front matter must be true or false."],
    ["lang: english!", "2: lang in the front matter must be a language tag such as en or pt-BR."],
    ["tags: { a: 1 }", "2: tags in the front matter must be a list of words, or words with commas between them."],
  ])("%s", (yaml, message) => expect(messages(yaml)).toEqual([message]));

  test("a wrong value is kept among the others", () => {
    expect(read("date: last week").frontMatter).toMatchObject({ other: { date: "last week" } });
  });

  test("an end that never comes, with the text kept", () => {
    const source = "---\ntitle: A\n\n# Text\n";
    const { problems, body } = readFrontMatter(source);
    expect(problems).toEqual([{ line: 1, message: expect.stringContaining("never ends") }]);
    expect(body).toBe(source);
  });

  test("TOML", () => {
    const { problems, body } = readFrontMatter('+++\ntitle = "A"\n+++\nText\n');
    expect(problems).toEqual([{ line: 1, message: expect.stringContaining("TOML") }]);
    expect(body).toBe("Text\n");
  });
});

describe("bombs end in a sentence, at once", () => {
  const laughs = ["a: &a [x,x,x,x,x,x,x,x,x]"];
  for (const [index, name] of [..."bcdefghi"].entries()) {
    const before = `*${"abcdefghi"[index]}`;
    laughs.push(`${name}: &${name} [${Array.from({ length: 9 }, () => before).join(",")}]`);
  }
  test.each([
    ["a billion laughs", laughs.join("\n"), "more than 10,000 values with its aliases written out"],
    ["60,000 open brackets", `a: ${"[".repeat(60_000)}`, "nested"],
    ["brackets on lines of their own", `a:\n${" [\n".repeat(20_000)}`, "nested"],
    ["30,000 dashes", `a:\n  ${"- ".repeat(30_000)}x`, "nested"],
    ["levels by indentation", Array.from({ length: 340 }, (_, depth) => `${" ".repeat(depth)}k:`).join("\n"), "nested"],
    ["a megabyte", `a: ${"x".repeat(1_000_000)}`, "64 KB"],
    ["an alias of itself", "a: &a [*a]", "contains itself"],
  ])("%s", (_, yaml, word) => {
    const { problems, body, frontMatter } = read(yaml);
    expect(body).toBe("# Text\n");
    expect(problems.map(({ message }) => message).join()).toContain(word);
    expect(frontMatter.title).toBeUndefined();
  });

  test("names of every object are keys like others", () => {
    const { frontMatter } = read("__proto__: { title: x }\nconstructor: y\ntoString: z");
    expect(frontMatter.title).toBeUndefined();
    expect(Object.keys(frontMatter.other)).toEqual(["__proto__", "constructor", "toString"]);
  });
});

test.each([
  ["pubDate: Jul 08 2022", "2022-07-08"],
  ["pubDate: 'July 8, 2022'", "2022-07-08"],
  ["publishDate: 2022-07-08", "2022-07-08"],
  ["pubDate: Jul 32 2022", undefined],
])("%s is the day %s", (line, date) => {
  const { frontMatter, problems } = readFrontMatter(`---\n${line}\n---\n`);
  expect(frontMatter.date).toBe(date);
  expect(problems).toHaveLength(date === undefined ? 1 : 0);
});
