import { escapeHtml } from "../../text/escape.ts";
import type { HeadTag, TagGroup } from "./head-tags.ts";
import { scriptJson } from "./script-json.ts";

/** The tags as HTML for a page's head, one a line, each group under a comment. Ends with a line break. */
export function writeHtml(groups: readonly TagGroup[]): string {
  return groups.map(({ name, tags }) => `<!-- ${name} -->\n${tags.map(tagHtml).join("\n")}\n`).join("\n");
}

/** One tag as HTML. Whatever its texts hold stays text. */
export function tagHtml(tag: HeadTag): string {
  switch (tag.kind) {
    case "title":
      return `<title>${escapeHtml(tag.text)}</title>`;
    case "meta":
      return `<meta ${tag.attribute}="${escapeHtml(tag.key)}" content="${escapeHtml(tag.content)}" />`;
    case "link":
      return `<link ${Object.entries(tag.attributes)
        .map(([name, value]) => `${name}="${escapeHtml(value)}"`)
        .join(" ")} />`;
    case "json-ld":
      return `<script type="application/ld+json">\n${scriptJson(tag.data)}\n</script>`;
  }
}
