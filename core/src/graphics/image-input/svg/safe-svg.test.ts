import { describe, expect, it } from "vitest";
import { safeSvg } from "./safe-svg.ts";

const utf8 = (text: string) => new TextEncoder().encode(text);
/** The drawing inside the root, after cleaning. */
function clean(inner: string, attributes = ""): string {
  const text = safeSvg(
    utf8(`<svg xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 1 1"${attributes}>${inner}</svg>`),
  ).text(1, 1);
  return text.slice(text.indexOf(">") + 1).replace(/<\/svg>$/, "");
}
const notes = (inner: string) => safeSvg(utf8(`<svg>${inner}</svg>`)).notes;

describe("safeSvg keeps a drawing and drops what is none", () => {
  it.each([
    ['<path d="M0 0" fill="url(#a)"/>', '<path d="M0 0" fill="url(#a)"/>'],
    ["<script>alert(1)</script><g/>", "<g/>"],
    ["<SCRIPT>x</SCRIPT>", ""],
    ['<rect onclick="x" ONLOAD="y" width="1"/>', '<rect width="1"/>'],
    ['<use href="#a"/><use xlink:href="#b"/>', '<use xlink:href="#a"/><use xlink:href="#b"/>'],
    ['<use href="other.svg#a"/>', "<use/>"],
    ['<use xmlns:l="http://www.w3.org/1999/xlink" l:href="javascript:1"/>', "<use/>"],
    ['<a href="javascript:alert(1)"><path d="M1 1"/></a>', '<g><path d="M1 1"/></g>'],
    ['<image href="http://a/b.png" width="1"/>', ""],
    ['<image href="data:image/svg+xml;base64,PHN2Zy8+"/>', ""],
    ['<image href="data:image/png;base64,iVBORw0KGgo="/>', ""],
    ["<foreignObject><p/></foreignObject><metadata>x</metadata><title>t</title>", ""],
    ['<animate attributeName="x"/><set/>', ""],
    ['<rect fill="url(http://a/b#c)"/>', "<rect/>"],
    ['<rect fill="u\\72l(http://a)"/>', "<rect/>"],
    ['<rect filter="url(#f) url(x.svg#f)"/>', "<rect/>"],
    ['<rect style="fill:red;background:url(//a);color:blue"/>', '<rect style="fill:red;color:blue"/>'],
    ['<rect style="mask:image-set(&apos;a&apos;)"/>', "<rect/>"],
    ['<rect style="animation:x 1s"/>', "<rect/>"],
    [
      "<style>/* a */ @import 'x'; .a{fill:red} @media print{.b{fill:red}} .c{fill:url(x)}</style>",
      "<style>.a{fill:red}.c{}</style>",
    ],
    ["<style><![CDATA[.a>b{fill:red}]]></style>", "<style>.a&#62;b{fill:red}</style>"],
    ['<x:y xmlns:x="urn:x"><path d="M0 0"/></x:y>', ""],
    ['<g xmlns="http://www.w3.org/1999/xhtml"><script/></g>', ""],
    ["<text>a &lt;b&gt; &#x26; c</text>", "<text>a &#60;b&#62; &#38; c</text>"],
    ["<!-- <path/> --><?xml-stylesheet href='x'?><g> \n </g>", "<g/>"],
    ['<g xml:base="http://a/" xml:space="preserve"/>', '<g xml:space="preserve"/>'],
  ])("%s", (inner, expected) => expect(clean(inner)).toBe(expected));

  it("says what went, once", () => {
    expect(notes("<g/>")).toEqual([]);
    expect(notes("<script/><script/>")).toEqual(["The SVG has scripts, which were left out."]);
    expect(notes('<rect onload="a"/><use href="http://a"/><animate/>')).toEqual([
      "The SVG has scripts, links to other files and animations, which were left out.",
    ]);
    expect(notes("<text>a</text>")[0]).toMatch(/fonts of this machine/);
  });
});

function outcome(text: string): string {
  try {
    safeSvg(utf8(text));
    return "drawn";
  } catch (error) {
    return (error as Error).name;
  }
}

