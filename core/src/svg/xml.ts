/** An attribute that is undefined is left out. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** Text between tags or in a quoted attribute. What XML 1.0 (2.2) cannot hold, such as a lone surrogate, becomes U+FFFD. */
export function escapeXml(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, "\u{fffd}")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

/** @param content markup, already escaped */
export function element(name: string, attributes: Attributes, content = ""): string {
  const words = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${escapeXml(String(value))}"`],
  );
  return content === "" ? `<${name}${words.join("")}/>` : `<${name}${words.join("")}>${content}</${name}>`;
}
