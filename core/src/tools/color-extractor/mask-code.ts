/**
 * JavaScript or CSS of the same length in which comments and what stands inside of strings, templates and regular
 * expressions is blank. Brackets and commas of a mask are real ones, whatever the strings contain.
 */
export function maskCode(text: string): string {
  const parts: string[] = [];
  let done = 0;
  const blank = (from: number, to: number) => {
    parts.push(text.slice(done, from), text.slice(from, to).replace(/[^\n]/g, " "));
    done = to;
  };
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (sign === "/" && text[at + 1] === "*") {
      const end = text.indexOf("*/", at + 2);
      blank(at, (at = end === -1 ? text.length : end + 2));
      at--;
    } else if (sign === "/" && text[at + 1] === "/" && text[at - 1] !== ":") {
      const end = text.indexOf("\n", at);
      blank(at, (at = end === -1 ? text.length : end));
    } else if (sign === '"' || sign === "'" || sign === "`") {
      const end = closing(text, at + 1, sign);
      blank(at + 1, end);
      at = end;
    } else if (sign === "/" && /(^|[=(,:[!&|?{;])\s*$/.test(text.slice(Math.max(0, at - 20), at))) {
      const end = closing(text, at + 1, "/");
      blank(at, Math.min(end + 1, text.length));
      at = end;
    }
  }
  return parts.join("") + text.slice(done);
}

function closing(text: string, from: number, quote: string): number {
  const mayWrap = quote === "`";
  let at = from;
  while (at < text.length && text[at] !== quote) {
    if (text[at] === "\n" && !mayWrap) break;
    at += text[at] === "\\" ? 2 : 1;
  }
  return Math.min(at, text.length);
}

/** Just behind the bracket that closes the one at `open`, or the end of the mask. */
export function closeOf(mask: string, open: number): number {
  let depth = 0;
  for (let at = open; at < mask.length; at++) {
    const sign = mask[at] ?? "";
    if ("{[(".includes(sign)) depth++;
    else if ("}])".includes(sign) && --depth === 0) return at + 1;
  }
  return mask.length;
}
