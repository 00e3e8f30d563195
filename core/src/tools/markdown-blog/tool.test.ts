import { describe, expect, test } from "vitest";
import { readAsset } from "../../../scripts/read-asset.ts";
import { contrastRatio } from "../../graphics/color/contrast.ts";
import { fakeFile } from "../../testing/fake-file.ts";
import { fakePorts } from "../../testing/fake-ports.ts";
import { runTool } from "../../tool/run-tool.ts";
import { nightColors } from "./pages/night-colors.ts";
import { EXAMPLE } from "./sample.ts";
import { tool } from "./tool.ts";

const assets = { read: readAsset };

const PNG = new Uint8Array([
  137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 1, 0, 0, 0, 1, 8, 6, 0, 0, 0, 31, 21, 196, 137,
]);

const post = (name: string, text: string) => fakeFile(name, "text/markdown", text);
const image = (name: string) => fakeFile(name, "image/png", PNG);

interface Built {
  readonly files: ReadonlyMap<string, string>;
  readonly names: readonly string[];
  readonly warnings: readonly string[];
}

async function build(input: Readonly<Record<string, unknown>>): Promise<Built> {
  const run = await runTool(
    tool,
    { siteUrl: "https://notes.example/blog/", siteTitle: "Notes", ...input },
    fakePorts({ assets }),
  );
  if (!run.ok) throw new Error(run.issues.map((issue) => issue.message).join("\n"));
  const files = run.outputs.flatMap((output) => (output.kind === "text" ? [[output.name, output.text] as const] : []));
  return { files: new Map(files), names: run.outputs.map(({ name }) => name), warnings: run.warnings };
}

/** Every relative address in the pages, resolved against its page. */
function brokenLinks({ files, names }: Built): readonly string[] {
  const broken: string[] = [];
  for (const [page, text] of files) {
    if (!page.endsWith(".html")) continue;
    const ids = new Set([...text.matchAll(/ id="([^"]*)"/g)].map(([, id = ""]) => id));
    for (const [, href = ""] of text.matchAll(/ (?:href|src)="([^"]*)"/g)) {
      if (/^[a-z]+:/.test(href)) continue;
      const [path = "", hash] = href.split("#");
      if (path === "") {
        if (!ids.has(hash ?? "")) broken.push(`${page} ${href}`);
        continue;
      }
      const resolved = decodeURIComponent(new URL(path, `https://x.example/${page}`).pathname.slice(1));
      if (!names.includes(resolved)) broken.push(`${page} ${href}`);
    }
  }
  return broken;
}

const first = post(
  "2026-03-14-First Post.md",
  "---\ntags: [Baking, baking, C++]\nauthor: Ada\n---\n# The first\n\nWords & <b>.\n\n## Content\n\n## Content\n\n![a](img/a.png) ![b](//b.example/b.png) ![c](gone.png)\n\n[second](second.md#x) [mail](mailto:a@b.example) [bad](javascript:alert(1))",
);
const second = post(
  "second.md",
  '---\ntitle: Second </title><script>alert(1)</script>\ndate: 2026-04-01\ntags: [C]\ndescription: "\\"><script>alert(1)</script>"\n---\n\n# One\n\n# X\n\n<script>alert(1)</script>\n\nText[^1]\n\n[^1]: Note\n',
);
const third = post("ärger.md", "No date, no title.");

test.each([
  ["ar", "rtl"],
  ["fa-IR", "rtl"],
  ["he", "rtl"],
  ["pa-Arab", "rtl"],
  ["en", undefined],
  ["ar-Latn", undefined],
  ["arn", undefined],
])("a post in %s has the direction %s", async (language, direction) => {
  const { files } = await build({ documents: [post("a.md", `---\ntitle: A\nlang: ${language}\n---\ntext`)] });
  expect(/<html lang="[^"]+"(?: dir="(\w+)")?>/.exec(files.get("posts/a.html") ?? "")?.[1]).toBe(direction);
});

test("nothing hides at a side, where a page that reads from the right could be scrolled to it", async () => {
  const { files } = await build({ documents: [post("a.md", "---\ntitle: A\nlang: ar\n---\ntext")] });
  expect(files.get("style.css")).not.toMatch(/(?:left|right|inset-inline\w*|text-indent):-\d/);
});

