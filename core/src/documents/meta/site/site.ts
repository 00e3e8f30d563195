import type { HeadFinding, HeadRule } from "../check-head.ts";
import type { FoundLink, FoundMeta } from "../read-head.ts";

/** A file of a built site. */
export interface SiteFile {
  /** Below the folder of the site, with forward slashes: `blog/index.html`. */
  readonly path: string;
  /** Bytes. */
  readonly size: number;
  /** Its first bytes, at most `most` of them. */
  start(most: number): Promise<Uint8Array>;
}

/** What the rules of a whole site need of a page. */
export interface SitePage {
  readonly path: string;
  readonly title: { readonly text: string; readonly line: number } | undefined;
  readonly metas: readonly FoundMeta[];
  readonly links: readonly FoundLink[];
  readonly base: string | undefined;
  /** Search engines are asked to keep it out. */
  readonly isHidden: boolean;
  /** It only leads elsewhere (`<meta http-equiv="refresh">`). */
  readonly isRedirect: boolean;
}

/** A built site: its pages, all its files by path, and where it will stand. */
export interface Site {
  readonly pages: readonly SitePage[];
  readonly files: ReadonlyMap<string, SiteFile>;
  /** `https://example.org/docs/`, with a slash at the end; unknown when no page says it. */
  readonly address: string | undefined;
}

/** What is looked at across pages. */
export const siteRules = [
  "page-unread",
  "title-shared",
  "description-shared",
  "canonical-clash",
  "canonical-dead",
  "canonical-hidden",
  "canonical-chain",
  "canonical-elsewhere",
  "og-url-differs",
  "image-dead",
  "image-broken",
  "image-type",
  "image-large",
  "image-small",
  "image-ratio",
  "image-size",
  "hreflang-relative",
  "hreflang-invalid",
  "hreflang-twice",
  "hreflang-self",
  "hreflang-dead",
  "hreflang-no-return",
  "hreflang-canonical",
] as const;
export type SiteRule = (typeof siteRules)[number];

/** Something to mend, in a page of a site. */
export interface SiteFinding extends Omit<HeadFinding, "rule"> {
  readonly rule: HeadRule | SiteRule;
  /** Of the page, below the folder of the site. */
  readonly path: string;
}

/** The page's canonical link; the first counts. */
export const canonicalOf = ({ links }: Pick<SitePage, "links">): FoundLink | undefined =>
  links.find(({ rel, text }) => text !== "" && rel.split(/\s+/).includes("canonical"));
