import { SVG_NAMESPACE, XLINK_NAMESPACE } from "./svg-names.ts";
import type { XmlElement } from "../../../text/xml/xml-node.ts";

/**
 * An SVG element as text. The root declares the namespaces; references are written as `xlink:href`, which every
 * reader knows.
 */
export function writeSvg(root: XmlElement): string {
  return write(root, ` xmlns="${SVG_NAMESPACE}" xmlns:xlink="${XLINK_NAMESPACE}"`);
}

function write({ name, attributes, children }: XmlElement, more = ""): string {
  const own = [...attributes]
    .map(([key, value]) => ` ${key === "href" ? "xlink:href" : key}="${escape(value)}"`)
    .join("");
  const inner = children.map((child) => (typeof child === "string" ? escape(child) : write(child))).join("");
  return inner === "" ? `<${name}${more}${own}/>` : `<${name}${more}${own}>${inner}</${name}>`;
}

function escape(text: string): string {
  return text.replace(/[&<>"\r\n\t]/g, (char) => `&#${char.charCodeAt(0)};`);
}
