import { describe, expect, it } from "vitest";
import { checkHead } from "./check-head.ts";
import { headTags } from "./head-tags.ts";
import { readHead } from "./read-head.ts";
import { writeHtml } from "./write-html.ts";

const good = `<title>A title</title>
<meta name=description content="A description.">
<link rel=canonical href=https://example.org/>
<meta property="og:title" content="x"><meta property="og:type" content="website">
<meta property="og:url" content="https://example.org/">
<meta property="og:image" content="https://example.org/a.png"><meta property="og:image:alt" content="A">
<meta name="twitter:card" content="summary">
`;
const check = (html: string) =>
  checkHead(readHead(html)).map(({ severity, line, message }) => `${severity} ${line ?? "-"} ${message}`);

describe("reading a head", () => {
  it("reads entities, missing quotes and mixed case; passes over comments, drawings and templates", () => {
    const head = readHead(`<!-- <title>No</title> --><HTML LANG=de><svg><title>No</title></svg>
<template><meta name=description content=No></template>
<TITLE>A &amp; B &#x1F680; &lt;script&gt;</TITLE>
<META CONTENT='one "two"' NAME=Description>
<script>const s = '<meta name="robots" content="noindex">';</script>
<link rel="Canonical" href=" https://example.org/ ">`);
    expect(head.lang).toBe("de");
    expect(head.titles).toEqual([{ text: "A & B 🚀 <script>", line: 3 }]);
    expect(head.metas).toMatchObject([{ key: "description", content: 'one "two"', line: 4 }]);
    expect(head.links).toEqual([{ rel: "canonical", text: "https://example.org/", line: 6 }]);
  });
  it.each(["", "\0\0\u{FFFD}", "<", "<meta", "<title>never ends", "plain words", '<meta name="" content>', "<!--"])(
    "%j never throws",
    (html) => expect(readHead(html).metas).toBeInstanceOf(Array),
  );
  it("reads what comes late: in the body, in an unended title, after a comment that ends the head", () => {
    const late =
      '</head><body><p>x</p><meta property="og:title" content="late"><script type="application/ld+json">{}</script>';
    expect(readHead(`<html><head>${late}`)).toMatchObject({ metas: [{ isInBody: true }], jsonLd: [{ text: "{}" }] });
    expect(readHead("<title>never ended</head><body>more").titles[0]?.text).toContain("more");
    expect(readHead("<head><!-- </head> --><meta name=a content=b></head><body>").metas).toMatchObject([
      { key: "a", isInBody: false },
    ]);
  });
  it("takes 20 MB of broken tags", () => {
    expect(readHead('<meta name="a" content="'.repeat(800_000)).metas).toEqual([]);
    expect(readHead("<meta name=a content=b><p \"'>".repeat(400_000)).metas.length).toBe(400_000);
  });
});

describe("checking a head", () => {
  it("finds nothing in a good one", () => expect(check(good)).toEqual([]));
  it("finds no error in what this tool writes", () => {
    const written = writeHtml(
      headTags({
        title: "</title>",
        description: "</script>",
        url: "https://example.org/",
        image: { url: "https://example.org/a.png", alt: "A" },
        twitter: { card: "summary" },
        structuredData: "website",
      }),
    );
    expect(check(written)).toEqual([]);
  });
  it.each([
    ["<title>A title</title>", "", "error - The page has no title. Add a <title>."],
    ["A title", "x".repeat(61), "warning 1 The title has 61 characters; past 60 it is cut off."],
    ["</title>", "</title><title>B</title>", "error 1 The page has a second title. Keep one of them."],
    ["A description.", "", 'error - The page has no meta description. Add a meta tag "description".'],
    ["href=https://example.org/", "href=/a", 'error 3 The canonical address "/a" is not absolute.'],
    ["https://example.org/a.png", "/a.png", 'error 6 og:image "/a.png" is not absolute. Start it with https://.'],
    ["a.png", "a.svg", "warning 6 og:image is an SVG, which networks do not show."],
    ['property="og:type"', 'name="og:type"', 'note 4 og:type is in name=""; Open Graph needs property="".'],
    ["og:url", "og:no", "warning - og:url is missing. Networks guess it, or show nothing."],
    ['"summary"', '"big"', 'error 7 twitter:card "big" is not one of summary, summary_large_image, app, player.'],
    [
      '"summary"',
      '"app"',
      "error 7 An app card needs the app's number or id: twitter:app:id:iphone, ipad or googleplay.",
    ],
    [
      "<meta name=description",
      '<meta name="robots" content="noindex"><meta name=description',
      "warning 2 The page asks search engines to keep it out (noindex).",
    ],
    [
      "<title>",
      '<script type="application/ld+json">{,}</script><title>',
      "error 1 The structured data (JSON-LD) is not valid JSON. Search engines drop it.",
    ],
  ])("%s as %s", (from, to, finding) => expect(check(good.replace(from, to))).toEqual([finding]));

  it("asks a whole page for more", () => {
    expect(check(`<html><head>${good}</head><body><meta property="og:locale" content="en_US"></body></html>`)).toEqual([
      "error 8 og:locale comes after the head, where it is not read. Move it into <head>.",
      'warning - The <html> names no language. Add lang="en".',
      'warning - The page names no encoding. Add <meta charset="utf-8"> first in the head.',
      'warning - The viewport is missing: phones show the page tiny. Add <meta name="viewport" content="width=device-width">.',
    ]);
  });
});
