import type { Dialect } from "../../../model.ts";

const escapes: Readonly<Record<string, string>> = { b: "\b", f: "\f", n: "\n", r: "\r", t: "\t", "0": "\0" };

/** What a quoted token says: `'it''s'`, `E'\n'`, `$$body$$`, `"a name"`, `` `name` ``, `[name]`. */
export function unquote(written: string, dialect: Dialect): string {
  const first = written[0] ?? "";
  if (first === "$") return written.slice(written.indexOf("$", 1) + 1, written.lastIndexOf("$", written.length - 2));
  if (first === "[") return written.slice(1, -1);
  if (first === '"' || first === "`" || first === "'") return undoPlain(written, first, dialect === "mysql");
  const quote = written.at(-1) ?? "'";
  const body = written.slice(written.indexOf(quote));
  if (first === "u" || first === "U") return undoUnicode(undoPlain(body, quote, false));
  // The digits of B'…' and X'…' are their value.
  return undoPlain(body, quote, first === "e" || first === "E" || dialect === "mysql");
}

function undoPlain(written: string, quote: string, hasBackslash: boolean): string {
  const inside = written.slice(1, -1);
  const plain = inside.includes(quote) ? inside.replaceAll(quote + quote, quote) : inside;
  if (!hasBackslash || quote === "`" || !plain.includes("\\")) return plain;
  return plain.replaceAll(
    /\\(?:x([\da-fA-F]{1,2})|u([\da-fA-F]{4})|([\s\S]))/g,
    (_, byte?: string, unit?: string, letter = "") =>
      byte || unit ? String.fromCharCode(Number.parseInt(byte ?? unit ?? "", 16)) : (escapes[letter] ?? letter),
  );
}

/** U&'…': `\0041`, `\+01F600`, `\\`. */
function undoUnicode(text: string): string {
  return text.replaceAll(/\\(?:\+([\da-fA-F]{6})|([\da-fA-F]{4})|\\)/g, (whole, long?: string, short?: string) => {
    const point = Number.parseInt(long ?? short ?? "5c", 16);
    return point <= 0x10ffff ? String.fromCodePoint(point) : whole;
  });
}
