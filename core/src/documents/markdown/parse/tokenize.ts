import type { Env, MarkdownIt, Token } from "markdown-it";
import { groups } from "./build-blocks.ts";
import { MAX_NESTING } from "./markdown-parser.ts";

/** Further places than this are taken as one: what follows them all is not read again. */
const MAX_PLACES = 20;

/**
 * Runs the parser, and makes good for its one way to lose something: what is nested too deeply, and all that follows
 * it, is dropped by markdown-it. Such a place becomes a code block that shows the source (`isTooDeep` knows it), and
 * the text goes on after it.
 * @param env what the parser keeps of the document: its link and footnote definitions
 */
export function tokenize(parser: MarkdownIt, body: string, env: Env = {}): readonly Token[] {
  const tokens = parser.parse(body, env);
  if (!findTooDeep(tokens)) return tokens;
  const lines = body.split(/\r\n|\r|\n/);
  const parts: { readonly from: number; readonly to: number; readonly isDeep: boolean }[] = [];
  let from = 0;
  for (let rest: readonly Token[] = tokens; ; rest = parser.parse(lines.slice(from).join("\n"), env)) {
    const group = findTooDeep(rest);
    if (!group) break;
    const [start, end] = group[0]?.map ?? [0, lines.length];
    const isLast = parts.length >= 2 * MAX_PLACES;
    const stop = isLast ? lines.length : Math.min(from + end, findEnd(lines, from + start));
    parts.push({ from, to: from + start, isDeep: false }, { from: from + start, to: stop, isDeep: true });
    from = stop;
  }
  parts.push({ from, to: lines.length, isDeep: false });
  // Each part is read once more: only now are all link and footnote definitions known to all of them.
  return parts.flatMap((part) => {
    const text = lines.slice(part.from, part.to).join("\n");
    const read = part.isDeep ? parser.parse("```\n```", {}) : parser.parse(text, env);
    const [fence] = read;
    if (part.isDeep && fence) {
      Object.assign(fence, { content: `${text.trimEnd()}\n`, info: "markdown", meta: { isTooDeep: true } });
      fence.map = [0, part.to - part.from];
    }
    for (const token of read) if (token.map) token.map = [token.map[0] + part.from, token.map[1] + part.from];
    return read;
  });
}

/** Whether `tokenize` put this in the place of something nested too deeply. */
export function isTooDeep(token: Token | undefined): boolean {
  return token?.meta?.["isTooDeep"] === true;
}

/** The first block of the document in which markdown-it gave up. */
export function findTooDeep(tokens: readonly Token[]): readonly Token[] | undefined {
  if (!tokens.some((token) => token.nesting === 1 && token.block && token.level + 1 >= MAX_NESTING)) return undefined;
  for (const group of groups(tokens)) {
    if (group.some((token) => token.nesting === 1 && token.level + 1 >= MAX_NESTING)) return group;
  }
  return undefined;
}

/** Where a list or a quote is over: at a line that stands on the margin after an empty one, and opens neither. */
function findEnd(lines: readonly string[], start: number): number {
  for (let index = start + 1; index < lines.length; index++) {
    const isAfterEmpty = lines[index - 1]?.trim() === "";
    if (isAfterEmpty && /^(?!>|[-+*](?:\s|$)|\d{1,9}[.)](?:\s|$))\S/.test(lines[index] ?? "")) return index;
  }
  return lines.length;
}
