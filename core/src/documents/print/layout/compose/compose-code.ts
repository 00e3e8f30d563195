import type { Code, HtmlBlock } from "../../../markdown/document-model.ts";
import type { CodeToken, CodeTokenKind } from "../../../markdown/theme/highlight-code.ts";
import type { PageMark, TextMark } from "../../display-list.ts";
import { childNode, type StructureNode } from "../../structure.ts";
import { hasRightToLeft } from "../../bidi.ts";
import type { Flow, Place } from "../flow.ts";
import type { Look } from "../inline-span.ts";
import type { Line } from "../line.ts";
import type { Frame } from "./row.ts";

const PADDING = 8;
const LEADING = 1.45;
/** A block of at most so many lines is not broken over two pages. */
const KEPT_WHOLE = 10;
const TAB = 4;
/** Terminals, option lists and most style guides have so many columns: they stand on one line. */
const COLUMNS = 80;
/** Points; a smaller type cannot be read on paper. */
const SMALLEST = 5.5;

/**
 * Code on its own ground, white space as it is; a line that is too long goes on in the next. The type is as small
 * as lines of 80 columns need it.
 */
export function composeCode(block: Code | HtmlBlock, place: Place, flow: Flow): void {
  const { code, gap } = flow.style;
  const node = childNode(childNode(place.node, "P"), "Code");
  const ground: Frame = {
    x: place.x,
    width: place.width,
    fill: code.background,
    ...(code.border === undefined ? {} : { stroke: code.border }),
    radius: code.radius,
  };
  const frames = [...place.frames, ground];
  const cut = { family: "mono", isBold: false, isItalic: false } as const;
  const lines = flow.coloredCode.get(block) ?? [];
  const widest = Math.min(COLUMNS, Math.max(1, ...lines.map(columnsOf)));
  const advance = (flow.setter.type.set("0", cut, false)[0]?.width ?? 600) / 1000;
  const fitting = (place.width - 2 * PADDING) / (widest * advance);
  const size = Math.min(place.look.size * code.scale, Math.max(SMALLEST, fitting));
  const look: Look = {
    cut,
    size,
    color: code.colors.plain,
    rise: 0,
  };
  const box = { x: place.x + PADDING, width: Math.max(size * 2, place.width - 2 * PADDING) };
  const set = lines.flatMap((line) => {
    flow.signal.throwIfAborted();
    return codeLines(line, look, box, node, flow);
  });
  flow.space(gap);
  flow.strip(PADDING, frames, true);
  for (const [index, line] of set.entries()) {
    const isNearEdge = index === 0 || index >= set.length - 2;
    flow.push({ ...line, frames, isKept: isNearEdge || set.length <= KEPT_WHOLE });
  }
  flow.strip(PADDING, frames, false);
  flow.space(gap);
}

interface Box {
  readonly x: number;
  readonly width: number;
}

function codeLines(line: readonly CodeToken[], look: Look, box: Box, node: StructureNode, flow: Flow): Line[] {
  const leading = look.size * LEADING;
  const expanded = expandTabs(line);
  if (expanded.some(({ text }) => hasRightToLeft(text))) {
    // white space that stays where it is
    const spans = expanded.map(({ text, kind }) => {
      const kept = text.replaceAll(" ", "\u{a0}");
      return { kind: "text", text: kept, look: tokenLook(look, kind, flow), owner: node, link: undefined } as const;
    });
    return flow.setter.lines(spans, { ...box, leading });
  }
  const { type } = flow.setter;
  const face = type.face(look.cut);
  const baseline = (leading + ((face.ascent - face.descent) * look.size) / 1000) / 2;
  const rows: PageMark[][] = [[]];
  let used = 0;
  const place = (text: string, own: Look) => {
    for (const piece of type.set(text, own.cut, false)) {
      const row = rows.at(-1);
      const x = box.x + used;
      if (piece.kind === "emoji") {
        const top = look.size * 0.86;
        row?.push({ kind: "emoji", x, y: baseline - top, size: look.size, piece, baseline: top, owner: node });
      } else {
        const last = row?.at(-1);
        const isNext = last?.kind === "text" && last.color === own.color && last.runs[0]?.face === piece.face;
        if (isNext && piece.actual === undefined && last.runs[0]?.actual === undefined)
          row?.splice(-1, 1, { ...last, runs: [...last.runs, piece] } satisfies TextMark);
        else row?.push({ kind: "text", x, y: baseline, size: look.size, color: own.color, runs: [piece], owner: node });
      }
      used += (piece.width * look.size) / 1000;
    }
  };
  for (const { text, kind } of expanded) {
    const own = tokenLook(look, kind, flow);
    const width = type.set(text, own.cut, false).reduce((sum, piece) => sum + piece.width, 0) * (look.size / 1000);
    if (used + width <= box.width + 0.01) place(text, own);
    else
      for (const chunk of flow.setter.chopCode(text, own, box.width - used, box.width)) {
        if (chunk.startsLine) {
          rows.push([]);
          used = 0;
        }
        place(chunk.text, own);
      }
  }
  return rows.map((marks) => ({ height: leading, marks, links: [], anchors: [] }));
}

function tokenLook(look: Look, kind: CodeTokenKind, { style }: Flow): Look {
  const color = style.code.colors[kind];
  if (kind === "comment") return { ...look, color, cut: { ...look.cut, isItalic: true } };
  return color === look.color ? look : { ...look, color };
}

function columnsOf(line: readonly CodeToken[]): number {
  let columns = 0;
  for (const { text } of expandTabs(line)) columns += text.length;
  return columns;
}

/** Tab stops stand every four columns. */
function expandTabs(line: readonly CodeToken[]): readonly CodeToken[] {
  if (!line.some(({ text }) => text.includes("\t"))) return line;
  let column = 0;
  return line.map((run) => {
    let text = "";
    for (const char of run.text) {
      const wide = char === "\t" ? TAB - (column % TAB) : 1;
      text += char === "\t" ? " ".repeat(wide) : char;
      column += wide;
    }
    return { ...run, text };
  });
}
