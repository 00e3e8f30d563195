/** What had to go from an SVG, as nouns for a sentence. */
export type Removed = Set<"scripts" | "links to other files" | "embedded web pages" | "animations" | "slow filters">;

// Functions that load something. In a value only url(#id) may stay.
const LOADERS = /(?:^|[^\w-])(?:url|src|image|image-set|-webkit-image-set|cross-fade|element|expression)\s*\(/i;
const LOCAL_URL = /url\(\s*(["']?)#[\w.:-]+\1\s*\)/gi;

/** Whether a value of an attribute or a property asks for another file. */
export function isLoading(value: string): boolean {
  return LOADERS.test(value.replace(LOCAL_URL, ""));
}

/** Whether a value of an attribute or a property loads nothing. A backslash can hide the name of a function. */
export function isLocalValue(value: string): boolean {
  return !value.includes("\\") && !isLoading(value);
}

/** The declarations of a `style` attribute that load, run and move nothing. */
export function safeDeclarations(text: string, removed: Removed): string {
  return splitDeclarations(text)
    .filter((declaration) => {
      const name = declaration.slice(0, declaration.indexOf(":")).trim().toLowerCase();
      if (/^(?:-\w+-)?(?:animation|transition)/.test(name)) return removed.add("animations") && false;
      if (name === "behavior" || name === "-moz-binding") return removed.add("scripts") && false;
      if (isLoading(declaration)) removed.add("links to other files");
      return isLocalValue(declaration);
    })
    .join(";");
}

// At the semicolons that stand in no parentheses and no string.
function splitDeclarations(text: string): string[] {
  return (text.match(/(?:[^;"'(]|"[^"]*"|'[^']*'|\([^()]*\))+/g) ?? []).filter((part) => part.includes(":"));
}

/**
 * A style sheet reduced to plain rules: no at-rules (imports, fonts, media: a picture looks the same everywhere), and
 * only declarations that load nothing. One pass.
 */
export function safeStyleSheet(sheet: string, removed: Removed): string {
  const text = sheet.replace(/\/\*[^]*?(?:\*\/|$)/g, " ").replace(/<!--|-->/g, " ");
  let out = "";
  for (let at = 0; at < text.length;) {
    const open = indexOr(text, "{", at);
    const semicolon = indexOr(text, ";", at);
    const head = text.slice(at, Math.min(open, semicolon)).trim();
    if (semicolon < open) {
      if (/^@import/i.test(head)) removed.add("links to other files");
      at = semicolon + 1;
      continue;
    }
    if (open === text.length) break;
    const end = blockEnd(text, open);
    const body = text.slice(open + 1, end);
    at = end + 1;
    if (/^@(?:-\w+-)?keyframes/i.test(head)) removed.add("animations");
    else if (/^@font-face/i.test(head) && isLoading(body)) removed.add("links to other files");
    if (!head.startsWith("@") && isLocalValue(head) && !/[<&]/.test(head))
      out += `${head}{${safeDeclarations(body, removed)}}`;
  }
  return out;
}

function indexOr(text: string, mark: string, from: number): number {
  const at = text.indexOf(mark, from);
  return at < 0 ? text.length : at;
}

function blockEnd(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at++) {
    if (text[at] === "{") depth++;
    else if (text[at] === "}" && --depth === 0) return at;
  }
  return text.length;
}
