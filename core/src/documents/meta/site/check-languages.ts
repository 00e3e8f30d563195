import { isAbsolute, quoted } from "../check-head.ts";
import type { FoundLink } from "../read-head.ts";
import { targetOf } from "./addresses.ts";
import { canonicalOf, type Site, type SiteFinding, type SitePage, type SiteRule } from "./site.ts";
import { whyNoLanguage } from "./why-no-language.ts";

/**
 * Pages in other languages (`<link rel="alternate" hreflang>`): each names itself and all others, and each that is named
 * names back, else search engines drop the set.
 * Rules: https://developers.google.com/search/docs/specialty/international/localized-versions
 */
export function checkLanguages(site: Site): readonly SiteFinding[] {
  const byPath = new Map(site.pages.map((page) => [page.path, { page, set: alternatesOf(site, page) }]));
  return site.pages.flatMap((page) => {
    const set = byPath.get(page.path)?.set ?? [];
    const [first] = set;
    if (page.isRedirect || !first) return [];
    const namesItself = set.some(({ target }) => target.kind === "elsewhere" || target.path === page.path);
    const self: SiteFinding = {
      rule: "hreflang-self",
      severity: "warning",
      path: page.path,
      line: first.link.line,
      message: "The page is not in its own list of languages. Add it.",
    };
    return [...set.flatMap((alternate) => checkAlternate(alternate)), ...(namesItself ? [] : [self])];

    function checkAlternate({ link, code, target }: Alternate): readonly SiteFinding[] {
      const of = `hreflang ${quoted(code)}`;
      const isTwice = set.some(
        (other) => other.link.line < link.line && sameCode(other.code, code) && other.link.text !== link.text,
      );
      const other = target.path === undefined || target.path === page.path ? undefined : byPath.get(target.path);
      const namesBack = other?.set.some((entry) => entry.target.path === page.path);
      const why = whyNoLanguage(code);
      const rows: readonly (readonly [boolean, SiteFinding["severity"], SiteRule, string])[] = [
        [
          !isAbsolute(link.text),
          "error",
          "hreflang-relative",
          `${of}: the address ${quoted(link.text)} is not absolute.`,
        ],
        [why !== undefined, "error", "hreflang-invalid", why ?? ""],
        [isTwice, "error", "hreflang-twice", `${of} names two addresses. Keep one.`],
        [
          target.kind === "nothing",
          "error",
          "hreflang-dead",
          `${of} leads to no page of the site: ${quoted(link.text)}.`,
        ],
        [
          other !== undefined && !namesBack,
          "error",
          "hreflang-no-return",
          `${of} names ${target.path}, which does not name this page back.`,
        ],
        [
          other !== undefined && countsElsewhere(site, other.page),
          "warning",
          "hreflang-canonical",
          `${of} names ${target.path}, whose canonical address is another.`,
        ],
      ];
      return rows.flatMap(([applies, severity, rule, message]) =>
        applies ? [{ rule, severity, path: page.path, line: link.line, message }] : [],
      );
    }
  });
}

const sameCode = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

interface Alternate {
  readonly link: FoundLink;
  readonly code: string;
  readonly target: { readonly kind: "file" | "nothing" | "elsewhere"; readonly path?: string };
}

function alternatesOf(site: Site, page: SitePage): readonly Alternate[] {
  return page.links.flatMap((link) =>
    link.hreflang !== undefined && link.rel.split(/\s+/).includes("alternate")
      ? [{ link, code: link.hreflang, target: targetOf(site, page, link.text) }]
      : [],
  );
}

function countsElsewhere(site: Site, page: SitePage): boolean {
  const canonical = canonicalOf(page);
  const target = canonical && targetOf(site, page, canonical.text);
  return target?.kind === "file" && target.path !== page.path;
}
