import type { MarkdownTheme, ThemeColors } from "./themes.ts";

/** Pixels on screen for a point on paper: 10.5 points read like 16 pixels. */
const PIXELS_PER_POINT = 16 / 10.5;

/** The colors of a theme as CSS variables, without braces around them. */
export function colorVariables(colors: ThemeColors): string {
  const variables: Record<string, string> = {
    page: colors.page,
    text: colors.text,
    muted: colors.muted,
    heading: colors.heading,
    link: colors.link,
    accent: colors.accent,
    rule: colors.rule,
    "table-head": colors.tableHead,
    "table-stripe": colors.tableStripe,
    "code-ground": colors.code.ground,
    "code-edge": colors.code.edge,
    "code-text": colors.code.tokens.plain,
    "span-ground": colors.codeSpan.ground,
    "span-text": colors.codeSpan.text,
    mark: colors.mark,
  };
  for (const [kind, color] of Object.entries(colors.code.tokens)) variables[`t-${kind}`] = color;
  for (const [alert, color] of Object.entries(colors.alerts)) variables[`alert-${alert}`] = color;
  const lines = Object.entries(variables).map(([name, color]) => `--${name}:${color};`);
  return `color-scheme:${colors.isDark ? "dark" : "light"};${lines.join("")}`;
}

/** The families a page sets; names first that the page may bring along, then what every system has. */
export interface FontStacks {
  readonly sans: string;
  readonly serif: string;
  readonly mono: string;
}

export const systemFonts: FontStacks = {
  sans: 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif',
  serif: 'Charter, "Bitstream Charter", "Sitka Text", Cambria, Georgia, serif',
  mono: 'ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace',
};

/**
 * The style sheet of a theme, for what `renderHtml` writes inside an element of class `doc`. Colors come from
 * `colorVariables`, which the caller puts on `:root` (and a second set for dark readers, if it has one).
 */
