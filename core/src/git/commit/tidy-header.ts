const LOOSE = /^([\p{L}][\p{L}\p{N}_-]*)\s*(?:\(\s*([^()\r\n]*?)\s*\))?\s*(!)?\s*:[ \t]*(\S.*)$/u;

/**
 * A first line that says its type but for a blank or empty brackets, as it was meant: `feat(): x` and `feat:x` are
 * `feat: x`. Any other line, and one whose first word is no type, stays as it is.
 */
export function tidyHeader(line: string, isType: (word: string) => boolean): string {
  const [, type = "", scope = "", mark = "", description = ""] = LOOSE.exec(line) ?? [];
  if (type === "" || !isType(type.toLowerCase())) return line;
  return `${type}${scope === "" ? "" : `(${scope})`}${mark}: ${description}`;
}
