import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseMarkdown } from "../parse/parse-markdown.ts";
import { readHtml } from "./read-html.ts";
import { renderHtml } from "./render-html.ts";

const html = (source: string): string => renderHtml(readHtml(parseMarkdown(source, { keepComments: true })));

test.each([
  ["a <b>b <i>c</i></b>", "<p>a <strong>b <em>c</em></strong></p>\n"],
  [
    "H<sub>2</sub>O <kbd>Ctrl</kbd> <mark>m</mark> <u>u</u>",
    "<p>H<sub>2</sub>O <kbd>Ctrl</kbd> <mark>m</mark> <u>u</u></p>\n",
  ],
  ["a<br>b<br/>c", "<p>a<br>\nb<br>\nc</p>\n"],
  ['<a href="https://a.example">b</a>', '<p><a href="https://a.example">b</a></p>\n'],
  ["a <b>never closed", "<p>a <strong>never closed</strong></p>\n"],
  ["a </b> <span class=x>b</span> <font>c</font>", "<p>a  b c</p>\n"],
  ["Array<string> of <my-own a=b>x</my-own>", "<p>Array&lt;string&gt; of &lt;my-own a=b&gt;x&lt;/my-own&gt;</p>\n"],
  ["<Card>\n  text\n</Card>", "<p>&lt;Card&gt; text &lt;/Card&gt;</p>\n"],
  ["a <!-- b --> c\n\n<!-- d -->", "<p>a  c</p>\n"],
  ["a <code>x &lt; *y*</code>", "<p>a <code>x &lt; y</code></p>\n"],
  [
    '<p align="center">\n  <img src="a.png" alt="A">\n</p>',
    '<p class="center"><span class="no-image"><span>A</span> <code>a.png</code></span></p>\n',
  ],
  [
    '<div align="center">\n\n# T\n\n<p>a</p><p align=left>b</p>\n\n[c](d)\n\n</div>\n\ne',
    '<h1 id="t" class="center">T</h1>\n<p class="center">a</p>\n<p class="left">b</p>\n<p class="center"><a href="d">c</a></p>\n<p>e</p>\n',
  ],
  ["<center>a</center>b", '<p class="center">a</p>\n<p>b</p>\n'],
  ['<h2 style="color:red; text-align: right">a</h2>', '<h2 id="a" class="right">a</h2>\n'],
  ["<p align=justify>a", "<p>a</p>\n"],
  [
    "<h1 align=center>Title &amp; more</h1>\n\n## Title & more",
    '<h1 id="title--more" class="center">Title &amp; more</h1>\n<h2 id="title--more-1">Title &amp; more</h2>\n',
  ],
  ["<ul><li>a</li><li><b>b</b></li></ul>", "<ul>\n<li>a\n</li>\n<li><strong>b</strong>\n</li>\n</ul>\n"],
  [
    "<details><summary>More</summary>\n\n*Inside*\n\n</details>",
    "<p><strong>More</strong></p>\n<p><em>Inside</em></p>\n",
  ],
  ["<hr>", "<hr>\n"],
  ["<pre>\na\n  b\n</pre>", '<pre class="code" tabindex="0"><code>a\n  b</code></pre>\n'],
  ["<div>\n</div>", ""],
])("%j", (source, expected) => expect(html(source)).toBe(expected));

test("a picture has the size that HTML gives it", () => {
  const document = readHtml(parseMarkdown('<img src="a.png" width="120"> <img src=a.png height=40px width=50%>'));
  const image = () => ({ src: "a.png", width: 600, height: 300 });
  expect(renderHtml(document, { image })).toBe(
    '<p><img src="a.png" alt="" width="120"> <img src="a.png" alt="" height="40"></p>\n',
  );
});

test.each(["<b>", "<div>", "<a href=b>", "<h1><i>"])("%s inside each other thousands of times is read", (tag) => {
  expect(html(`a${tag.repeat(5000)}b`)).toContain("b");
});

test("headings of notes have names of their own", () => {
  const page = html("<h1>a</h1>\n\nb[^1]\n\n[^1]: # a\n\n    <h2>c</h2>");
  expect([...page.matchAll(/<h\d id="([^"]*)"/g)].map(([, id]) => id)).toEqual(["a", "a-1", "c"]);
});

describe("what could run falls out", () => {
  test.each([
    ["<script>alert(1)</script>", ""],
    ["a <script>alert(1)</script> b", "<p>a  b</p>\n"],
    ["<style>*{}</style>", ""],
    ["<img src=x onerror=alert(1)>", '<p><span class="no-image"><span>Image</span> <code>x</code></span></p>\n'],
    [
      '<a href="javascript:alert(1)" onclick="x">b</a>',
      '<p><a class="no-link" title="javascript:alert(1)">b</a></p>\n',
    ],
    ["<iframe src=x>y</iframe>", ""],
    ["<svg onload=x><script>y</script></svg>", ""],
  ])("%j", (source, expected) => expect(html(source)).toBe(expected));

  test("whatever is thrown together, no tag and no handler of the source comes through", () => {
    const pieces = fc.constantFrom(
      "<b>",
      "</b>",
      "<a href='javascript:x'>",
      "</a>",
      "<script>",
      "</script>",
      "<img src=x onerror=y>",
      "<ul>",
      "<li>",
      "</ul>",
      "<p",
      ">",
      '"',
      "'",
      "<!--",
      "-->",
      "&lt;script&gt;",
      "\n\n",
      "<div>",
      "*",
      "`",
      "<svg/onload=z>",
      "<pre>",
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(pieces, fc.string({ maxLength: 4 })), { maxLength: 30 }), (parts) => {
        const text = html(parts.join(""));
        expect(text).not.toMatch(/<(?:script|svg|style|iframe)|<[^>]* on[a-z]+=|href="javascript/i);
      }),
      { numRuns: 1000 },
    );
  });
});
