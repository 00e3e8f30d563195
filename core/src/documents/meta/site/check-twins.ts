import { groupBy } from "../../../text/group-by.ts";
import { clip, pluralize } from "../../../text/format.ts";
import { canonicalOf, type Site, type SiteFinding, type SitePage } from "./site.ts";
import { targetOf } from "./addresses.ts";

/**
 * Titles and descriptions that several pages share: a list of results shows them as the same. Pages that are hidden, only
 * lead elsewhere, or name another page as the one that counts are left out.
 */
export function checkTwins(site: Site): readonly SiteFinding[] {
  const pages = site.pages.filter((page) => !page.isHidden && !page.isRedirect && standsForItself(site, page));
  return [
    ...shared("title-shared", "title", pages, ({ title }) => title),
    ...shared("description-shared", "description", pages, ({ metas }) => {
      const found = metas.find(({ key, content }) => key === "description" && content !== "");
      return found && { text: found.content, line: found.line };
    }),
  ];
}

function standsForItself(site: Site, page: SitePage): boolean {
  const canonical = canonicalOf(page);
  const target = canonical && targetOf(site, page, canonical.text);
  return target === undefined || target.kind === "nothing" || (target.kind === "file" && target.path === page.path);
}

function shared(
  rule: "title-shared" | "description-shared",
  what: string,
  pages: readonly SitePage[],
  textOf: (page: SitePage) => { readonly text: string; readonly line: number } | undefined,
): readonly SiteFinding[] {
  const found = pages.flatMap((page) => {
    const said = textOf(page);
    return said && said.text !== "" ? [{ path: page.path, line: said.line, text: oneSpaced(said.text) }] : [];
  });
  const groups = groupBy(found, ({ text }) => text.toLowerCase());
  return [...groups.values()].flatMap((group) =>
    group.length < 2
      ? []
      : group.map(({ path, line, text }, at) => {
          const other = group[at === 0 ? 1 : 0]?.path ?? "";
          const more = group.length > 2 ? ` and ${pluralize(group.length - 2, "other")}` : "";
          const message = `The ${what} "${clip(text, 60)}" is also that of ${other}${more}.`;
          return { rule, severity: "warning" as const, path, line, message };
        }),
  );
}

const oneSpaced = (text: string) => text.replaceAll(/\s+/g, " ");
