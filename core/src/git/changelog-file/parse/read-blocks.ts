import type { Block } from "./block.ts";
import {
  closesFence,
  htmlEnd,
  isRule,
  openerOf,
  readBullet,
  readDefinition,
  readFence,
  readHashHeading,
  underlineLevel,
} from "./block-starts.ts";
import { indentOf, isBlank } from "./lines.ts";

type Reading = readonly [end: number, block: BlockWithoutPlace];
type BlockWithoutPlace = Block extends infer B ? (B extends Block ? Omit<B, "raw" | "line"> : never) : never;

/**
 * Reads the lines of a changelog as top-level blocks, after CommonMark 0.31. One thing is more lenient: a link
 * reference definition need not stand after an empty line. Every line belongs to exactly one block, and no line is
 * looked at more than a few times, so time grows with the length of the file.
 */
export function readBlocks(lines: readonly string[]): readonly Block[] {
  const blocks: Block[] = [];
  for (let at = 0; at < lines.length;) {
    const [end, block] = readBlock(lines, at);
    blocks.push({ ...block, raw: lines.slice(at, end).join(""), line: at + 1 } as Block);
    at = end;
  }
  return blocks;
}

function readBlock(lines: readonly string[], at: number): Reading {
  const line = lines[at] ?? "";
  if (isBlank(line)) return [endOf(lines, at, (next) => !isBlank(next)), { kind: "blank" }];
  const matter = at === 0 ? frontMatterEnd(lines) : undefined;
  if (matter !== undefined) return [matter, { kind: "text" }];
  const opener = openerOf(line);
  const heading = opener === "#" ? readHashHeading(line) : undefined;
  if (heading) return [at + 1, { kind: "heading", ...heading }];
  if ("-*_".includes(opener) && isRule(line)) return [at + 1, { kind: "text" }];
  const fence = "`~".includes(opener) ? readFence(line) : undefined;
  if (fence !== undefined) return closed(lines, endOf(lines, at, (next) => closesFence(next, fence)) + 1, "text");
  const html = opener === "<" ? htmlEnd(line) : undefined;
  if (html === "") return [endOf(lines, at, isBlank), { kind: "text" }];
  if (html !== undefined) return closed(lines, endOfHtml(lines, at, html), html === "-->" ? "comment" : "text");
  const definition = opener === "[" ? readDefinition(line) : undefined;
  if (definition) return [at + 1, { kind: "definition", ...definition }];
  const bullet = readBullet(line);
  if (bullet) return [endOfBullet(lines, at, bullet.column), { kind: "bullet", marker: bullet.marker }];
  if (indentOf(line) >= 4) return [at + 1, { kind: "text" }];
  return readParagraph(lines, at);
}

/** The first line after `at` that fulfills `isEnd`, or the end of the file. */
function endOf(lines: readonly string[], at: number, isEnd: (line: string) => boolean): number {
  let end = at + 1;
  while (end < lines.length && !isEnd(lines[end] ?? "")) end++;
  return end;
}

/** A block that has to be closed; an end behind the last line says that it is not. */
function closed(lines: readonly string[], end: number, kind: "text" | "comment"): Reading {
  return end > lines.length ? [lines.length, { kind, isUnclosed: true }] : [end, { kind }];
}

function endOfHtml(lines: readonly string[], at: number, mark: string): number {
  const holdsMark = (line: string) => line.toLowerCase().includes(mark);
  return holdsMark(lines[at] ?? "") ? at + 1 : endOf(lines, at, holdsMark) + 1;
}

function frontMatterEnd(lines: readonly string[]): number | undefined {
  if (lines[0]?.trimEnd() !== "---") return undefined;
  const close = lines.findIndex((line, index) => index > 0 && line.trimEnd() === "---");
  return close < 0 || isBlank(lines[1] ?? "") ? undefined : close + 1;
}

function endOfBullet(lines: readonly string[], at: number, column: number): number {
  let end = at + 1;
  for (;;) {
    let next = end;
    while (next < lines.length && isBlank(lines[next] ?? "")) next++;
    const line = lines[next];
    if (line === undefined) return end;
    // Further lines are indented; a plain line right below may leave that out.
    if (indentOf(line) < column && (next > end || opensBlock(line) || readBullet(line))) return end;
    end = next + 1;
  }
}

function readParagraph(lines: readonly string[], at: number): Reading {
  for (let end = at + 1; end < lines.length; end++) {
    const line = lines[end] ?? "";
    const level = underlineLevel(line);
    if (level) {
      const title = lines.slice(at, end).map((each) => each.trim());
      return [end + 1, { kind: "heading", level, title: title.join(" ") }];
    }
    const bullet = readBullet(line);
    const isList = bullet && !bullet.isEmpty && (/^[-*+]/.test(bullet.marker) || /^1[.)]/.test(bullet.marker));
    if (isBlank(line) || opensBlock(line) || isList) return [end, { kind: "text" }];
  }
  return [lines.length, { kind: "text" }];
}

/** Whether a line ends the paragraph above it, bullets aside. */
function opensBlock(line: string): boolean {
  const opener = openerOf(line);
  if (opener === "#") return readHashHeading(line) !== undefined;
  if (opener === "`" || opener === "~") return readFence(line) !== undefined;
  if (opener === "<") return htmlEnd(line) !== undefined;
  if (opener === "[") return readDefinition(line) !== undefined;
  return "-*_".includes(opener) && isRule(line);
}
