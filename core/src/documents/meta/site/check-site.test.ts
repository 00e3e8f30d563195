import { describe, expect, it } from "vitest";
import { checkSite, type PageText } from "./check-site.ts";
import type { SiteFile } from "./site.ts";

const png = (width: number, height: number) => {
  const bytes = new Uint8Array(64);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  new DataView(bytes.buffer).setUint32(16, width);
  new DataView(bytes.buffer).setUint32(20, height);
  return bytes;
};
const file = (path: string, bytes: Uint8Array, size = bytes.length): SiteFile => ({
  path,
  size,
  start: async (most) => bytes.subarray(0, most),
});
const at = "https://example.org/docs/";

/** A page without a finding, but for what is added to its head. */
const page = (path: string, more = "", { title = `Page ${path}`, canonical = at + path } = {}) => ({
  path,
  html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<meta name="description" content="About ${path} and ${title}.">${canonical === "" ? "" : `<link rel="canonical" href="${canonical}">`}
<meta property="og:title" content="x"><meta property="og:type" content="website"><meta property="og:url" content="${canonical || at + path}">
<meta property="og:image" content="${at}share.png"><meta property="og:image:alt" content="A"><meta name="twitter:card" content="summary_large_image">
${more}</head><body><p>Words</p></body></html>`,
});

async function check(pages: readonly PageText[], files: readonly SiteFile[] = [], given?: string) {
  const all = [...pages.map(({ path }) => file(path, new Uint8Array())), file("share.png", png(1200, 630)), ...files];
  const result = await checkSite(
    (async function* () {
      yield* pages;
    })(),
    new Map(all.map((each) => [each.path, each])),
    { given },
  );
  const words = result.findings.map(
    ({ path, line, severity, rule, message }) => `${path}:${line ?? ""} ${severity} ${rule}: ${message}`,
  );
  return { ...result, words };
}

it("finds nothing in a site where all is well, and where it will stand", async () => {
  const result = await check([page("index.html"), page("a/index.html", "", { canonical: `${at}a/` })]);
  expect(result.words).toEqual([]);
  expect(result).toMatchObject({ address: at, pages: 2, hidden: 0, redirects: 0, parts: [] });
});

it.each([
  ["a/index.html", `${at}a/`],
  ["a/index.html", `${at}a`],
  ["a/index.html", `${at}a/index.html`],
  ["a.html", `${at}a`],
  ["a.html", `${at}a/`],
  ["a b.html", `${at}a%20b`],
  ["ü.html", `${at}%C3%BC.html?x=1#y`],
])("%s stands at %s", async (path, canonical) => {
  expect((await check([page("index.html"), page(path, "", { canonical })])).words).toEqual([]);
});

describe("titles and descriptions", () => {
  it("are told where pages share them, however they are written", async () => {
    const { words } = await check([
      page("a.html", "", { title: "Same  Title" }),
      page("b.html", "", { title: "same title" }),
      page("c.html", "", { title: "SAME TITLE" }),
    ]);
    expect(words.filter((line) => line.includes("title-shared"))).toEqual([
      'a.html:1 warning title-shared: The title "Same Title" is also that of b.html and 1 other.',
      'b.html:1 warning title-shared: The title "same title" is also that of a.html and 1 other.',
      'c.html:1 warning title-shared: The title "SAME TITLE" is also that of a.html and 1 other.',
    ]);
  });
  it("may be shared by a page that names another as the one that counts, or that is hidden", async () => {
    const twin = { title: "Same", canonical: `${at}a.html` };
    const { words } = await check([
      page("a.html", "", { title: "Same" }),
      page("b.html", "", twin),
      page("c.html", '<meta name="robots" content="noindex">', { title: "Same" }),
    ]);
    expect(words).toEqual([]);
  });
});

describe("canonical addresses", () => {
  const home = page("index.html", "", { canonical: at });
  it.each([
    ["error", "canonical-dead", `${at}gone.html`, "leads to no page of the site"],
    ["warning", "canonical-elsewhere", "https://www.example.org/docs/b.html", `is not below ${at}`],
    ["warning", "canonical-clash", at, "is that of index.html, which has another title"],
    ["error", "canonical-hidden", `${at}hidden.html`, "hidden.html is kept out of search"],
    ["warning", "canonical-chain", `${at}chain.html`, "chain.html names a further one"],
  ])("%s %s: %s", async (severity, rule, canonical, message) => {
    const { words } = await check([
      home,
      page("b.html", "", { canonical }),
      page("hidden.html", '<meta name="robots" content="noindex">'),
      page("chain.html", "", { title: "Page index.html", canonical: at }),
    ]);
    const told = words.filter((line) => line.startsWith("b.html"));
    expect(told).toHaveLength(1);
    expect(told[0]).toContain(`b.html:2 ${severity} ${rule}: `);
    expect(told[0]).toContain(message);
  });
  it("and og:url say the same", async () => {
    const { words } = await check([home, page("b.html", `<meta property="og:url" content="x">`)]);
    expect(words).toEqual(['b.html:5 error og-relative: og:url "x" is not absolute.']);
    const other = page("b.html").html.replace(`"og:url" content="${at}b.html"`, `"og:url" content="${at}b"`);
    expect((await check([home, { path: "b.html", html: other }])).words).toEqual([
      `b.html:3 warning og-url-differs: og:url "${at}b" is not the canonical address "${at}b.html".`,
    ]);
  });
  it("of a site that was told to stand elsewhere are judged by that", async () => {
    const { words } = await check([home], [], "https://other.example/");
    expect(words.join()).toContain("is not below https://other.example/");
  });
});

