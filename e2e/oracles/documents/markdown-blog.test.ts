import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { runTool } from "@toolbox/core";
import { fakePorts } from "@toolbox/core/testing";
import { tool } from "@toolbox/core/tools/markdown-blog/tool.ts";
import { afterAll, describe, expect, test } from "vitest";
import { hostileMarkdown } from "../../support/hostile-markdown.ts";

/* The pages are read by an HTML validator, the feed by a reader of feeds, both installed for this test only. */
const PACKAGES = ["html-validate@9.7.1", "rss-parser@3.13.0", "fast-xml-parser@5.12.1"];

const READER = `
import { readFileSync } from "node:fs";
import { HtmlValidate, StaticConfigLoader } from "html-validate";
import Parser from "rss-parser";
import { XMLParser, XMLValidator } from "fast-xml-parser";

const files = JSON.parse(readFileSync(process.argv[2], "utf8"));
const validator = new HtmlValidate(new StaticConfigLoader({ root: true, extends: ["html-validate:standard", "html-validate:document"], rules: {
  // matters of taste, not of HTML
  "long-title": "off", "require-sri": "off", "no-inline-style": "error", "prefer-native-element": "off", "no-trailing-whitespace": "off", "tel-non-breaking": "off", "text-content": "off", "doctype-style": "off", "no-raw-characters": ["error", { relaxed: true }], "unique-landmark": "off", "valid-id": ["error", { relaxed: true }],
} }));
const faults = [];
for (const [name, text] of Object.entries(files)) {
  if (!name.endsWith(".html")) continue;
  const report = await validator.validateString(text, name);
  for (const { messages } of report.results) for (const { ruleId, message, line } of messages) faults.push(name + ":" + line + " " + ruleId + ": " + message);
}
const feed = await new Parser().parseString(files["feed.xml"]);
const sitemap = new XMLParser({ isArray: (name) => name === "url" }).parse(files["sitemap.xml"]);
console.log(JSON.stringify({
  faults,
  xml: [XMLValidator.validate(files["feed.xml"]), XMLValidator.validate(files["sitemap.xml"]), XMLValidator.validate(files["icon.svg"])],
  feed: { title: feed.title, link: feed.link, items: feed.items.map(({ title, link, isoDate, categories, content, "content:encoded": encoded }) => ({ title, link, isoDate, categories, hasText: (encoded ?? content ?? "").length > 0 })) },
  addresses: sitemap.urlset.url.map(({ loc }) => loc),
}));
`;

const folder = mkdtempSync(path.join(tmpdir(), "toolbox-site-oracle-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
writeFileSync(path.join(folder, "package.json"), '{ "type": "module" }');
writeFileSync(path.join(folder, "read.mjs"), READER);
const installed = spawnSync("npm", ["install", "--no-audit", "--no-fund", ...PACKAGES], {
  cwd: folder,
  encoding: "utf8",
});
if (installed.status !== 0)
  console.warn(`blog site: skipped, the packages cannot be installed: ${installed.stderr.slice(0, 200)}`);

interface Reading {
  readonly faults: readonly string[];
  readonly xml: readonly unknown[];
  readonly feed: { readonly title: string; readonly link: string; readonly items: readonly Record<string, unknown>[] };
  readonly addresses: readonly string[];
}

async function read(input: Readonly<Record<string, unknown>>): Promise<Reading> {
  const run = await runTool(tool, { siteUrl: "https://notes.example/blog", ...input }, ports());
  if (!run.ok) throw new Error(run.issues.map(({ message }) => message).join());
  const files = Object.fromEntries(run.outputs.flatMap((one) => (one.kind === "text" ? [[one.name, one.text]] : [])));
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, "site.json"), JSON.stringify(files));
  const reading = spawnSync(process.execPath, ["read.mjs", "site.json"], { cwd: folder, encoding: "utf8" });
  if (reading.status !== 0) throw new Error(reading.stderr);
  return JSON.parse(reading.stdout) as Reading;
}

/** Pictures are not looked at here. */
const ports = () => fakePorts({ assets: { read: async () => new Uint8Array() } });

const { text: example } = tool.examples[0]?.input ?? {};

describe.skipIf(installed.status !== 0)("a blog site", () => {
  test.each(["modern", "minimal", "dark"])("%s: valid HTML, a feed that is read, a sitemap", async (style) => {
    const { faults, xml, feed, addresses } = await read({ text: example, style });
    expect(faults).toEqual([]);
    expect(xml).toEqual([true, true, true]);
    expect(feed).toMatchObject({ title: "Field Notes", link: "https://notes.example/blog/" });
    expect(feed.items).toEqual([
      {
        title: "Bread in four hours",
        link: "https://notes.example/blog/posts/bread-in-four-hours.html",
        isoDate: "2026-03-14T00:00:00.000Z",
        categories: ["bread", "method"],
        hasText: true,
      },
    ]);
    expect(addresses).toContain("https://notes.example/blog/tags/bread.html");
  });

  test.each([false, true])("made of a hostile document (HTML read: %s): valid all the same", async (html) => {
    const { faults, xml, feed } = await read({ text: hostileMarkdown, html });
    expect(faults).toEqual([]);
    expect(xml).toEqual([true, true, true]);
    expect(feed.items[0]?.["title"]).toBe("</title><script>top.hit=1</script><img src=x onerror=top.hit=1>");
  });
});
