import { colorVariables, systemFonts, themeCss } from "../../../documents/markdown/theme/theme-css.ts";
import { themes } from "../../../documents/markdown/theme/themes.ts";
import type { Site } from "../site.ts";
import { nightColors } from "./night-colors.ts";

/** The style sheet of a site. Modern and minimal follow the reader's choice of light or dark; dark is always dark. */
export function siteCss(style: Site["style"]): string {
  const theme = themes[style];
  const night =
    style === "dark" ? "" : `@media (prefers-color-scheme:dark){:root{${colorVariables(nightColors[style])}}}\n`;
  return `:root{${colorVariables(theme.colors)}}
${night}${frame}${frames[style]}${themeCss(theme)}
${print}`;
}

const frame = `*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%}
body{margin:0 auto;padding:0 1.25rem;max-width:44rem;min-height:100vh;display:flex;flex-direction:column;color:var(--text);background:var(--page);font:400 1rem/1.6 ${systemFonts.sans}}
main{flex:1}
a{color:var(--link)}
:focus-visible{outline:2px solid var(--link);outline-offset:2px;border-radius:2px}
.skip{position:absolute;top:-99rem;inset-inline-start:1rem}
.skip:focus{top:1rem;background:var(--page);padding:.5rem 1rem;z-index:1}
header.site{display:flex;flex-wrap:wrap;align-items:baseline;justify-content:space-between;gap:.25rem 1.5rem;padding:1.75rem 0}
header.site a{color:inherit;text-decoration:none}
header.site a:hover{text-decoration:underline;text-underline-offset:.2em}
.brand{font-weight:600;overflow-wrap:anywhere}
nav[aria-label="Site"]{display:flex;margin-inline-start:auto;gap:1.25rem;color:var(--muted)}
nav[aria-label="Site"] a[aria-current]{color:var(--heading)}
footer.site{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 1.5rem;margin-top:4rem;padding:1.25rem 0 2rem;border-top:1px solid var(--rule);color:var(--muted);font-size:.875rem}
footer.site p{margin:0}
footer.site a{color:inherit}
.opening{margin:2.5rem 0 2rem}
.opening h1{margin:0;color:var(--heading);line-height:1.15;text-wrap:balance;overflow-wrap:anywhere}
.lead{margin:.75rem 0 0;color:var(--muted);font-size:1.125rem;text-wrap:pretty}
.facts{display:flex;flex-wrap:wrap;margin:.75rem 0 0;color:var(--muted);font-size:.9375rem;font-variant-numeric:tabular-nums}
[dir=rtl] .facts{direction:ltr;justify-content:flex-end}
.facts>*+*::before{content:"·";margin:0 .5em}
.posts{list-style:none;margin:0;padding:0}
.posts h2{margin:0;line-height:1.3;text-wrap:balance;overflow-wrap:anywhere}
.posts h2 a{color:var(--heading);text-decoration:none}
.posts h2 a:hover{text-decoration:underline;text-decoration-thickness:.07em;text-underline-offset:.15em}
.posts p{margin:.25rem 0 0}
.posts article>p:last-child:not(.facts){margin-top:.5rem;text-wrap:pretty}
.tags{display:flex;flex-wrap:wrap;gap:.5rem;list-style:none;margin:2.5rem 0 0;padding:0;font-size:.9375rem}
.tags a{display:block;padding:.2rem .7rem;border:1px solid var(--rule);border-radius:999px;color:var(--muted);text-decoration:none}
.tags a:hover{color:var(--heading);border-color:var(--muted)}
.tag-list{list-style:none;margin:0;padding:0;columns:14rem auto}
.tag-list li{break-inside:avoid;padding:.3rem 0}
.tag-list span{color:var(--muted);font-variant-numeric:tabular-nums}
.neighbors{display:flex;flex-wrap:wrap;gap:1rem;margin-top:3rem}
.neighbors a{flex:1 1 16rem;color:var(--heading);text-decoration:none;text-wrap:balance}
.neighbors a:hover{text-decoration:underline}
.neighbors a[rel=next]{text-align:end}
.neighbors span{display:block;color:var(--muted);font-size:.875rem}
.doc{margin-top:2rem}
`;

const frames: Readonly<Record<Site["style"], string>> = {
  modern: `body{max-width:46rem}
body::before{content:"";position:absolute;inset:0 0 auto;height:4px;background:var(--accent)}
.brand{font-size:1.125rem;font-weight:700;letter-spacing:-.01em}
.opening h1{font-size:clamp(2.1rem,7vw,3.25rem);font-weight:750;letter-spacing:-.03em}
.posts li{padding:1.75rem 0;border-top:1px solid var(--rule)}
.posts h2{font-size:1.5rem;font-weight:700;letter-spacing:-.015em}
.posts li:first-child h2{font-size:clamp(1.6rem,5vw,2rem)}
.neighbors a{padding:1rem 1.25rem;border:1px solid var(--rule);border-radius:8px}
`,
  minimal: `body{max-width:38rem;line-height:1.7}
.brand{font-weight:500}
.opening{margin:3.5rem 0 2.5rem}
.opening h1{font-size:1.75rem;font-weight:600;letter-spacing:-.01em}
.posts li{padding:.9rem 0}
.posts h2{font-size:1.0625rem;font-weight:600}
.posts article{display:grid;grid-template-columns:1fr auto;column-gap:1.5rem;align-items:baseline}
.posts article>p:last-child:not(.facts){grid-column:1/-1;color:var(--muted);margin-top:.15rem}
.posts .facts{margin:0}
.posts .facts>span:not(:first-child){display:none}
@media (max-width:34rem){.posts article{grid-template-columns:1fr}}
.tags a{border:0;padding:0}
.tags a::before{content:"#"}
footer.site{border:0}
`,
  dark: `body{max-width:46rem}
.brand{font-family:${systemFonts.mono};font-size:.9375rem}
.brand::before{content:"";display:inline-block;width:.6em;height:.6em;margin-right:.6em;border-radius:50%;background:var(--accent)}
.opening h1{font-size:clamp(1.9rem,6vw,2.75rem);font-weight:700;letter-spacing:-.02em}
.posts{display:grid;gap:1rem}
.posts li{padding:1.25rem 1.5rem;border:1px solid var(--rule);border-radius:8px;background:var(--table-head)}
.posts h2{font-size:1.25rem;font-weight:600}
.neighbors a{padding:1rem 1.25rem;border:1px solid var(--rule);border-radius:8px;background:var(--table-head)}
`,
};

const print = `@media print{header.site nav,footer.site,.neighbors,.skip,.anchor{display:none}body{max-width:none}.doc a[href^="http"]::after{content:" (" attr(href) ")";font-size:.85em}}
`;
