import type { OgInput } from "./fields.ts";
import { ogFileName, ogSizes } from "./sizes.ts";

/** Where the tags say the picture is. The address of the site is the user's to fill in. */
const BASE = "https://example.com/";

/**
 * The tags of a page that shows the picture: Open Graph (ogp.me) and the card of X. They name the first size, which
 * is the one both read. Texts are escaped for HTML attributes.
 */
export function ogMetaTags({ title, description }: Pick<OgInput, "title" | "description">): string {
  const [size] = ogSizes;
  const url = BASE + ogFileName(size);
  const rows: readonly (readonly [kind: "property" | "name", key: string, value: string])[] = [
    ["property", "og:type", "website"],
    ["property", "og:title", title],
    ["property", "og:description", description],
    ["property", "og:image", url],
    ["property", "og:image:type", "image/png"],
    ["property", "og:image:width", String(size.width)],
    ["property", "og:image:height", String(size.height)],
    ["property", "og:image:alt", title],
    ["name", "twitter:card", "summary_large_image"],
    ["name", "twitter:title", title],
    ["name", "twitter:description", description],
    ["name", "twitter:image", url],
  ];
  const tags = rows
    .filter(([, , value]) => value.trim() !== "")
    .map(([kind, key, value]) => `<meta ${kind}="${key}" content="${escapeAttribute(value.trim())}" />`);
  return `<!-- Put ${ogFileName(size)} on your site and its address in og:image and twitter:image -->\n${tags.join("\n")}\n`;
}

/** HTML, 13.1.2.3: in a double-quoted value only & and " have to be escaped; < and > are for readers. */
function escapeAttribute(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