describe("the site of three posts", () => {
  const built = build({ documents: [first, second, third], images: [image("a.png")], siteAuthor: "Noa" });

  test("has these files", async () => {
    expect((await built).names).toEqual([
      "index.html",
      "posts/second.html",
      "posts/first-post.html",
      "posts/ärger.html",
      "tags/index.html",
      "tags/baking.html",
      "tags/c.html",
      "tags/c-2.html",
      "feed.xml",
      "sitemap.xml",
      "style.css",
      "icon.svg",
      "images/a.png",
      "og/index.png",
      "og/second.png",
      "og/first-post.png",
      "og/ärger.png",
    ]);
  });

  test("has no link that leads nowhere", async () => expect(brokenLinks(await built)).toEqual([]));

  test("lists the newest first", async () => {
    const index = (await built).files.get("index.html") ?? "";
    const places = ["second.html", "first-post.html", "%C3%A4rger.html"].map((name) => index.indexOf(`posts/${name}`));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places[0]).toBeGreaterThan(0);
  });

  test("takes title, date and author from front matter, heading, file name and site", async () => {
    const { files } = await built;
    const page = files.get("posts/first-post.html") ?? "";
    expect(page).toContain("<h1>The first</h1>");
    expect(page.match(/The first<\/h1>/g)).toHaveLength(1);
    expect(page).toContain('<time datetime="2026-03-14">14 March 2026</time>');
    expect(page).toContain("<span>Ada</span>");
    expect(page).toContain('<h2 id="content-1">');
    expect(files.get("posts/ärger.html")).toContain("<h1>Ärger</h1>");
    expect(files.get("posts/ärger.html")).toContain("<span>Noa</span>");
  });

  test("has one h1 a page", async () => {
    const pages = [...(await built).files].filter(([name]) => name.endsWith(".html"));
    expect(pages.filter(([, text]) => text.match(/<h1[ >]/g)?.length !== 1)).toEqual([]);
  });

  test("writes links to other posts, images and what must not be followed", async () => {
    const page = (await built).files.get("posts/first-post.html") ?? "";
    expect(page).toContain('href="../posts/second.html#x"');
    expect(page).toContain('<img src="../images/a.png" alt="a">');
    expect(page).toContain('<img src="https://b.example/b.png" alt="b">');
    expect(page).toContain('<span class="no-image"><span>c</span>');
    expect(page).not.toContain('href="javascript:');
  });

  test("runs nothing that the posts say", async () => {
    for (const text of (await built).files.values()) {
      const scripts = [...text.matchAll(/<script[^>]*>/g)].map(([tag]) => tag);
      expect(scripts.filter((tag) => tag !== '<script type="application/ld+json">')).toEqual([]);
      expect(text).not.toContain("<script>alert");
    }
  });

  test("names its pages with absolute addresses, encoded", async () => {
    const { files } = await built;
    const page = files.get("posts/ärger.html") ?? "";
    expect(page).toContain('<link rel="canonical" href="https://notes.example/blog/posts/%C3%A4rger.html">');
    expect(page).toContain('<meta property="og:image" content="https://notes.example/blog/og/%C3%A4rger.png">');
    expect(page).toContain('<meta property="og:type" content="article">');
    expect(files.get("sitemap.xml")).toContain("<loc>https://notes.example/blog/posts/%C3%A4rger.html</loc>");
  });

  test("has a feed whose texts link absolutely", async () => {
    const feed = (await built).files.get("feed.xml") ?? "";
    expect(feed).toContain("<pubDate>Sat, 14 Mar 2026 00:00:00 GMT</pubDate>");
    expect(feed).toContain("&lt;img src=&quot;https://notes.example/blog/images/a.png&quot;");
    expect(feed).toContain("&lt;a href=&quot;https://notes.example/blog/posts/second.html#x&quot;");
    expect(feed).toContain("<title>Second &lt;/title&gt;&lt;script&gt;");
  });

  test("says what is missing", async () => {
    expect((await built).warnings).toEqual([
      "2026-03-14-First Post.md names the image gone.png, which was not found: a box with its name is shown in its place.",
    ]);
  });
});

