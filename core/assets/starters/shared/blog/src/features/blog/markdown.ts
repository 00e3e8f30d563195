export type Block =
  | { kind: "heading"; level: number; text: string }
  | { kind: "list"; items: string[] }
  | { kind: "paragraph"; text: string };

export type Inline =
  | { kind: "text" | "strong" | "em" | "code"; text: string }
  | { kind: "link"; text: string; href: string };

/** Headings, lists and paragraphs of a Markdown text. */
export function parseMarkdown(source: string): Block[] {
  return source
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .filter((block) => block !== "")
    .map(readBlock);
}

function readBlock(block: string): Block {
  const heading = /^(#{1,6}) (.*)$/.exec(block);
  if (heading) {
    return { kind: "heading", level: heading[1].length, text: heading[2] };
  }
  const lines = block.split("\n");
  if (lines.every((line) => /^[-*] /.test(line))) {
    return { kind: "list", items: lines.map((line) => line.slice(2)) };
  }
  return { kind: "paragraph", text: lines.join(" ") };
}

const inline = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\[(.+?)\]\((https?:.+?)\)/g;

/** Strong, emphasis, code and links of one block. */
export function parseInline(text: string): Inline[] {
  const parts: Inline[] = [];
  let end = 0;
  for (const match of text.matchAll(inline)) {
    if (match.index > end) {
      parts.push({ kind: "text", text: text.slice(end, match.index) });
    }
    const [whole, strong, em, code, label, href] = match;
    if (strong) parts.push({ kind: "strong", text: strong });
    else if (em) parts.push({ kind: "em", text: em });
    else if (code) parts.push({ kind: "code", text: code });
    else parts.push({ kind: "link", text: label, href });
    end = match.index + whole.length;
  }
  if (end < text.length) parts.push({ kind: "text", text: text.slice(end) });
  return parts;
}
