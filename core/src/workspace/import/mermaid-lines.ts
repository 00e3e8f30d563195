// a node's shape: square, round, circle, cloud, bang, hexagon
const SHAPES = [
  [/\(\((.*)\)\)$/s],
  [/\)\)(.*)\(\($/s],
  [/\{\{(.*)\}\}$/s],
  [/\[(.*)\]$/s],
  [/\((.*)\)$/s],
  [/\)(.*)\($/s],
] as const;
const ENTITY = /#(\d{1,7}|quot|lt|gt|amp|apos);/g;
const NAMED: Readonly<Record<string, string>> = { quot: '"', lt: "<", gt: ">", amp: "&", apos: "'" };

/** A line of a diagram with something on it; a label in quotes may take several. */
export interface MermaidLine {
  readonly text: string;
  readonly indent: number;
  /** Counted from 1. */
  readonly line: number;
}

/** The lines that say something, from an index on: no comments, classes and icons. */
export function* mermaidLines(lines: readonly string[], start: number): Generator<MermaidLine> {
  for (let index = start; index < lines.length; index++) {
    const first = lines[index] ?? "";
    if (isSkipped(first) || /^\s*:::|^\s*::icon\(/.test(first)) continue;
    const last = lastLineOf(lines, index);
    const indent = first.length - first.trimStart().length;
    yield {
      text: lines
        .slice(index, last + 1)
        .join("\n")
        .trim(),
      indent,
      line: index + 1,
    };
    index = last;
  }
}

/** Where a quoted label that begins in a line ends; the line itself when the quote is never closed. */
function lastLineOf(lines: readonly string[], index: number): number {
  const line = lines[index] ?? "";
  if (line.split('"').length % 2 === 1 || !/[[({)]"[^"]*$/.test(line)) return index;
  for (let at = index + 1; at < lines.length; at++) if (lines[at]?.includes('"')) return at;
  return index;
}

/** The words of a node without its id, shape and quotes. */
export function mermaidLabel(node: string): string {
  for (const [shape] of SHAPES) {
    const match = /^[^[({)]*/.exec(node)?.[0].length ?? 0;
    const inner = shape.exec(node.slice(match));
    if (inner?.index === 0) return decoded(unquoted(inner[1] ?? ""));
  }
  return decoded(node);
}

const unquoted = (text: string) => /^"`?(.*?)`?"$/s.exec(text.trim())?.[1] ?? text;

const decoded = (text: string) =>
  text.replaceAll(/<br ?\/?>/gi, " ").replaceAll(ENTITY, (all, name: string) => {
    const code = Number(name);
    if (Number.isNaN(code)) return NAMED[name] ?? all;
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : all;
  });

/** Blank lines, comments and the fence of a Markdown block. */
export const isSkipped = (line: string) => line.trim() === "" || line.trim().startsWith("%%") || /^\s*`{3}/.test(line);

/** The index of the first line after the front matter. */
export function afterFrontMatter(lines: readonly string[]): number {
  if (lines[0]?.trim() !== "---") return 0;
  const end = lines.findIndex((line, index) => index > 0 && line.trim() === "---");
  return end < 0 ? 0 : end + 1;
}