describe("safeSvg refuses", () => {
  it.each([
    ["<svg", "is not well formed"],
    ["<svg>\n</g>", "</g> is where </svg> should, in line 2"],
    ["<svg>\n<g>\n</svg>", "</svg> is where </g> should, in line 3"],
    ["\n<svg>\n<text>a & b</text></svg>", 'has an "&" that begins no entity, in line 2'],
    ["<svg/><svg/>", "two root elements"],
    ["<svg a='1' a='2'/>", "attribute a twice"],
    ["<svg>&nope;</svg>", 'unknown entity "nope"'],
    ["<svg>a & b</svg>", 'an "&" that begins no entity'],
    ["<svg>&#0;</svg>", "invalid character"],
    ['<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]><svg>&a;</svg>', "point to other files"],
    ['<!DOCTYPE svg [<!ENTITY % a "b"> %a;]><svg/>', "point to other files"],
    [
      `<!DOCTYPE svg [<!ENTITY a "${"x".repeat(1000)}">]><svg><text>${"&a;".repeat(200)}</text></svg>`,
      "unpack to too much",
    ],
    ['<?xml version="1.0" encoding="made-up"?><svg/>', 'encoding "made-up" is not known'],
    [`<svg>${"<g/>".repeat(100_001)}</svg>`, "more than 100000 elements"],
    [
      `<svg>${Array.from({ length: 5000 }, (_, i) => `<g id="a${i}" fill="url(#a${i + 1})"/>`).join("")}</svg>`,
      "refers to itself",
    ],
    [`<svg>${'<filter id="f"/>'.repeat(60)}</svg>`, "refer to one another, are too much to draw"],
    [`<svg><path d="M0 0${"L1 1".repeat(250_001)}"/></svg>`, "its paths, and parts"],
    [`<svg><polygon points="${"1,1 ".repeat(250_001)}"/></svg>`, "its paths, and parts"],
  ])("%.60s", (text, why) => expect(() => safeSvg(utf8(text))).toThrow(why));

  it.each([
    ["an attribute that never ends", `<svg a="${"x".repeat(2_000_000)}`],
    ["opening tags", "<a ".repeat(300_000)],
    ["spaces in a tag", `<svg ${" ".repeat(1_000_000)}`],
    ["comments", `<svg>${"<!--".repeat(300_000)}`],
    ["declarations", `<svg style="${"a:(".repeat(300_000)}"/>`],
    ["a style sheet of braces", `<svg><style>${"a{".repeat(300_000)}</style></svg>`],
    ["ampersands", `<svg a="${"&".repeat(300_000)}"/>`],
    ["entities", `<!DOCTYPE svg [${"<!ENTITY a 'b".repeat(50_000)}]><svg/>`],
  ])("or answers for a flood of %s", (_, text) => {
    expect(["drawn", "XmlError"]).toContain(outcome(text));
  });
});

it.each([
  ['<svg width="24" height="12px"/>', 24, 12],
  ['<svg viewBox="0 0 20 10"/>', 20, 10],
  ["<svg width='40' viewBox='0,0,20,10'/>", 40, 20],
  ['<svg height="5" viewBox="0 0 20 10"/>', 10, 5],
  ['<svg width="100%" height="100%" viewBox="0 0 8 4"/>', 8, 4],
  ['<svg width="1in" height="72pt"/>', 96, 96],
  ['<svg viewBox="0 0 0 0"/>', 300, 150],
  ["<svg/>", 300, 150],
  ['<?xml version="1.0" encoding="ISO-8859-1"?><svg id="a" width="7" height="8"/>', 7, 8],
])("the size of %s", (svg, width, height) => expect(safeSvg(utf8(svg))).toMatchObject({ width, height }));

it("reads UTF-16", () => {
  const text = '<svg width="3" height="2"/>';
  const bytes = Uint8Array.from([0xff, 0xfe, ...Array.from(text, (char) => [char.charCodeAt(0), 0]).flat()]);
  expect(safeSvg(bytes)).toMatchObject({ width: 3, height: 2 });
});

it.each([
  ['<svg viewBox="0 0 2 1"><g/></svg>', 'viewBox="0 0 2 1" width="200" height="100"'],
  ['<svg width="2" height="1"/>', 'width="200" height="100" viewBox="0 0 2 1"'],
])("%s is told its size", (svg, attributes) => expect(safeSvg(utf8(svg)).text(200, 100)).toContain(attributes));
