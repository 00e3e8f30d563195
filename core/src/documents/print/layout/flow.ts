import type { ColoredCode } from "../color-code.ts";
import type { Role, StructureNode } from "../structure.ts";
import type { DocumentStyle } from "../style.ts";
import type { Look } from "./inline-span.ts";
import type { InlineContext } from "./inline-spans.ts";
import type { LineSetter } from "./lines.ts";
import type { Line } from "./line.ts";
import type { Frame, Row } from "./compose/row.ts";

/** Where a block stands: between which margins, inside what, in which voice. */
export interface Place {
  readonly x: number;
  readonly width: number;
  readonly node: StructureNode;
  readonly frames: readonly Frame[];
  readonly look: Look;
  /** How deep in lists. */
  readonly depth: number;
}

/** Rows as they are made, and what making them needs. */
export class Flow {
  readonly rows: Row[] = [];
  readonly style: DocumentStyle;
  readonly setter: LineSetter;
  readonly inline: InlineContext;
  readonly coloredCode: ColoredCode;
  readonly signal: AbortSignal;
  /** The names and titles of all headings in their order, for the table of contents. */
  readonly headings: readonly { readonly level: number; readonly title: string; readonly name: string }[];
  #space = 0;
  #most = Infinity;
  #isPageAsked = false;
  readonly #anchors: string[] = [];
  readonly #levels: number[] = [];

  constructor(parts: Pick<Flow, "style" | "setter" | "inline" | "coloredCode" | "signal" | "headings">) {
    this.style = parts.style;
    this.setter = parts.setter;
    this.inline = parts.inline;
    this.coloredCode = parts.coloredCode;
    this.signal = parts.signal;
    this.headings = parts.headings;
  }

  /** Asks for space above the next row; the largest wish counts. */
  space(points: number): void {
    this.#space = Math.max(this.#space, points);
  }

  /** Whatever is asked for, the next row has at most this much space above it. */
  tighten(points: number): void {
    this.#most = points;
  }

  startPage(): void {
    this.#isPageAsked = this.rows.length > 0;
  }

  /**
   * The role of the next heading in the structure tree. The first is an H1 and none is skipped on the way down, whatever
   * levels the source has (ISO 14289-1, 7.4.2): a heading stands one below the last one that is above it.
   */
  headingRole(level: number): Role {
    while ((this.#levels.at(-1) ?? 0) >= level) this.#levels.pop();
    return `H${this.#levels.push(level)}` as Role;
  }

  /** A place that links lead to, on the next row. */
  anchor(name: string): void {
    this.#anchors.push(name);
  }

  push(row: Partial<Row> & Pick<Row, "height">): void {
    this.rows.push({
      marks: [],
      links: [],
      isKept: false,
      frames: [],
      ...row,
      anchors: [...this.#anchors, ...(row.anchors ?? [])],
      before: Math.min(this.#space, this.#most),
      ...(this.#isPageAsked ? { startsPage: true } : {}),
    });
    this.#space = 0;
    this.#most = Infinity;
    this.#isPageAsked = false;
    this.#anchors.length = 0;
  }

  /** Lines of one paragraph. Two stay together at its start and two at its end (widows and orphans). */
  lines(
    lines: readonly Line[],
    place: Place,
    more: { readonly isKept?: boolean; readonly first?: Partial<Row> } = {},
  ): void {
    for (const [index, line] of lines.entries()) {
      const isNearEdge = lines.length > 1 && (index === 0 || index === lines.length - 2);
      const isLast = index === lines.length - 1;
      this.push({
        ...line,
        frames: place.frames,
        ...(index === 0 ? more.first : {}),
        isKept: isLast ? (more.isKept ?? false) : isNearEdge || (more.isKept ?? false),
      });
    }
  }

  /** A strip without text inside frames: the padding of code. */
  strip(height: number, frames: readonly Frame[], isKept: boolean): void {
    this.push({ height, frames, isKept });
  }

  /** Keeps the last row on the page of what follows. */
  keepLast(): void {
    const last = this.rows.pop();
    if (last) this.rows.push({ ...last, isKept: true });
  }
}
