import { columnsOf } from "./columns.ts";
import { classifyLine, type LineForm } from "./classify-line.ts";

/** Columns that make one line stand deeper than another. */
const STEP = 2;
/** At the same indentation words stand above numbers, and numbers above bullets. */
const RANKS = { words: 0, number: 1, bullet: 2 } as const;

interface Level {
  readonly columns: number;
  readonly rank: number;
}

/**
 * The levels of a list without headings: a text with list items, and without a line that begins a component. Read line
 * by line it would lose its order. Undefined for any other text.
 */
export function listLevels(lines: Iterable<string>): ListLevels | undefined {
  const open: Level[] = [];
  let [hasItem, isCode] = [false, false];
  let [tops, depth] = [0, 0];
  for (const line of lines) {
    const form = classifyLine(line, tops > 0);
    if (form.kind === "fence") isCode = !isCode;
    if (isCode) continue;
    if (form.kind === "component") return undefined;
    if (form.kind !== "item" && form.kind !== "text") continue;
    hasItem ||= form.kind === "item";
    const level = levelOf(line, form);
    while (open.length > 0 && !isDeeper(level, open.at(-1))) open.pop();
    open.push(level);
    if (open.length === 1) tops++;
    depth = Math.max(depth, open.length);
  }
  return hasItem ? new ListLevels(tops === 1 && depth > 2) : undefined;
}

/** Tells, line by line, what a line of a bare list is. */
export class ListLevels {
  #hasRoot: boolean;
  #top: Level | undefined;

  /** @param hasRoot all stands below the first line, in two levels or more: that line names the whole */
  constructor(hasRoot: boolean) {
    this.#hasRoot = hasRoot;
  }

  /** Components are the lines that stand no deeper than the one before them; all below are their sub-tasks. */
  place(raw: string, form: LineForm): "root" | "component" | "sub-task" {
    if (this.#hasRoot) {
      this.#hasRoot = false;
      return "root";
    }
    const level = levelOf(raw, form);
    if (isDeeper(level, this.#top)) return "sub-task";
    this.#top = level;
    return "component";
  }
}

function isDeeper(level: Level, than: Level | undefined): boolean {
  if (than === undefined) return false;
  const columns = level.columns - than.columns;
  return columns >= STEP || (columns > -STEP && level.rank > than.rank);
}

function levelOf(raw: string, form: LineForm): Level {
  const text = raw.trimStart();
  const isNumbered = /^(?:\p{Nd}+[.)]|[A-Za-z]\.\s)/u.test(text);
  const isBullet = form.kind === "item" && (!form.isIndented || form.text !== text.trimEnd());
  const rank = isNumbered ? RANKS.number : isBullet ? RANKS.bullet : RANKS.words;
  return { columns: columnsOf(raw), rank };
}
