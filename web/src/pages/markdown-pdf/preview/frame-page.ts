import {
  systemFonts,
  themeCss,
  colorVariables,
  type FontStacks,
} from "@toolbox/core/documents/markdown/theme/theme-css.ts";
import { type ThemeId, themes } from "@toolbox/core/documents/markdown/theme/themes.ts";
import { assetUrl } from "../../../ports/assets/asset-url.ts";

/**
 * The empty page of a preview. The frame is sandboxed without scripts; this policy, under that of the site, also stops
 * every request but for the bundled fonts and for pictures that are already here. The site is named in full: in a
 * document without an address of its own, Firefox takes 'self' for nobody.
 */
export const framePage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src blob: data:; style-src 'unsafe-inline'; font-src ${location.origin}">
<meta http-equiv="x-dns-prefetch-control" content="off">
<meta name="referrer" content="no-referrer">
<style></style>
</head>
<body><main class="doc"></main></body>
</html>`;

/** What the frame may do: be styled from here, and open links in tabs of their own. */
export const FRAME_SANDBOX = "allow-same-origin allow-popups allow-popups-to-escape-sandbox";

const families = [
  ["sans", "Document Sans"],
  ["serif", "Document Serif"],
  ["mono", "Document Mono"],
] as const;
const cuts = [
  ["regular", 400, "normal"],
  ["regular-italic", 400, "italic"],
  ["bold", 700, "normal"],
  ["bold-italic", 700, "italic"],
] as const;

/** The type of the PDF; each file is loaded once a character needs it. */
const fontFaces = families.flatMap(([family, name]) =>
  cuts.map(([cut, weight, style]) => {
    const url = assetUrl(`document-fonts/${family}-${cut}-text.woff`);
    return `@font-face{font-family:"${name}";font-weight:${weight};font-style:${style};font-display:swap;src:url("${url}")}`;
  }),
);

const fonts: FontStacks = {
  sans: `"Document Sans", ${systemFonts.sans}`,
  serif: `"Document Serif", ${systemFonts.serif}`,
  mono: `"Document Mono", ${systemFonts.mono}`,
};

/** The style sheet of the preview in a theme. */
export function frameCss(id: ThemeId): string {
  const theme = themes[id];
  return [
    ...fontFaces,
    `:root{${colorVariables(theme.colors)}}`,
    "html{background:var(--page);scrollbar-width:thin;scrollbar-color:var(--rule) transparent}",
    "body{margin:0}",
    themeCss(theme, fonts),
    ".doc{max-width:42rem;margin:0 auto;padding:2.5rem clamp(1rem,6vw,3rem) 4rem}",
    ".doc .part>:first-child{margin-top:0}",
    `.doc .title:empty{display:none}.doc .title{margin-bottom:2rem${theme.headings.isCentered ? ";text-align:center" : ""}}`,
    ".doc .title h1{margin:0;border:0;padding:0}.doc .title p{margin:.5rem 0 0;color:var(--muted)}",
    ".doc .page-break{position:relative}.doc .page-break::after{content:'page break';position:absolute;right:0;top:-.75em;padding-left:.5em;font-size:.75em;line-height:1.5;color:var(--muted);background:var(--page)}",
    ":focus-visible{outline:2px solid var(--link);outline-offset:2px}",
  ].join("\n");
}