test.each(["modern", "minimal", "dark"])("the example in %s holds together", async (style) => {
  const built = await build({ text: EXAMPLE, style });
  expect(brokenLinks(built)).toEqual([]);
  expect(built.warnings).toEqual([]);
});

test("an address left as it was is told, drafts are left out, same names do not overwrite", async () => {
  const { names, warnings } = await build({
    siteUrl: "https://example.com",
    documents: [post("a.md", "# A"), post("A.md", "# B"), post("b.md", "---\ndraft: true\n---\n# C")],
  });
  expect(names.filter((name) => name.startsWith("posts/"))).toEqual(["posts/a.html", "posts/a-2.html"]);
  expect(warnings).toEqual([expect.stringContaining("b.md is a draft"), expect.stringContaining("Set Site Address")]);
});

test("dates with a time and an offset, in the feed's own form", async () => {
  const { files } = await build({ text: "---\ndate: 2026-03-14T23:30:00+02:00\n---\n# A" });
  expect(files.get("feed.xml")).toContain("<pubDate>Sat, 14 Mar 2026 21:30:00 GMT</pubDate>");
});

test.each<[Readonly<Record<string, unknown>>, string]>([
  [{ text: " " }, "Write some Markdown"],
  [{ text: "a", siteUrl: "example.com" }, "must begin with https://"],
  [{ text: "a", siteUrl: "javascript:alert(1)" }, "must begin with https://"],
  [{ text: "a", siteUrl: "https://a.example/?b" }, "must begin with https://"],
  [{ text: "a", siteTitle: " " }, "needs a title"],
  [{ text: "a", language: '"><script>' }, "language tag"],
  [{ documents: [post("a.md", "\0\x01")] }, "a.md is not UTF-8 text"],
  [{ documents: [fakeFile("b.md", "text/markdown", new Uint8Array([0xff, 0xfe, 0x41]))] }, "b.md is not UTF-8 text"],
])("%j is refused in words", async (input, words) => {
  const run = await runTool(tool, { siteTitle: "Notes", ...input }, fakePorts());
  expect(run.ok ? "" : run.issues.map((issue) => issue.message).join()).toContain(words);
});

test.each(Object.entries(nightColors))("%s can be read at night", (_, colors) => {
  for (const color of [colors.text, colors.muted, colors.heading, colors.link])
    expect(contrastRatio(color, colors.page)).toBeGreaterThanOrEqual(4.5);
  for (const color of Object.values(colors.code.tokens))
    expect(contrastRatio(color, colors.code.ground)).toBeGreaterThanOrEqual(4.5);
  for (const color of Object.values(colors.alerts))
    expect(contrastRatio(color, colors.page)).toBeGreaterThanOrEqual(4.5);
});

test("pictures come from beside their post: not from a root, and from above it with a word", async () => {
  const near = async (path: string) => fakeFile(path, "image/png", PNG);
  const { names, warnings } = await build({
    documents: [{ ...post("a.md", "![a](/etc/a.png) ![b](../b.png) ![c](img/../c.png)"), near }],
  });
  expect(names.filter((name) => name.startsWith("images/"))).toEqual(["images/b.png", "images/c.png"]);
  expect(warnings).toEqual([
    "a.md names the image /etc/a.png, which has an absolute path, and only paths relative to the post are used: a box with its name is shown in its place.",
    "a.md names the image ../b.png, which is above its folder: it was copied into the site.",
  ]);
});

test("a link to Markdown that is not on the site is told, once", async () => {
  const { warnings } = await build({
    documents: [
      post("a.md", "[b](b.md) [c](x/c.md#d) [c](x/c.md#d) [d](https://e.example/d.md) [e](e.html)\n\n> [f](f.mdx)"),
      post("b.md", "B"),
    ],
  });
  expect(warnings).toEqual([
    "a.md links to x/c.md#d, which is not on the site: the link leads nowhere.",
    "a.md links to f.mdx, which is not on the site: the link leads nowhere.",
  ]);
});
