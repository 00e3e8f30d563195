import { parseUrl } from "../../../text/parse-url.ts";
import { isAbsolute, quoted } from "../check-head.ts";
import { targetOf } from "./addresses.ts";
import { canonicalOf, type Site, type SiteFinding, type SitePage, type SiteRule } from "./site.ts";

/**
 * Canonical addresses that clash: they lead to no page, to one that is hidden or names a further one, to one that is
 * plainly another page, or to another site than the rest; and og:url that says otherwise.
 * Rules: https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls
 */
export function checkCanonicals(site: Site): readonly SiteFinding[] {
  const byPath = new Map(site.pages.map((page) => [page.path, page]));
  return site.pages.flatMap((page) => (page.isRedirect ? [] : checkPage(site, byPath, page)));
}

function checkPage(site: Site, byPath: ReadonlyMap<string, SitePage>, page: SitePage): readonly SiteFinding[] {
  const canonical = canonicalOf(page);
  // A relative one is told of with the page itself.
  if (!canonical || !isAbsolute(canonical.text)) return [];
  const { line, text } = canonical;
  const finding = (severity: SiteFinding["severity"], rule: SiteRule, message: string, at = line): SiteFinding => ({
    rule,
    severity,
    path: page.path,
    line: at,
    message,
  });
  const target = targetOf(site, page, text);
  const found: SiteFinding[] = [];
  if (target.kind === "nothing")
    found.push(
      finding("error", "canonical-dead", `The canonical address ${quoted(text)} leads to no page of the site.`),
    );
  else if (target.kind === "elsewhere" && site.address !== undefined)
    found.push(
      finding("warning", "canonical-elsewhere", `The canonical address ${quoted(text)} is not below ${site.address}.`),
    );
  else if (target.kind === "file" && target.path !== page.path) {
    const other = byPath.get(target.path);
    const next = other && canonicalOf(other);
    const onward = other && next && targetOf(site, other, next.text);
    if (other?.isHidden)
      found.push(
        finding("error", "canonical-hidden", `The canonical page ${other.path} is kept out of search (noindex).`),
      );
    else if (other && (other.isRedirect || (onward?.kind === "file" && onward.path !== other.path)))
      found.push(
        finding("warning", "canonical-chain", `The canonical page ${other.path} names a further one. Name the last.`),
      );
    else if (other && page.title?.text !== other.title?.text)
      found.push(
        finding(
          "warning",
          "canonical-clash",
          `The canonical address is that of ${other.path}, which has another title: search engines drop this page.`,
        ),
      );
  }
  const ogUrl = page.metas.find(({ key, content }) => key === "og:url" && isAbsolute(content));
  if (ogUrl && bare(ogUrl.content) !== bare(text))
    found.push(
      finding(
        "warning",
        "og-url-differs",
        `og:url ${quoted(ogUrl.content)} is not the canonical address ${quoted(text)}.`,
        ogUrl.line,
      ),
    );
  return found;
}

const bare = (address: string) => parseUrl(address)?.href ?? address;
