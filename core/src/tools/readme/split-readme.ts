import { parseMarkdown } from "../../documents/markdown/parse/parse-markdown.ts";

/** A README taken apart at its second-level headings. */
export interface SplitReadme {
  /** All before the first of them: title, badges, description. */
  readonly head: string;
  /** In their order; those of one title are one, the later headings stay in the body. */
  readonly sections: readonly Section[];
}

export interface Section {
  readonly title: string;
  /** Markdown without its heading. */
  readonly body: string;
}

/** Splits at the headings of level 2 as CommonMark has them, `## Usage` or underlined; quotes and lists stay whole. */
export function splitReadme(text: string): SplitReadme {
  const source = text.replace(/^\uFEFF/, "").replaceAll(/\r\n?/g, "\n");
  const lines = source.split("\n");
  const headings = parseMarkdown(source).blocks.flatMap((block) =>
    block.kind === "heading" && block.level === 2 ? [block.lines] : [],
  );
  const body = (from: number, to: number | undefined) => lines.slice(from, to).join("\n").trim();
  const sections = new Map<string, Section>();
  for (const [index, { from, to }] of headings.entries()) {
    const next = headings[index + 1];
    const title = titleOf(lines.slice(from - 1, to));
    const first = sections.get(title.toLowerCase());
    sections.set(
      title.toLowerCase(),
      first
        ? { ...first, body: `${first.body}\n\n${body(from - 1, next && next.from - 1)}`.trim() }
        : { title, body: body(to, next && next.from - 1) },
    );
  }
  const start = headings[0];
  return { head: body(0, start && start.from - 1), sections: [...sections.values()] };
}

/** The words of a heading as they are written, without its marks (CommonMark 0.31, 4.2 and 4.3). */
function titleOf(lines: readonly string[]): string {
  if (lines.length > 1) return lines.slice(0, -1).join(" ").trim();
  return (lines[0] ?? "")
    .trim()
    .replace(/^##[ \t]*/, "")
    .replace(/(?:^|[ \t])#+$/, "")
    .trim();
}