export function themeCss(theme: MarkdownTheme, fonts: FontStacks = systemFonts): string {
  const { text, headings, quote, table, radius } = theme;
  const size = (text.size * PIXELS_PER_POINT).toFixed(2).replace(/\.?0+$/, "");
  const rules: string[] = [
    `.doc{color:var(--text);font:400 ${size}px/${text.leading} ${fonts[text.family]};overflow-wrap:break-word;font-kerning:normal${text.isJustified ? ";text-align:justify;hyphens:auto" : ""}}`,
    ".doc>:first-child{margin-top:0}.doc>:last-child{margin-bottom:0}",
    ".doc p,.doc ul,.doc ol,.doc blockquote,.doc pre,.doc .table,.doc .alert,.doc .contents{margin:0 0 1em}",
    `.doc :is(h1,h2,h3,h4,h5,h6){color:var(--heading);font-family:${fonts[headings.family]};font-weight:${headings.weight};line-height:1.25;margin:1.6em 0 .6em;text-align:start;text-wrap:balance;hyphens:manual;scroll-margin-top:1rem}`,
    ...headings.scale.map((scale, index) => `.doc h${index + 1}{font-size:${scale}em}`),
    ...Array.from(
      { length: headings.ruled },
      (_, index) => `.doc h${index + 1}{padding-bottom:.3em;border-bottom:1px solid var(--rule)}`,
    ),
    headings.isCentered ? ".doc h1{text-align:center}" : "",
    ".doc h6{color:var(--muted)}",
    // each paragraph reads the way its first letter does, as on paper
    ".doc :is(p,li,h1,h2,h3,h4,h5,h6,th,td){unicode-bidi:plaintext}",
    `.doc a{color:var(--link);text-decoration-thickness:.06em;text-underline-offset:.18em${theme.id === "github" || theme.id === "modern" ? ";text-decoration-line:none" : ""}}`,
    ".doc a:hover{text-decoration-line:underline}.doc a.no-link{color:inherit;text-decoration:underline dotted;cursor:not-allowed}",
    ".doc :is(strong,th){font-weight:600}.doc mark{color:inherit;background:var(--mark);padding:0 .15em}",
    ".doc ul,.doc ol{padding-inline-start:1.75em}.doc li>:is(ul,ol){margin-bottom:0}.doc li+li{margin-top:.25em}.doc li>p:last-child{margin-bottom:.5em}",
    ".doc .tasks>.task{display:flex;gap:.55em;list-style:none;margin-inline-start:-1.5em}.doc .task>div{min-width:0;flex:1}",
    ".doc .box{flex:none;box-sizing:border-box;width:.95em;height:.95em;margin-top:.3em;border:1.5px solid var(--muted);border-radius:.2em;position:relative}",
    ".doc .box.done{background:var(--link);border-color:var(--link)}.doc .box.done::after{content:'';position:absolute;left:.22em;top:.02em;width:.22em;height:.48em;border:solid var(--page);border-width:0 .13em .13em 0;transform:rotate(45deg)}",
    `.doc code,.doc kbd{font-family:${fonts.mono};font-size:.875em;font-variant-ligatures:none;hyphens:none}`,
    `.doc :not(pre)>code{color:var(--span-text);background:var(--span-ground);padding:.15em .35em;border-radius:${Math.min(radius, 5)}px;box-decoration-break:clone;-webkit-box-decoration-break:clone}`,
    `.doc kbd{border:1px solid var(--rule);border-bottom-width:2px;border-radius:${Math.min(radius, 5)}px;padding:.1em .4em}`,
    `.doc pre{color:var(--code-text);background:var(--code-ground);border:1px solid var(--code-edge);border-radius:${radius}px;padding:.9em 1.1em;overflow:auto;line-height:1.5;tab-size:4;text-align:start;font-size:.9em}.doc pre code{font-size:.95em}`,
    ".doc .raw{white-space:pre-wrap;font-family:" +
      fonts.mono +
      ";font-size:.85em;color:var(--muted);background:none}.doc pre.raw{border:1px dashed var(--rule)}",
    `.doc blockquote{color:var(--muted);padding:0 1em;margin-inline:0;border-inline-start:${quote.bar}px solid var(--accent)${quote.isItalic ? ";font-style:italic" : ""}}${quote.bar === 0 ? ".doc blockquote{padding:0 2em}" : ""}`,
    ".doc :is(blockquote,.alert)>:last-child{margin-bottom:0}",
    `.doc .alert{padding:.1em 1em .1em;border-inline-start:${Math.max(quote.bar, 3)}px solid var(--alert)}.doc .alert-title{color:var(--alert);font-weight:600;margin-bottom:.3em}`,
    ...["note", "tip", "important", "warning", "caution"].map(
      (name) => `.doc .alert.${name}{--alert:var(--alert-${name})}`,
    ),
    ".doc hr{height:1px;border:0;background:var(--rule);margin:2em 0}",
    ".doc .table{overflow-x:auto}.doc table{border-collapse:collapse;font-size:.95em;text-align:start;hyphens:manual}.doc th,.doc td{padding:.45em .85em;vertical-align:top;text-align:start}.doc th{background:var(--table-head)}",
    ".doc :is(th,td).center{text-align:center}.doc :is(th,td).right{text-align:right;font-variant-numeric:tabular-nums}.doc :is(th,td).left{text-align:left}",
    ".doc :is(p,h1,h2,h3,h4,h5,h6).center{text-align:center}.doc :is(p,h1,h2,h3,h4,h5,h6).right{text-align:right}.doc :is(p,h1,h2,h3,h4,h5,h6).left{text-align:left}",
    ".doc tbody tr:nth-child(even){background:var(--table-stripe)}",
    tableLines[table.lines],
    ".doc img{max-width:100%;height:auto;vertical-align:middle}",
    ".doc .no-image{display:inline-flex;flex-wrap:wrap;gap:.2em .6em;max-width:100%;box-sizing:border-box;align-items:baseline;color:var(--muted);border:1px dashed var(--muted);border-radius:4px;padding:.5em .8em;font-size:.9em}.doc .no-image code{overflow-wrap:anywhere;background:none;padding:0;color:inherit}",
    ".doc .page-break{margin:2em 0;border-top:1px dashed var(--muted)}",
    ".doc .contents ul{list-style:none;padding:0}.doc .contents li{margin:.2em 0}",
    ...[1, 2, 3, 4, 5].map((depth) => `.doc .contents .depth-${depth}{padding-inline-start:${depth * 1.4}em}`),
    ".doc .footnote-reference{font-size:.75em;line-height:0}.doc .footnote-reference a{padding:0 .15em}",
    ".doc .footnotes{margin-top:2.5em;padding-top:1em;border-top:1px solid var(--rule);color:var(--muted);font-size:.9em}.doc .footnotes p{margin-bottom:.4em}.doc .footnote-back{text-decoration:none;margin-inline-end:.4em}",
    ".doc .anchor{opacity:0;color:var(--muted);text-decoration:none;font-weight:400}.doc :is(h1,h2,h3,h4,h5,h6):hover .anchor,.doc .anchor:focus{opacity:1}",
    ...[
      "comment",
      "keyword",
      "string",
      "number",
      "function",
      "type",
      "variable",
      "attribute",
      "tag",
      "meta",
      "added",
      "removed",
    ].map((kind) => `.doc .t-${kind}{color:var(--t-${kind})}`),
  ];
  return rules.filter((rule) => rule !== "").join("\n");
}

const tableLines: Readonly<Record<MarkdownTheme["table"]["lines"], string>> = {
  grid: ".doc :is(th,td){border:1px solid var(--rule)}",
  rows: ".doc :is(th,td){border-bottom:1px solid var(--rule)}",
  book: ".doc thead th{border-top:1.5px solid var(--rule);border-bottom:1px solid var(--rule)}.doc table{border-bottom:1.5px solid var(--rule)}",
};
