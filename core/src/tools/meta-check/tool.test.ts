import { describe, expect, it } from "vitest";
import { fakeFile } from "../../testing/fake-file.ts";
import { fakePorts } from "../../testing/fake-ports.ts";
import { runTool } from "../../tool/run-tool.ts";
import { tool } from "./tool.ts";

const run = (input: Record<string, unknown>) => runTool(tool, input, fakePorts());

it("lists the findings of the example with their lines", async () => {
  const result = await run(tool.examples[0]?.input ?? {});
  const output = result.ok ? result.outputs[0] : undefined;
  expect(output?.kind === "facts" && output.rows.map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'error, line 3: og:image "/share.png" is not absolute. Start it with https://.',
    "error, line 4: twitter:player is missing. A player card needs it.",
    "error, line 4: twitter:player:width is missing. A player card needs it.",
    "error, line 4: twitter:player:height is missing. A player card needs it.",
    'warning: The page has no canonical address. Add <link rel="canonical" href="https://…">.',
    "warning: og:title is missing. Networks guess it, or show nothing.",
    "warning: og:type is missing. Networks guess it, or show nothing.",
    "warning: og:url is missing. Networks guess it, or show nothing.",
    "note: og:image:alt is missing: people who cannot see the image do not learn what it shows.",
    "In all: 4 errors, 4 warnings, 1 note",
  ]);
});

it("reads a file, also one that is not text", async () => {
  const bytes = new TextEncoder().encode("<title>A</title>\u0000\u0001<meta name=description content=B>");
  const result = await run({
    pages: [fakeFile("index.html", "text/html", new Uint8Array([...bytes, 0xff, 0xfe]))],
  });
  expect(result.ok && JSON.stringify(result.outputs)).toContain("0 errors");
});

it.each([
  ["a picture", Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13, 60, 97)],
  [
    "UTF-16",
    Uint8Array.from("<title>A</title>", (char) => char.charCodeAt(0)).reduce(
      (all, byte) => Uint8Array.of(...all, byte, 0),
      new Uint8Array(),
    ),
  ],
])("says of %s that it is not a page, not what the page lacks", async (_, bytes) => {
  const page = fakeFile("index.html", "text/html", bytes);
  const result = await run({ pages: [page] });
  expect(JSON.stringify(!result.ok && result.issues)).toContain(
    "index.html is not HTML but a binary file, or text in UTF-16. Give the source of a page.",
  );
});

it("asks for a page", async () => {
  const result = await run({});
  expect(!result.ok && result.issues).toMatchObject([{ field: "html" }]);
});

const inFolder = (path: string, html: string) => ({
  ...fakeFile(path.split("/").at(-1) ?? "", "text/html", new TextEncoder().encode(html)),
  within: { folder: "dist/", path },
});
const bare = (path: string, title: string) =>
  inFolder(path, `<html lang=en><meta charset=utf-8><title>${title}</title>`);

describe("a built site", () => {
  const pages = [bare("index.html", "Same"), bare("a/index.html", "Same"), bare("b.html", "Other")];
  const outputs = async (input: Record<string, unknown>) => {
    const result = await run({ pages, ...input });
    if (!result.ok) throw new Error(JSON.stringify(result.issues));
    return result.outputs;
  };
  it("is told in rows that name their pages once", async () => {
    const [facts] = await outputs({});
    expect(facts?.kind === "facts" && facts.rows.map(({ label, value }) => `${label}: ${value}`)).toEqual([
      'error: The page has no meta description. Add a meta tag "description". In a/index.html, b.html, index.html',
      'warning: The page has no canonical address. Add <link rel="canonical" href="https://…">. In a/index.html, b.html, index.html',
      ...["title", "type", "image", "url"].map(
        (key) =>
          `warning: og:${key} is missing. Networks guess it, or show nothing. In a/index.html, b.html, index.html`,
      ),
      'warning: The viewport is missing: phones show the page tiny. Add <meta name="viewport" content="width=device-width">. In a/index.html, b.html, index.html',
      'warning: The title "Same" is also that of index.html. In a/index.html:1',
      'warning: The title "Same" is also that of a/index.html. In index.html:1',
      "note: twitter:card is missing. X shows a link without a picture. In a/index.html, b.html, index.html",
      "dist: 3 pages; its address is not known: no page says it, --site-url does",
      "In all: 3 errors, 20 warnings, 3 notes",
    ]);
  });
  it("ends well without the rules that are left out, unless warnings count", async () => {
    const ignore = ["description-missing"];
    expect((await outputs({}))[0]).toMatchObject({ hasFaults: true });
    expect((await outputs({ ignore }))[0]).toMatchObject({ hasFaults: false });
    expect((await outputs({ ignore, strict: true }))[0]).toMatchObject({ hasFaults: true });
  });
  it("becomes annotations with the path from where the command ran", async () => {
    const [text, facts] = await outputs({ format: "github", ignore: ["description-missing", "og-missing"] });
    expect(text?.kind === "text" && text.text.split("\n")).toContain(
      '::warning file=dist/a/index.html,line=1,title=title-shared::The title "Same" is also that of index.html.',
    );
    expect(facts?.kind === "facts" && facts.rows).toHaveLength(2);
  });
  it("becomes JSON with every finding", async () => {
    const [text] = await outputs({ format: "json", siteUrl: "https://example.org" });
    const data = JSON.parse(text?.kind === "text" ? text.text : "") as { findings: unknown[]; sites: unknown[] };
    expect(data.findings).toHaveLength(26);
    expect(data.sites).toEqual([
      { folder: "dist", address: "https://example.org/", pages: 3, hidden: 0, redirects: 0, passedOver: [] },
    ]);
  });
  it("becomes Markdown that shows what pages say as it is", async () => {
    const [text] = await outputs({
      format: "markdown",
      pages: [...pages, bare("c.html", "a*b*"), bare("d.html", "a*b*")],
    });
    expect(text?.kind === "text" && text.text).toContain(
      '- `dist/c.html:1` The title "a\\*b\\*" is also that of d.html.',
    );
  });
  it("is not hidden by many findings of one rule", async () => {
    const many = Array.from({ length: 30 }, (_, at) => bare(`${at}.html`, `Title ${at} ${"x".repeat(at + 60)}`));
    const [facts] = await outputs({ pages: many });
    const told = facts?.kind === "facts" ? facts.rows.filter(({ value }) => value.includes("past 60")) : [];
    expect(told).toHaveLength(10);
    expect(facts?.kind === "facts" && facts.rows).toContainEqual({
      label: "warning",
      value: "and 20 more of title-long; the JSON lists all",
    });
  });
});

it.each([
  [{ html: "<title>", ignore: ["titel-long"] }, "ignore", 'There is no rule "titel-long".'],
  [{ html: "<title>", siteUrl: "example.org" }, "siteUrl", "The site's address must begin with https://"],
])("refuses %j", async (input, field, message) => {
  const result = await run(input);
  expect(!result.ok && result.issues[0]).toMatchObject({ field, message: expect.stringContaining(message) as string });
});
