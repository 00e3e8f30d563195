import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseMarkdown } from "../parse/parse-markdown.ts";
import { readHtml } from "./read-html.ts";
import { renderHtml } from "./render-html.ts";

const html = (source: string): string => renderHtml(readHtml(parseMarkdown(source)));

test.each([
  ["a <b>b <i>c</i></b>", "<p>a <strong>b <em>c</em></strong></p>\n"],
  [
    "H<sub>2</sub>O <kbd>Ctrl</kbd> <mark>m</mark> <u>u</u>",
    "<p>H<sub>2</sub>O <kbd>Ctrl</kbd> <mark>m</mark> <u>u</u></p>\n",
  ],
  ["a<br>b<br/>c", "<p>a<br>\nb<br>\nc</p>\n"],
  ['<a href="https://a.example">b</a>', '<p><a href="https://a.example">b</a></p>\n'],
  ["a <b>never closed", "<p>a <strong>never closed</strong></p>\n"],
  ["a </b> <span class=x>b</span> <unknown>c</unknown>", "<p>a  b c</p>\n"],
  ["a <code>x &lt; *y*</code>", "<p>a <code>x &lt; y</code></p>\n"],
  [
    '<p align="center">\n  <img src="a.png" alt="A">\n</p>',
    '<p><span class="no-image"><span>A</span> <code>a.png</code></span></p>\n',
  ],
  [
    "<h1 align=center>Title &amp; more</h1>\n\n## Title & more",
    '<h1 id="title--more">Title &amp; more</h1>\n<h2 id="title--more-1">Title &amp; more</h2>\n',
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
