import type { Anchor, LinkArea, OutlineEntry, PageList, PageMark } from "../display-list.ts";
import type { Frame, Row } from "./compose/row.ts";

/** Where text may stand, in points from the top. */
export interface PageRoom {
  readonly top: number;
  readonly bottom: number;
}

export interface Pagination {
  readonly pages: readonly PageList[];
  readonly anchors: readonly Anchor[];
  readonly outline: readonly OutlineEntry[];
}

interface Placed {
  readonly row: Row;
  readonly y: number;
  readonly isRepeat: boolean;
}

/** Breaks rows into pages: never between a row and one it is kept with, unless a page has no other place to break. */
export function paginate(rows: readonly Row[], room: PageRoom): Pagination {
  const pages = breakPages(rows, room);
  const anchors: Anchor[] = [];
  const outline: OutlineEntry[] = [];
  for (const [page, placed] of pages.entries())
    for (const { row, y, isRepeat } of placed) {
      if (isRepeat) continue;
      for (const name of row.anchors) anchors.push({ name, page, y });
      if (row.heading) {
        const { level, title, name } = row.heading;
        outline.push({ level, title, anchor: { name, page, y } });
      }
    }
  const pageByName = new Map(anchors.map(({ name, page }) => [name, page + 1]));
  return { pages: pages.map((placed) => paintPage(placed, (name) => pageByName.get(name))), anchors, outline };
}

function breakPages(rows: readonly Row[], { top, bottom }: PageRoom): Placed[][] {
  const pages: Placed[][] = [];
  let start = 0;
  while (start < rows.length) {
    const page: Placed[] = [];
    let y = top;
    for (const row of rows[start]?.repeat ?? []) {
      page.push({ row, y, isRepeat: true });
      y += row.height;
    }
    let next = start;
    for (; next < rows.length; next++) {
      const row = rows[next];
      if (!row || (row.startsPage && next > start)) break;
      const at = next === start ? y : y + row.before;
      // half a thousandth of a point is a rounding error
      if (at + row.height > bottom + 0.0005 && next > start) break;
      page.push({ row, y: at, isRepeat: false });
      y = at + row.height;
    }
    let end = next;
    if (next < rows.length && !rows[next]?.startsPage) while (end > start && rows[end - 1]?.isKept) end--;
    if (end === start) end = next;
    page.length -= next - end;
    pages.push(page);
    start = end;
  }
  return pages.length === 0 ? [[]] : pages;
}

function paintPage(placed: readonly Placed[], pageOf: (name: string) => number | undefined): PageList {
  const frames = new Map<Frame, { top: number; bottom: number }>();
  const marks: PageMark[] = [];
  const links: LinkArea[] = [];
  for (const { row, y, isRepeat } of placed) {
    for (const frame of row.frames) {
      const span = frames.get(frame);
      if (span) span.bottom = y + row.height;
      else frames.set(frame, { top: y, bottom: y + row.height });
    }
    for (const mark of row.late ? [...row.marks, ...row.late(pageOf)] : row.marks)
      if (isRepeat) marks.push({ ...mark, y: mark.y + y, owner: "artifact" });
      else {
        mark.y += y;
        marks.push(mark);
      }
    if (isRepeat) continue;
    for (const link of row.links) {
      link.y += y;
      links.push(link);
    }
  }
  const boxes = [...frames].map(([{ x, width, fill, stroke, radius }, { top, bottom }]): PageMark => {
    const paint = { ...(fill ? { fill } : {}), ...(stroke ? { stroke, lineWidth: 0.75 } : {}) };
    return { kind: "box", x, y: top, width, height: bottom - top, ...paint, radius: radius ?? 0, owner: "artifact" };
  });
  return { marks: [...boxes, ...marks], links };
}
