import { graphemes } from "../../../text/graphemes.ts";
import type { CellAlign } from "../../markdown/document-model.ts";
import type { FrontMatter } from "../../markdown/front-matter/front-matter.ts";
import type { OutlineEntry, PageList, PageMark } from "../display-list.ts";
import { rootNode } from "../structure.ts";
import { artifactBox } from "./artifact-box.ts";
import type { LayoutOptions } from "./layout-options.ts";
import type { LineSetter } from "./lines.ts";

/** The names that may stand in braces. */
export const PLACEHOLDERS = ["page", "pages", "title", "author", "date", "section"] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

interface HeaderFooterContext {
  readonly frontMatter: FrontMatter;
  readonly options: LayoutOptions;
  readonly setter: LineSetter;
  readonly outline: readonly OutlineEntry[];
}

/** Pages with their ground, header and footer, which a screen reader skips. */
export function addHeadersAndFooters(pages: readonly PageList[], around: HeaderFooterContext): readonly PageList[] {
  const { frontMatter, options, outline } = around;
  const { furniture, style, page } = options;
  const sections = sectionsOf(outline, pages.length);
  return pages.map(({ marks, links }, index) => {
    const values: Record<Placeholder, string> = {
      page: String(index + 1),
      pages: String(pages.length),
      title: frontMatter.title ?? "",
      author: frontMatter.author ?? "",
      date: frontMatter.date ?? "",
      section: sections[index] ?? "",
    };
    const ground = artifactBox(0, 0, page.width, page.height, style.page.background);
    const size = style.text.size * 0.82;
    const header = strip(furniture.header, page.margin * 0.5 - size * 0.7, values, around);
    const footer = strip(furniture.footer, page.height - page.margin * 0.5 - size * 0.7, values, around);
    const isWhite = style.page.background === "#ffffff";
    return { marks: [...(isWhite ? [] : [ground]), ...header, ...marks, ...footer], links };
  });
}

function strip(
  text: string,
  y: number,
  values: Record<Placeholder, string>,
  { options, setter }: HeaderFooterContext,
): PageMark[] {
  const { page, style } = options;
  const size = style.text.size * 0.82;
  const parts = text.split("|").map((part) => fill(part.trim(), values));
  const places: readonly CellAlign[] =
    parts.length === 1 ? ["center"] : parts.length === 2 ? ["left", "right"] : ["left", "center", "right"];
  const look = {
    cut: { family: style.text.family, isBold: false, isItalic: false },
    size,
    color: style.muted,
    rise: 0,
  };
  const spanOf = (words: string) => ({ kind: "text", text: words, look, owner: rootNode(), link: undefined }) as const;
  const widthOf = (words: string) => setter.measure([spanOf(words)]).whole;
  const width = page.width - 2 * page.margin;
  const rooms = roomsOf(
    parts.slice(0, 3).map((part) => (part === "" ? 0 : widthOf(part))),
    width,
    size * 1.5,
  );
  return parts.slice(0, 3).flatMap((part, index) => {
    if (part === "") return [];
    const words = shorten(part, rooms[index] ?? width, widthOf);
    const box = { x: page.margin, width, leading: size * 1.4, align: places[index] };
    const [line] = setter.lines([spanOf(words)], box);
    return (line?.marks ?? []).map((mark): PageMark => ({ ...mark, y: mark.y + y, owner: "artifact" }));
  });
}

/** What each part may take so that none lies over another. The middle one stands in the middle of the page. */
function roomsOf(widths: readonly number[], width: number, gap: number): readonly number[] {
  const [left = 0, second = 0, right] = widths;
  if (widths.length === 1) return [width];
  const ends = right ?? second;
  if (right === undefined || second === 0) {
    const beside = (other: number) => Math.max((width - gap) / 2, width - gap - other);
    return right === undefined ? [beside(ends), beside(left)] : [beside(ends), 0, beside(left)];
  }
  // the wider end decides how far the middle may reach to both sides
  const middle = Math.min(second, Math.max(width / 3, width - 2 * (Math.max(left, ends) + gap)));
  const side = Math.max(0, (width - middle) / 2 - gap);
  return [side, middle, side];
}

/** A text as wide as its room: what is too much gives way to an ellipsis. */
function shorten(text: string, room: number, widthOf: (text: string) => number): string {
  if (widthOf(text) <= room + 0.01) return text;
  const clusters = graphemes(text);
  let [low, high] = [0, clusters.length];
  const cut = (count: number) => `${clusters.slice(0, count).join("").trimEnd()}…`;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (widthOf(cut(middle)) <= room) low = middle;
    else high = middle - 1;
  }
  return low === 0 ? "" : cut(low);
}

/** Replaces `{page}` and its like; other braces stay. */
export function fill(text: string, values: Readonly<Record<Placeholder, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name as Placeholder] ?? whole);
}

/** The first heading of the first two levels that begins on each page; without one, the one before it. */
function sectionsOf(outline: readonly OutlineEntry[], pages: number): string[] {
  const main = outline.filter(({ level }) => level <= 2);
  const sections: string[] = [];
  let [next, running] = [0, ""];
  for (let page = 0; page < pages; page++) {
    const first = main[next];
    sections.push(first?.anchor.page === page ? first.title : running);
    for (; main[next]?.anchor.page === page; next++) running = main[next]?.title ?? "";
  }
  return sections;
}
