import { parseUrl } from "../../../text/parse-url.ts";
import { isAbsolute } from "../check-head.ts";
import { canonicalOf, type Site, type SitePage } from "./site.ts";

/**
 * Where a site will stand, told by its pages: what their canonical addresses (or og:url) have before the page's own path.
 * Most win, of as many the shorter. Undefined when no page fits. A canonical
 * address `https://example.org/docs/a/` of the file `a/index.html` tells of `https://example.org/docs/`.
 */
export function siteAddress(pages: readonly SitePage[]): string | undefined {
  const votes = new Map<string, number>();
  for (const page of pages) {
    const said = canonicalOf(page)?.text ?? page.metas.find(({ key }) => key === "og:url")?.content;
    const address = said !== undefined && isAbsolute(said) ? parseUrl(said) : undefined;
    if (!address) continue;
    const whole = `${address.origin}${address.pathname}`;
    const tail = tailsOf(page.path).find((end) => whole.endsWith(`/${encodeURI(end)}`));
    if (tail === undefined) continue;
    const site = whole.slice(0, whole.length - encodeURI(tail).length);
    votes.set(site, (votes.get(site) ?? 0) + 1);
  }
  const [first] = [...votes].toSorted(([a, m], [b, n]) => n - m || a.length - b.length);
  return first?.[0];
}

/** What hosts of static files answer with a file: `a/index.html` stands at `a/` and `a`, `b.html` at `b` too. */
function tailsOf(path: string): readonly string[] {
  const folder = /^(.*?)(?:index\.html?)$/i.exec(path)?.[1];
  if (folder !== undefined) return [path, folder, folder.replace(/\/$/, "")];
  return [path, path.replace(/\.x?html?$/i, ""), `${path.replace(/\.x?html?$/i, "")}/`];
}

export type Target =
  | { readonly kind: "file"; readonly path: string }
  /** Within the site, where no file is. */
  | { readonly kind: "nothing"; readonly address: string }
  /** Of another site, or one that cannot be told. */
  | { readonly kind: "elsewhere"; readonly address: string };

/** The file that an address in a page leads to. Nothing is fetched. */
export function targetOf({ files, address }: Site, page: SitePage, said: string): Target {
  const site = address ?? NOWHERE;
  const base = parseUrl(page.base ?? "", `${site}${encodeURI(page.path)}`) ?? new URL(site);
  const url = parseUrl(said, base.href);
  if (!url) return { kind: "elsewhere", address: said };
  const whole = `${url.origin}${url.pathname}`;
  const isHere = whole.startsWith(site) || `${whole}/` === site;
  if (!isHere) return { kind: "elsewhere", address: url.href };
  const path = decode(whole.slice(site.length));
  const bare = path.replace(/\/$/, "");
  const places = [path, `${path}index.html`, `${bare}/index.html`, `${bare}.html`, `${bare}.htm`, `${bare}/index.htm`];
  const found = places.map((place) => place.replace(/^\//, "")).find((place) => files.has(place));
  return found === undefined ? { kind: "nothing", address: url.href } : { kind: "file", path: found };
}

// Where addresses without a host lead while nobody knows the host (RFC 2606, 2: never a real one).
const NOWHERE = "https://site.invalid/";

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path; // a stray percent sign, which a file's name may have
  }
}
