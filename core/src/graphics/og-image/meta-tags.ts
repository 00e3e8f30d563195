import type { OgInput } from "./fields.ts";
import { chosenSizes, ogFileName, ogMime, ogSizes } from "./sizes.ts";

type Told = Pick<OgInput, "title" | "description" | "address" | "format" | "sizes">;

/**
 * The tags of a page that shows the picture: Open Graph (ogp.me) and the card of X. They name the first of the chosen
 * sizes, under the address the user gave. Texts are escaped for HTML attributes.
 */
export function ogMetaTags(input: Told): string {
  const { title, description, address, format } = input;
  const [size = ogSizes[0]] = chosenSizes(input);
  const name = ogFileName(size, format);
  const url = imageAddress(address, name);
  const rows: readonly (readonly [kind: "property" | "name", key: string, value: string])[] = [
    ["property", "og:type", "website"],
    ["property", "og:title", title],
    ["property", "og:description", description],
    ["property", "og:image", url],
    ["property", "og:image:type", ogMime[format]],
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
  const where = isExample(address) ? " and its address in og:image and twitter:image" : ` at ${escapeAttribute(url)}`;
  return `<!-- Put ${name} on your site${where} -->\n${tags.join("\n")}\n`;
}

/** HTML, 13.1.2.3: in a double-quoted value only & and " have to be escaped; < and > are for readers. */
function escapeAttribute(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

const EXAMPLE = "https://example.com/";

function isExample(address: string): boolean {
  return address.trim() === "" || address.trim() === EXAMPLE;
}

/** Whether the address can stand before a file's name: http or https, nothing, no query. */
export function isImageFolder(address: string): boolean {
  if (address.trim() === "") return true;
  try {
    const { protocol, search, hash } = new URL(address.trim());
    return /^https?:$/.test(protocol) && search === "" && hash === "";
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

function imageAddress(address: string, name: string): string {
  const folder = new URL(address.trim() || EXAMPLE).href;
  return `${folder}${folder.endsWith("/") ? "" : "/"}${name}`;
}
