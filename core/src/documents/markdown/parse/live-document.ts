import type { Env, MarkdownIt } from "markdown-it";
import { buildDocument } from "./build-document.ts";
import type { Block, Footnote, MarkdownDocument, SourceLines } from "../document-model.ts";
import { createMarkdownParser } from "./markdown-parser.ts";
import { readFrontMatter } from "../front-matter/read-front-matter.ts";
import { Slugs } from "./slugs.ts";
import { findTooDeep, isTooDeep, tokenize } from "./tokenize.ts";
import { withSlugs } from "./with-slugs.ts";

/** A block of the document's top level with where it stands now. The same block object means the same content. */
export interface Piece {
  readonly block: Block;
  readonly lines: SourceLines;
}

export interface LiveParseResult extends Omit<MarkdownDocument, "blocks"> {
  readonly pieces: readonly Piece[];
}

interface State {
  readonly reading: LiveParseResult;
  readonly head: string;
  readonly body: string;
  /** Where each line of `body` begins. */
  readonly starts: readonly number[];
  readonly env: Env;
  /** Whether blocks stand on the lines that `starts` knows: nothing too deep, no carriage return. */
  readonly isPlain: boolean;
}

/**
 * A document while it is typed. `update` reads only what a change can reach: it starts one block before the change and
 * stops at the first block that begins where one began before, which by CommonMark's rules (blocks are read from top to
 * bottom, and where one ends depends on nothing further down) leaves all that follows as it was. Changes of link or
 * footnote definitions reach everywhere; then all is read anew. Equal to `parseMarkdown` with `keepComments`, held by a test.
 */
export class LiveDocument {
  readonly #parser: MarkdownIt = createMarkdownParser();
  #state: State | undefined;

  update(source: string): LiveParseResult {
    this.#state = (this.#state && this.#patch(this.#state, source)) ?? this.#read(source);
    return this.#state.reading;
  }

  #read(source: string): State {
    const { frontMatter, body, linesBefore, problems } = readFrontMatter(source);
    const env: Env = {};
    const tokens = tokenize(this.#parser, body, env);
    const document = buildDocument(tokens, { linesBefore, keepComments: true });
    const reading: LiveParseResult = {
      frontMatter,
      pieces: document.blocks.map((block) => ({ block, lines: block.lines })),
      footnotes: document.footnotes,
      problems: [...problems, ...document.problems],
    };
    const head = source.slice(0, source.length - body.length);
    const isPlain = !body.includes("\r") && !tokens.some(isTooDeep);
    return { reading, head, body, starts: lineStarts(body), env, isPlain };
  }

  /** Undefined when the change may reach further than the blocks around it. */
  #patch(state: State, source: string): State | undefined {
    const { head, reading } = state;
    if (!state.isPlain || !source.startsWith(head)) return undefined;
    // A new first line can make front matter of what was none, or a text of what seemed to be one without an end.
    if (head === "" && (mayHaveHead(source) || mayHaveHead(state.body))) return undefined;
    const linesBefore = reading.frontMatter.lines?.to ?? 0;
    // A last line without an end goes on with what is typed behind it.
    if (head !== "" && (linesBefore === 0 || !head.endsWith("\n"))) return undefined;
    const old = state.body;
    const body = source.slice(head.length);
    if (old === body) return state;
    if (body.includes("\r")) return undefined;
    const same = commonStart(old, body);
    const sameEnd = commonEnd(old, body, same);
    const first = lineAt(state.starts, same);
    const lastOld = lineAt(state.starts, old.length - sameEnd);
    const starts = lineStarts(body);
    const shift = starts.length - state.starts.length;
    const { pieces } = reading;
    const at = (piece: Piece): number => piece.lines.from - 1 - linesBefore;
    const touched = pieces.findLastIndex((piece) => at(piece) <= first);
    const from = Math.max(0, touched - 1);
    const fromLine = from === 0 ? 0 : at(pieces[from] as Piece);
    const next = pieces.findIndex((piece) => at(piece) > lastOld);
    const after = next < 0 ? pieces.length : next;
    for (let ahead = 1; ; ahead *= 4) {
      const stop = pieces[after + ahead];
      const until = stop ? at(stop) + shift : starts.length;
      const oldText = old.slice(state.starts[fromLine], stop ? state.starts[at(stop)] : undefined);
      const text = body.slice(starts[fromLine], stop ? starts[until] : undefined);
      if (reachesFar(oldText) || reachesFar(text)) return undefined;
      const tokens = this.#parser.parse(text, { ...state.env });
      const read = buildDocument(tokens, { linesBefore: linesBefore + fromLine, keepComments: true });
      if (findTooDeep(tokens) || read.problems.length > 0) return undefined;
      const fresh = read.blocks.map((block): Piece => ({ block, lines: block.lines }));
      const meeting = stop ? findMeeting(fresh, pieces, after, after + ahead, shift) : undefined;
      if (stop && !meeting) continue;
      const kept = meeting ? pieces.slice(meeting.old).map((piece) => moved(piece, shift)) : [];
      const middle = meeting ? fresh.slice(0, meeting.fresh) : fresh;
      const changed = [...pieces.slice(0, from), ...middle, ...kept];
      const problems = reading.problems.map((problem) =>
        problem.line - 1 - linesBefore > lastOld ? { ...problem, line: problem.line + shift } : problem,
      );
      return { ...state, body, starts, reading: { ...reading, problems, ...named(changed, reading.footnotes) } };
    }
  }
}

