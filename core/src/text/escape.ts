const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/**
 * A text for HTML content and for attribute values in double quotes (HTML, 13.1.2.3 and 13.1.4).
 * @example escapeHtml("Tea & <b>") // "Tea &amp; &lt;b&gt;"
 */
export function escapeHtml(text: string): string {
  // Most texts hold none of the signs, and a look is cheaper than a replacement.
  return !/[&<>"]/.test(text) ? text : text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}

/** Text between tags or in a quoted attribute. What XML 1.0 (2.2) cannot hold, such as a lone surrogate, becomes U+FFFD. */
export const escapeXml = (text: string): string =>
  escapeHtml(text.replaceAll(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, "\u{fffd}"));

/**
 * A text as one part of an address: all but letters, digits and `-._~` is percent-encoded (RFC 3986, 2.3), so that no
 * bracket or quote of it ends the address in Markdown or HTML. Lone surrogates become U+FFFD.
 * @example encodeUrlPart("MIT (X11)") // "MIT%20%28X11%29"
 */
export const encodeUrlPart = (text: string): string =>
  encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, "\u{fffd}")).replaceAll(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/**
 * A text that Markdown shows as it is typed: marks are escaped, line breaks become spaces (CommonMark 0.31, 2.4). For
 * headings, sentences and the words of links.
 * @example escapeMarkdown("1. *Note*") // String.raw`1\. \*Note\*`
 */
export const escapeMarkdown = (text: string): string =>
  text
    .trim()
    .replaceAll(/\s*[\r\n]+\s*/g, " ")
    .split(/((?:https?|ftp):\/\/\S*|www\.\S*)/i)
    .map((piece, at) => (at % 2 === 0 ? escapeMarks(piece) : escapeAddress(piece)))
    .join("")
    // Lines of signs alone are rules and underlines; a space and signs at the end close a heading.
    .replace(/^(?=[-\s]+$|=+$)|(?<=\s)(?=#+$)/, "\\")
    .replace(/^(#{1,6}|[-+]|\d+[.)])(?=\s|$)/, (mark) => `${mark.slice(0, -1)}\\${mark.slice(-1)}`);

const escapeMarks = (text: string): string => text.replaceAll(/[\\`*_[\]<>|~]|&(?=#?\w+;)/g, String.raw`\$&`);

/** GitHub makes a link of a bare address, and takes a backslash in it as a part of it; with signs in it, it stays text. */
function escapeAddress(address: string): string {
  const escaped = escapeMarks(address);
  if (escaped === address || (/^\w+:/.test(address) && escaped === address.replaceAll("_", String.raw`\_`)))
    return address;
  return escaped.replaceAll(/(?:https?|ftp)(?=:)|www(?=\.)/gi, "$&\\");
}

/**
 * A text as the part of a regular expression that matches it.
 * @example new RegExp(escapeRegExp("a.b")).test("axb") // false
 */
export const escapeRegExp = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/**
 * A word for a POSIX shell (XCU 2.2.2): plain ones as they are, others in single quotes, which keep all but themselves.
 * @example shellQuote("My plan.md") // "'My plan.md'"
 */
export const shellQuote = (word: string): string =>
  /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;