describe("images", () => {
  const large = file("big.png", png(1200, 630), 6_000_000);
  it.each([
    ["error image-dead", `<meta property="og:image" content="${at}gone.png">`, "og:image: there is no file for"],
    ["error image-dead", '<link rel="icon" href="/docs/favicon.ico">', "icon: there is no file for"],
    ["error image-dead", '<link rel="apple-touch-icon" href="touch.png">', "apple-touch-icon: there is no file for"],
    ["error image-dead", '<link rel="manifest" href="/docs/site.webmanifest">', "manifest: there is no file for"],
    ["error image-broken", `<meta property="og:image" content="${at}broken.png">`, "broken.png is not an image"],
    [
      "error image-large",
      `<meta name="twitter:image" content="${at}big.png">`,
      "big.png has 5860 KB. X and LinkedIn take at most 5 MB.",
    ],
    [
      "warning image-large",
      `<meta name="twitter:image" content="${at}heavy.png">`,
      "heavy.png has 684 KB. WhatsApp shows no picture beyond 600 KB.",
    ],
    [
      "error image-small",
      `<meta property="og:image" content="${at}small.png">`,
      "100 x 100 pixels; networks show none",
    ],
    ["warning image-ratio", `<meta property="og:image" content="${at}square.png">`, "800 x 800 pixels (1.00:1)"],
    [
      "error image-size",
      `<meta property="og:image" content="${at}square.png"><meta property="og:image:width" content="1200">`,
      "800 x 800 pixels; the page states 1200 x ?",
    ],
  ])("%s: %s", async (rule, tags, message) => {
    const { words } = await check(
      [page("a.html", tags)],
      [
        large,
        file("heavy.png", png(1200, 630), 700_000),
        file("broken.png", new Uint8Array(99)),
        file("small.png", png(100, 100)),
        file("square.png", png(800, 800)),
      ],
    );
    const told = words.filter((line) => line.includes(rule));
    expect(told).toHaveLength(1);
    expect(told[0]).toContain(message);
  });
  it("of a summary card may be square; those of another site and data are not judged", async () => {
    const html = page("a.html").html.replace("summary_large_image", "summary").replace("share.png", "square.png");
    const icons = '<link rel="icon" href="data:image/png;base64,AA"><link rel="icon" href="https://cdn.example/x.png">';
    const { words } = await check(
      [{ path: "a.html", html: html.replace("</head>", `${icons}</head>`) }],
      [file("square.png", png(800, 800))],
    );
    expect(words).toEqual([]);
  });
  it("start from <base href>", async () => {
    const tags = '<base href="/docs/"><link rel="icon" href="icon.png">';
    expect((await check([page("a/b.html", tags)], [file("icon.png", png(32, 32))])).words).toEqual([]);
  });
});

describe("languages", () => {
  const set = (...codes: readonly (readonly [code: string, path: string])[]) =>
    codes.map(([code, path]) => `<link rel="alternate" hreflang="${code}" href="${at}${path}">`).join("\n");
  const both = set(["en", "en.html"], ["de", "de.html"]);
  it("that name each other are fine", async () => {
    expect((await check([page("en.html", both), page("de.html", both)])).words).toEqual([]);
  });
  it.each([
    [
      "hreflang-no-return",
      set(["en", "en.html"], ["de", "plain.html"]),
      "names plain.html, which does not name this page back",
    ],
    ["hreflang-dead", set(["en", "en.html"], ["de", "gone.html"]), "leads to no page of the site"],
    ["hreflang-self", set(["de", "de.html"]), "not in its own list"],
    ["hreflang-twice", set(["en", "en.html"], ["en", "de.html"]), "names two addresses"],
    ["hreflang-invalid", set(["en-UK", "en.html"]), '"UK" is not a region; write "en-GB"'],
    ["hreflang-invalid", set(["jp", "en.html"]), 'there is no language "jp"'],
    ["hreflang-invalid", set(["en_US", "en.html"]), "is not a language"],
    ["hreflang-relative", '<link rel="alternate" hreflang="en" href="en.html">', "is not absolute"],
  ])("%s", async (rule, tags, message) => {
    const { words } = await check([page("en.html", tags), page("de.html", both), page("plain.html")]);
    const told = words.filter((line) => line.startsWith("en.html") && line.includes(rule));
    expect(told).toHaveLength(1);
    expect(told[0]).toContain(message);
  });
  it.each(["x-default", "en", "zh-Hant-TW", "es-419", "EN-gb"])("%s is a language", async (code) => {
    expect((await check([page("en.html", set([code, "en.html"]))])).words).toEqual([]);
  });
});

it("asks less of what is hidden, and nothing of what leads elsewhere or is a part of a page", async () => {
  const result = await check([
    page("index.html"),
    {
      path: "404.html",
      html: '<html lang="en"><meta charset="utf-8"><meta name="viewport" content="x"><title>Not found</title><meta name="robots" content="noindex">',
    },
    { path: "old.html", html: '<meta http-equiv="refresh" content="0; url=/docs/">' },
    { path: "google123.html", html: "google-site-verification: google123.html" },
    { path: "huge.html", problem: "huge.html is larger than 20 MB, and was not read." },
  ]);
  expect(result.words).toEqual(["huge.html: error page-unread: huge.html is larger than 20 MB, and was not read."]);
  expect(result).toMatchObject({ pages: 3, hidden: 1, redirects: 1, parts: ["google123.html"] });
});
