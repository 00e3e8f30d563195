import { escapeRegExp } from "../../text/escape.ts";

/**
 * A pattern for paths as a regular expression for the whole path: a star stays within a folder, two go through folders,
 * `{a,b}` is one of several.
 * @example globPattern("packages/*").test("packages/web") // true
 */
export function globPattern(glob: string): RegExp {
  const clean = glob.replace(/^\.\//, "").replace(/\/+$/, "");
  const source = clean.replace(/\*\*\/|\/\*\*$|\*\*|\*|\?|\{[^{}]*\}|[.+^${}()|[\]\\]/g, (found) => {
    if (found === "**/") return "(?:[^/]+/)*";
    if (found === "/**") return "(?:/[^/]+)*";
    if (found === "**") return ".*";
    if (found === "*") return "[^/]*";
    if (found === "?") return "[^/]";
    if (found.startsWith("{") && found.length > 1)
      return `(?:${found
        .slice(1, -1)
        .split(",")
        .map((part) => escapeRegExp(part))
        .join("|")})`;
    return `\\${found}`;
  });
  return new RegExp(`^${source}$`);
}
