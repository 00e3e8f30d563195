import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { highlightCode } from "../theme/highlight-code.ts";
import { parseMarkdown } from "../parse/parse-markdown.ts";
import { renderHtml } from "./render-html.ts";

const html = (source: string): string => renderHtml(parseMarkdown(source));

test.each([
  ["# A & *b*", '<h1 id="a--b">A &amp; <em>b</em></h1>\n'],
  ["a  \nb", "<p>a<br>\nb</p>\n"],
  ["`<b>`", "<p><code>&lt;b&gt;</code></p>\n"],
  ["- a\n- b", "<ul>\n<li>a\n</li>\n<li>b\n</li>\n</ul>\n"],
  ["2. a\n\n   b", '<ol start="2">\n<li><p>a</p>\n<p>b</p>\n</li>\n</ol>\n'],
  [
    "- [x] a",
    '<ul class="tasks">\n<li class="task"><span class="box done" role="img" aria-label="Done"></span><div>a\n</div></li>\n</ul>\n',
  ],
  ["```\na < b\n```", '<pre class="code" tabindex="0"><code>a &lt; b</code></pre>\n'],
  ["> [!TIP]\n> a", '<div class="alert tip" role="note"><p class="alert-title">Tip</p>\n<p>a</p>\n</div>\n'],
  ["a <b onclick=x>", '<p>a <span class="raw">&lt;b onclick=x&gt;</span></p>\n'],
  [
    "<div>\n<script>alert(1)</script>\n</div>",
    '<pre class="raw">&lt;div&gt;\n&lt;script&gt;alert(1)&lt;/script&gt;\n&lt;/div&gt;</pre>\n',
  ],
  ['[a](https://b.example "c\'d")', '<p><a href="https://b.example" title="c\'d">a</a></p>\n'],
  ["[a](ftp://b.example)", '<p><a class="no-link" title="ftp://b.example">a</a></p>\n'],
  ["![a](b.png)", '<p><span class="no-image"><span>a</span> <code>b.png</code></span></p>\n'],
  [
    "[TOC]\n\n## A [b](c)\n\n### D",
    '<nav class="contents" aria-label="Contents"><ul>\n<li class="depth-0"><a href="#a-b">A b</a></li>\n<li class="depth-1"><a href="#d">D</a></li>\n</ul></nav>\n<h2 id="a-b">A <a href="c">b</a></h2>\n<h3 id="d">D</h3>\n',
  ],
])("%j", (source, expected) => expect(html(source)).toBe(expected));

test("footnotes lead there and back", () => {
  const text = html("a[^x] b[^x]\n\n[^x]: c");
  for (const id of ["fn:1", "fnref:1", "fnref:1-2"]) {
    expect(text).toContain(`id="${id}"`);
    expect(text).toContain(`href="#${id}"`);
  }
});

test("options say where links lead, what pictures show and how code looks", () => {
  const document = parseMarkdown("# A\n\n[a](b.md) ![c](d.png)\n\n```ts\nconst a = 1\n```");
  const text = renderHtml(document, {
    href: (href) => href.replace(".md", ".html"),
    image: ({ src }) => ({ src: `images/${src}`, width: 10, height: 20 }),
    highlight: highlightCode,
    headingShift: 1,
    anchors: true,
  });
  expect(text).toContain('<h2 id="a">A <a class="anchor" href="#a"');
  expect(text).toContain('<a href="b.html">a</a>');
  expect(text).toContain('<img src="images/d.png" alt="c" width="10" height="20">');
  expect(text).toContain('<span class="t-keyword">const</span> a = <span class="t-number">1</span>');
});

describe("nothing of the source becomes markup", () => {
  /** Tags with the attributes this file writes; anything else in the output would be the source's. */
  const known =
    /<\/?(?:h[1-6]|p|em|strong|del|code|pre|a|span|sup|ul|ol|li|div|blockquote|hr|br|table|thead|tbody|tr|th|td|section|nav|img)(?: (?:id|class|href|title|src|alt|start|scope|role|aria-label|tabindex|data-language|width|height)="[^"<>]*")*>/g;

  const pieces = fc.constantFrom(
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    '"><svg onload=alert(1)>',
    "' onmouseover='x",
    "[a](javascript:alert(1))",
    '[a](x "\\" onclick=\\"y")',
    '!["><b>](x)',
    "![a](javascript:x)",
    "<javascript:x>",
    '```"><b>\n',
    "\n\n",
    "# ",
    "> ",
    "- ",
    "| a |\n|-|\n| ",
    "[^1]",
    "\n[^1]: ",
    "&#60;b&#62;",
    "&quot;",
    "<style>*{}</style>",
    "<!-- -->",
    "[x]: data:text/html,1\n",
    "[x]",
  );
  test("whatever is thrown together", () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(pieces, fc.string({ maxLength: 5 })), { maxLength: 30 }), (parts) => {
        const rest = html(parts.join("")).replace(known, "");
        expect(rest).not.toMatch(/[<>]/);
      }),
      { numRuns: 1000 },
    );
  });

  test("no address runs or fetches", () => {
    const text = html(
      "[a](javascript:1) [b](data:text/html,1) ![c](https://d.example/e.png) ![f](data:image/svg+xml,1)",
    );
    expect(text).not.toMatch(/href="(?:javascript|data)/);
    expect(text).not.toContain("<img");
  });
});