/** Whether something may stand before the text: a byte order mark or front matter. */
const mayHaveHead = (source: string): boolean => /^(?:\uFEFF|---|\+\+\+)/.test(source);

/** Definitions count for the whole document, and so do the numbers of footnotes. */
function reachesFar(text: string): boolean {
  return text.includes("]:") || text.includes("[^");
}

/** Where the fresh blocks come together with the old ones again: a block that begins on the same line as before. */
function findMeeting(fresh: readonly Piece[], old: readonly Piece[], after: number, until: number, shift: number) {
  for (let index = after; index < until; index++) {
    const line = (old[index]?.lines.from ?? 0) + shift;
    const found = fresh.findIndex((piece) => piece.lines.from === line);
    if (found >= 0) return { fresh: found, old: index };
  }
  return undefined;
}

function moved(piece: Piece, shift: number): Piece {
  return shift === 0 ? piece : { ...piece, lines: { from: piece.lines.from + shift, to: piece.lines.to + shift } };
}

/** Gives every heading its slug anew: an earlier heading may have taken or left a name. */
function named(pieces: readonly Piece[], notes: readonly Footnote[]): Pick<LiveParseResult, "pieces" | "footnotes"> {
  const slugs = new Slugs();
  const blocks = withSlugs(
    pieces.map(({ block }) => block),
    slugs,
  );
  const footnotes = notes.map((note) => ({ ...note, blocks: withSlugs(note.blocks, slugs) }));
  return {
    pieces: pieces.map((piece, index) => ({ ...piece, block: blocks[index] ?? piece.block })),
    footnotes: footnotes.every((note, index) => note.blocks === notes[index]?.blocks) ? notes : footnotes,
  };
}

function lineStarts(text: string): readonly number[] {
  const starts = [0];
  for (let end = text.indexOf("\n"); end >= 0; end = text.indexOf("\n", end + 1)) starts.push(end + 1);
  return starts;
}

function lineAt(starts: readonly number[], offset: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Characters compared at once. */
const STEP = 1024;

function commonStart(one: string, other: string): number {
  const most = Math.min(one.length, other.length);
  let same = 0;
  while (same + STEP <= most && one.slice(same, same + STEP) === other.slice(same, same + STEP)) same += STEP;
  while (same < most && one.charCodeAt(same) === other.charCodeAt(same)) same++;
  return same;
}

function commonEnd(one: string, other: string, start: number): number {
  const most = Math.min(one.length, other.length) - start;
  const [last, otherLast] = [one.length, other.length];
  const stretch = (text: string, end: number): string => text.slice(end - STEP, end);
  let same = 0;
  while (same + STEP <= most && stretch(one, last - same) === stretch(other, otherLast - same)) same += STEP;
  while (same < most && one.charCodeAt(one.length - 1 - same) === other.charCodeAt(other.length - 1 - same)) same++;
  return same;
}
