import { decodeBase64 } from "../../../text/base64.ts";
import { MAX_PIXELS, readImageHeader } from "../image-header.ts";
import { isLoading, isLocalValue, type Removed, safeDeclarations, safeStyleSheet } from "./safe-css.ts";
import { DRAWING_ELEMENTS, REMOVED_WORDS, SVG_NAMESPACE, TEXT_ELEMENTS, XLINK_NAMESPACE } from "./svg-names.ts";
import type { XmlElement } from "../../../text/xml/xml-node.ts";

type Namespaces = ReadonlyMap<string, string>;

/**
 * The same drawing without anything that runs, moves, loads or links: only known elements of SVG, without handlers,
 * with references to parts of the file itself and to bitmaps it carries. Names come out without prefix.
 * @param removed gets what had to go
 */
export function cleanSvg(root: XmlElement, removed: Removed): XmlElement | undefined {
  return cleanElement(root, new Map([["", SVG_NAMESPACE]]), removed);
}

function cleanElement(element: XmlElement, outer: Namespaces, removed: Removed): XmlElement | undefined {
  const spaces = scope(element, outer);
  const [prefix, name] = splitName(element.name);
  const isSvg = spaces.get(prefix) === SVG_NAMESPACE;
  if (!isSvg || !DRAWING_ELEMENTS.has(name)) {
    const word = REMOVED_WORDS[name];
    if (word) removed.add(word);
    return undefined;
  }
  const attributes = cleanAttributes(name, element, spaces, removed);
  if (name === "image" && !attributes.has("href")) return undefined;
  if (name === "style") return { name, attributes: new Map(), children: [safeStyleSheet(textOf(element), removed)] };
  const children = element.children.flatMap((child): (XmlElement | string)[] => {
    if (typeof child === "string") return TEXT_ELEMENTS.has(name) ? [child] : [];
    const clean = cleanElement(child, spaces, removed);
    return clean ? [clean] : [];
  });
  // a link is not a part of a picture
  return { name: name === "a" ? "g" : name, attributes, children };
}

function scope(element: XmlElement, outer: Namespaces): Namespaces {
  const own = [...element.attributes].filter(([key]) => key === "xmlns" || key.startsWith("xmlns:"));
  if (own.length === 0) return outer;
  return new Map([...outer, ...own.map(([key, value]) => [key.slice(6), value] as const)]);
}

function splitName(name: string): readonly [prefix: string, local: string] {
  const colon = name.indexOf(":");
  return colon < 0 ? ["", name] : [name.slice(0, colon), name.slice(colon + 1)];
}

function textOf({ children }: XmlElement): string {
  return children.map((child) => (typeof child === "string" ? child : "")).join("");
}

function cleanAttributes(
  name: string,
  { attributes }: XmlElement,
  spaces: Namespaces,
  removed: Removed,
): Map<string, string> {
  const clean = new Map<string, string>();
  for (const [full, value] of attributes) {
    const [prefix, key] = splitName(full);
    const isHref = key === "href" && (prefix === "" || spaces.get(prefix) === XLINK_NAMESPACE);
    if (full === "xml:space") clean.set(full, value);
    else if (isHref) {
      if (name === "a") continue;
      if (isAllowedHref(name, value.trim())) clean.set("href", value.trim());
      else removed.add("links to other files");
    } else if (prefix !== "" || key === "xmlns") continue;
    else if (/^on/i.test(key)) removed.add("scripts");
    else if (key === "style") {
      const style = safeDeclarations(value, removed);
      if (style !== "") clean.set(key, style);
    } else if (isLoading(value)) removed.add("links to other files");
    else if (isLocalValue(value)) clean.set(key, value);
  }
  return clean;
}

// A part of the file, or a bitmap that is written into it and is no larger than a bitmap may be.
function isAllowedHref(name: string, href: string): boolean {
  if (/^#[^\s"'<>]+$/.test(href)) return name !== "image";
  if (name !== "image" || !/^data:image\/(?:png|jpe?g|gif|webp);base64,/i.test(href)) return false;
  const reading = decodeBase64(href);
  const header = reading.ok ? readImageHeader(reading.bytes) : undefined;
  return header !== undefined && header.width * header.height <= MAX_PIXELS;
}
