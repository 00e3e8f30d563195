import { escapeXml } from "../../text/escape.ts";

/** An attribute that is undefined is left out. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** @param content markup, already escaped */
export function element(name: string, attributes: Attributes, content = ""): string {
  const words = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${escapeXml(String(value))}"`],
  );
  return content === "" ? `<${name}${words.join("")}/>` : `<${name}${words.join("")}>${content}</${name}>`;
}
