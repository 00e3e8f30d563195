import { checkHead, type HeadFinding, type HeadRule, metaValues } from "../check-head.ts";
import { type PageHead, readHead } from "../read-head.ts";
import { siteAddress } from "./addresses.ts";
import { checkCanonicals } from "./check-canonicals.ts";
import { checkLanguages } from "./check-languages.ts";
import { checkPictures } from "./check-pictures.ts";
import { checkTwins } from "./check-twins.ts";
import type { SiteFile, SiteFinding, SitePage } from "./site.ts";

export interface SiteCheck {
  readonly findings: readonly SiteFinding[];
  /** Pages whose head was judged. */
  readonly pages: number;
  /** Pages that ask search engines to keep them out. */
  readonly hidden: number;
  /** Pages that only lead elsewhere. */
  readonly redirects: number;
  /** Files that are only a part of a page, or nothing of one: passed over. */
  readonly parts: readonly string[];
  readonly address: string | undefined;
}

/** A page of a site to be read, or why it cannot be. */
export type PageText = { readonly path: string } & ({ readonly html: string } | { readonly problem: string });

/**
 * Checks all pages of a built site: each head by itself, then what only shows beside the others. Findings come by path,
 * then by line. Nothing is fetched; addresses of other sites are not judged.
 * @param sources the pages, one after the other, so that one alone is in memory
 * @param given where the site will stand, when its pages do not say it
 */
export async function checkSite(
  sources: AsyncIterable<PageText>,
  files: ReadonlyMap<string, SiteFile>,
  { given, onPage = () => {} }: { readonly given?: string | undefined; readonly onPage?: () => void } = {},
): Promise<SiteCheck> {
  const found: SiteFinding[] = [];
  const pages: SitePage[] = [];
  const parts: string[] = [];
  for await (const source of sources) {
    const { path } = source;
    const head = "html" in source ? readHead(source.html) : undefined;
    if ("problem" in source) found.push({ rule: "page-unread", severity: "error", path, message: source.problem });
    else if (head && isPart(head)) parts.push(path);
    else if (head) {
      const page = pageOf(path, head);
      pages.push(page);
      found.push(...judged(head, page).map((finding) => ({ path, ...finding })));
    }
    onPage();
  }
  const address = given ?? siteAddress(pages);
  const site = { pages, files, address };
  const across = [checkTwins(site), checkCanonicals(site), checkLanguages(site), await checkPictures(site, onPage)];
  return {
    findings: [...found, ...across.flat()].toSorted((a, b) =>
      a.path < b.path ? -1 : a.path > b.path ? 1 : (a.line ?? 0) - (b.line ?? 0),
    ),
    pages: pages.length,
    hidden: pages.filter(({ isHidden }) => isHidden).length,
    redirects: pages.filter(({ isRedirect }) => isRedirect).length,
    parts,
    address,
  };
}

// What is loaded into other pages, or proves to a search engine whose site it is.
const isPart = (head: PageHead) => head.titles.length === 0 && head.metas.length === 0 && head.links.length === 0;

/** What a page that nobody finds, or that only leads elsewhere, has no need of is not asked of it. */
function judged(head: PageHead, page: SitePage): readonly HeadFinding[] {
  const all = checkHead(head).filter(({ rule }) => rule !== "noindex");
  if (page.isRedirect) return [];
  return page.isHidden ? all.filter(({ rule }) => !forSearch.has(rule)) : all;
}

const forSearch: ReadonlySet<HeadRule> = new Set([
  "description-missing",
  "description-long",
  "title-long",
  "canonical-missing",
  "og-missing",
  "og-alt",
  "card-missing",
]);

function pageOf(path: string, head: PageHead): SitePage {
  const [title] = head.titles.filter(({ text }) => text !== "");
  const robots = metaValues(head, "robots", "googlebot");
  const metas = head.metas.filter(({ key, isInBody }) => !isInBody && /^(?:og:|twitter:|description$)/.test(key));
  // A text cut out of the page holds on to the whole of it; a copy does not.
  const page: SitePage = {
    path,
    title,
    metas,
    links: head.links.filter(({ rel }) =>
      /\b(?:canonical|alternate|icon|apple-touch-icon|mask-icon|image_src|manifest)\b/.test(rel),
    ),
    base: head.base,
    isHidden: robots.some(({ content }) => /\b(?:noindex|none)\b/i.test(content)),
    isRedirect: head.metas.some(
      ({ by, key, content }) => by === "http-equiv" && key === "refresh" && /url\s*=/i.test(content),
    ),
  };
  return JSON.parse(JSON.stringify(page)) as SitePage;
}
