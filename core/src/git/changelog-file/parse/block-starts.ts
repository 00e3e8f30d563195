import { indentOf } from "./lines.ts";

/* What a line opens, by CommonMark 0.31, sections 4 and 5. Each pattern reads a line once, whatever its length. */

const HTML_TAGS =
  "address|article|aside|base|basefont|blockquote|body|caption|center|col|colgroup|dd|details|dialog|dir|div|dl|dt|" +
  "fieldset|figcaption|figure|footer|form|frame|frameset|h1|h2|h3|h4|h5|h6|head|header|hr|html|iframe|legend|li|link|" +
  "main|menu|menuitem|nav|noframes|ol|optgroup|option|p|param|search|section|summary|table|tbody|td|tfoot|th|thead|" +
  "title|tr|track|ul";
const HTML_BLOCK = new RegExp(String.raw`^ {0,3}</?(?:${HTML_TAGS})(?=[\s>]|/>|$)`, "i");
const VERBATIM_BLOCK = /^ {0,3}<(script|pre|style|textarea)(?=[\s>]|$)/i;
const BULLET = /^ {0,3}([-*+]|\d{1,9}[.)])([ \t]*)([^ \t\r\n]?)/;
const DEFINITION = /^ {0,3}\[(?!\^)((?:[^[\]\\\r\n]|\\.)+)\]:[ \t]*(<[^<>\r\n]*>|[^\s<]\S*)(.*)/;

/** The character a line opens with behind its spaces: most lines can open only one kind of block, or none. */
export function openerOf(line: string): string {
  let at = 0;
  while (line[at] === " ") at++;
  return line[at] ?? "";
}

/** A heading with hash signs. */
export function readHashHeading(line: string): { readonly level: number; readonly title: string } | undefined {
  const hashes = /^ {0,3}(#{1,6})(?=[ \t\r\n]|$)/.exec(line)?.[1];
  if (hashes === undefined) return undefined;
  const text = line.slice(line.indexOf("#") + hashes.length).trim();
  let end = text.length;
  while (end > 0 && text[end - 1] === "#") end--;
  // Closing hash signs count only after a space.
  const isClosed = end === 0 || text[end - 1] === " " || text[end - 1] === "\t";
  return { level: hashes.length, title: isClosed ? text.slice(0, end).trimEnd() : text };
}

/** The level of the heading that a line of `===` or `---` makes of the paragraph above it. */
export function underlineLevel(line: string): 1 | 2 | undefined {
  const text = line.trimEnd();
  if (/^ {0,3}=+$/.test(text)) return 1;
  return /^ {0,3}-+$/.test(text) ? 2 : undefined;
}

/** A line that draws a rule: three or more of `-`, `*` or `_`. */
export function isRule(line: string): boolean {
  // Few lines pass the first, so that few are searched to their end.
  return /^ {0,3}([-*_])(?:[ \t]*\1){2}/.test(line) && /^(?:-{3,}|\*{3,}|_{3,})$/.test(line.replace(/[ \t\r\n]/g, ""));
}

/** The fence that opens a block of code. */
export function readFence(line: string): string | undefined {
  const fence = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
  return fence?.startsWith("`") && line.slice(line.indexOf(fence) + fence.length).includes("`") ? undefined : fence;
}

/** Whether a line closes the block of code that `fence` opened. */
export function closesFence(line: string, fence: string): boolean {
  const text = line.trim();
  return indentOf(line) <= 3 && text.length >= fence.length && text === (fence[0] ?? "").repeat(text.length);
}

/** What ends the block of HTML that a line opens: a text the last line holds, or "" for the next empty line. */
export function htmlEnd(line: string): string | undefined {
  if (/^ {0,3}<!--/.test(line)) return "-->";
  const tag = VERBATIM_BLOCK.exec(line)?.[1];
  if (tag !== undefined) return `</${tag.toLowerCase()}>`;
  return HTML_BLOCK.test(line) ? "" : undefined;
}

/** A list item: its marker and the column its further lines stand at. */
export function readBullet(
  line: string,
): { readonly marker: string; readonly column: number; readonly isEmpty: boolean } | undefined {
  const [, marker, gap = "", text = ""] = BULLET.exec(line) ?? [];
  if (marker === undefined || (gap === "" && text !== "") || isRule(line)) return undefined;
  const start = indentOf(line) + marker.length;
  const isEmpty = text === "";
  // An item that opens with code keeps one column for itself.
  const gapColumns = gap === " " ? 1 : indentOf(" ".repeat(start) + gap) - start;
  return { marker, isEmpty, column: start + (isEmpty || gapColumns > 4 ? 1 : gapColumns) };
}

/** A link reference definition on one line. */
export function readDefinition(line: string): { readonly label: string; readonly url: string } | undefined {
  const [, label = "", url = "", rest = ""] = DEFINITION.exec(line) ?? [];
  if (label.trim() === "") return undefined;
  const title = rest.trim();
  if (title !== "" && !/^(?:"[^"]*"|'[^']*'|\([^()]*\))$/.test(title)) return undefined;
  return { label, url: url.startsWith("<") ? url.slice(1, -1) : url };
}
