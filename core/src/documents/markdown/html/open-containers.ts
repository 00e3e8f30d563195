import type { CellAlign } from "../document-model.ts";
import { type HtmlPiece, htmlPieces } from "./html-tags.ts";

/** An element that is not closed yet, with the alignment it gives. */
export interface OpenContainer {
  readonly name: string;
  readonly align: CellAlign | undefined;
}

/** Tags that end the paragraph before them and begin one of their own. */
const BLOCK =
  /^(?:address|article|aside|blockquote|body|center|dd|details|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|html|li|main|nav|ol|p|pre|section|summary|table|tbody|td|tfoot|th|thead|tr|ul)$/;

/** More open elements than anybody writes. */
const DEEPEST = 200;

export const containers = {
  isBlock: (name: string): boolean => BLOCK.test(name),

  /** The alignment in force: that of the innermost element that gives one. */
  alignOf: (open: readonly OpenContainer[]): CellAlign | undefined =>
    open.findLast(({ align }) => align !== undefined)?.align,

  /** What is open after a tag. A paragraph ends where another block begins (HTML, 13.1.2.4). */
  after(open: readonly OpenContainer[], piece: HtmlPiece): readonly OpenContainer[] {
    if (piece.kind === "text" || !BLOCK.test(piece.name) || piece.name === "hr") return open;
    if (piece.kind === "close") {
      const at = open.findLastIndex(({ name }) => name === piece.name);
      return at < 0 ? open : open.slice(0, at);
    }
    const outside = open.at(-1)?.name === "p" ? open.slice(0, -1) : open;
    return outside.length >= DEEPEST ? outside : [...outside, { name: piece.name, align: alignOfTag(piece) }];
  },
};

/** What is open after a piece of raw HTML. */
export function openContainers(source: string, before: readonly OpenContainer[]): readonly OpenContainer[] {
  let open = before;
  for (const piece of htmlPieces(source)) open = containers.after(open, piece);
  return open;
}

/** `align="center"`, `style="text-align: center"`, `<center>`. */
function alignOfTag({ name, attributes }: Extract<HtmlPiece, { name: string }>): CellAlign | undefined {
  if (name === "center") return "center";
  const styled = /(?:^|;)\s*text-align\s*:\s*([a-z]+)/i.exec(attributes["style"] ?? "")?.[1];
  const said = (attributes["align"] ?? styled ?? "").trim().toLowerCase();
  return said === "left" || said === "center" || said === "right" ? said : undefined;
}
