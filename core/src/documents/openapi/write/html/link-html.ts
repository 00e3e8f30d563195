import { safeHref } from "../../../markdown/html/safe-href.ts";
import { escapeHtml } from "../../../../text/escape.ts";
import type { Fact } from "../../model/api.ts";

/** A link where its address may be followed (http, https, mailto), else its words. */
export function linkHtml({ text, href }: Pick<Fact, "text" | "href">): string {
  const safe = href === undefined ? undefined : safeHref(href);
  return safe === undefined
    ? escapeHtml(text)
    : `<a href="${escapeHtml(safe)}" rel="noopener noreferrer">${escapeHtml(text)}</a>`;
}
