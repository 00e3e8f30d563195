import { pluralize } from "../../text/format.ts";
import { oneLine } from "../edit/clean-change.ts";
import { STATUSES, type Notice } from "../model.ts";
import { classifyLine, type LineForm, type MetadataKey } from "./classify-line.ts";
import { addTags, addText, CLAIM_KINDS, type Draft, newDraft } from "./draft.ts";
import { itemTitle, plainTitle } from "./item-title.ts";
import { LineList } from "./line-list.ts";
import type { ListLevels } from "./list-levels.ts";
import { PlanDepths } from "./plan-depths.ts";
import { type DateParseResult, readDate, readNamedDate } from "./read-date.ts";
import { scanWords, type WordScan } from "./scan-words.ts";

/** More other words than this beside a keyword, and the line is a sentence that describes. */
const KEYWORD_LINE = 2;
/** Characters from which on a line by itself is a paragraph. */
const LONGEST_TITLE = 100;

/** What the text says of the workspace as a whole, and its components. */
export interface Drafts {
  readonly drafts: readonly Draft[];
  readonly title: string;
  readonly description: string;
  readonly notices: readonly Notice[];
}

/** Reads a plan in any form, line by line, by the rules of the product. Feed it every line, then `finish`. */
export class LooseReader {
  readonly #drafts: Draft[] = [];
  readonly #notices: Notice[] = [];
  readonly #unused = new LineList();
  readonly #depths = new PlanDepths();
  readonly #titleFromHeading: boolean;
  readonly #levels: ListLevels | undefined;
  #open: Draft | undefined;
  #fence: number | undefined;
  /** The line of a component that has no title yet. */
  #untitled: number | undefined;
  #title = "";
  #description = "";

  /** @param levels of a list without headings, whose outer lines are its components */
  constructor(titleFromHeading: boolean, levels?: ListLevels) {
    this.#titleFromHeading = titleFromHeading;
    this.#levels = levels;
  }

  /** @param line counted from 1 */
  read(raw: string, line: number): void {
    const form = classifyLine(raw, this.#open !== undefined);
    if (this.#fence !== undefined || form.kind === "fence") this.#readCode(raw, form, line);
    else if (form.kind === "blank" || form.kind === "rule") return;
    else if (this.#untitled !== undefined && form.kind !== "component") this.#begin(raw.trim(), line, 0);
    else if (form.kind === "component") this.#begin(form.title, line, form.level);
    else if (form.kind === "key") this.#readKey(form.key, form.value, raw, line);
    else if (this.#levels) this.#readListed(this.#levels, raw, form, line);
    else if (form.kind === "item") this.#readItem(form, raw, line);
    else if (form.kind === "text") this.#readText(form.text, line);
    if (this.#open) this.#open.last = line;
  }

  finish(): Drafts {
    this.#noteUntitled();
    if (this.#fence !== undefined) {
      const message = "The code block that begins here never ends: all that follows became notes. Close it with ```.";
      this.#notices.push({ line: this.#fence, message });
    }
    if (this.#unused.first !== undefined) {
      const message = `${pluralize(this.#unused.count, "line was", "lines were")} not used, because no component was open: ${this.#unused.text}. Begin a component above with ## and a title, or each line with - to make a list of them.`;
      this.#notices.push({ line: this.#unused.first, message });
    }
    this.#notices.push(...this.#depths.notices());
    return { drafts: this.#drafts, title: this.#title, description: this.#description, notices: this.#notices };
  }

  #readCode(raw: string, form: LineForm, line: number): void {
    if (form.kind === "fence") this.#fence = this.#fence === undefined ? line : undefined;
    if (this.#open) this.#open.notes.push(raw.trimEnd());
    else this.#unused.add(line);
  }

  #begin(text: string, line: number, level: number): void {
    const { title, isDone } = itemTitle(text);
    if (title === "") {
      this.#noteUntitled();
      this.#untitled = line;
      return;
    }
    if (this.#untitled !== undefined && level > 0) this.#noteUntitled();
    const first = this.#untitled ?? line;
    this.#untitled = undefined;
    if (this.#titleFromHeading && level === 1 && this.#title === "" && this.#drafts.length === 0) {
      this.#title = title;
      return;
    }
    this.#open = newDraft(title, first);
    this.#depths.addComponent(level, line);
    if (isDone) this.#open.claims.push({ kind: "status", value: "Complete", isKey: false, line, text: text.trim() });
    addTags(this.#open, scanWords(title).tags);
    this.#drafts.push(this.#open);
  }

  #noteUntitled(): void {
    if (this.#untitled === undefined) return;
    this.#notices.push({ line: this.#untitled, message: "A component begins here, but no title follows." });
    this.#untitled = undefined;
  }

  #readKey(key: MetadataKey, value: string, raw: string, line: number): void {
    const draft = this.#open;
    if (!draft) return this.#readTopKey(key, value, raw, line);
    if (key === "title") this.#readText(raw.trim(), line);
    else if (key === "description" && draft.description === "") draft.description = oneLine(value);
    else if (key === "description" || key === "notes") {
      if (value !== "") draft.notes.push(value);
    } else if (key === "tags") addTags(draft, [value]);
    else if (key === "status") this.#readStatus(draft, value, raw.trim(), line);
    else if (key === "priority") this.#readPriority(draft, value, raw.trim(), line);
    else this.#readDeadline(draft, value, raw.trim(), line);
  }

  #readTopKey(key: MetadataKey, value: string, raw: string, line: number): void {
    if (key === "title" && this.#title === "" && value.trim() !== "") this.#title = plainTitle(value);
    else if (key === "description" && this.#description === "") this.#description = oneLine(value);
    else {
      const message = `"${raw.trim().slice(0, 60)}" belongs to no component: move it below one.`;
      this.#notices.push({ line, message });
    }
  }

  #readStatus(draft: Draft, value: string, text: string, line: number): void {
    const exact = STATUSES.find((status) => status === value.trim());
    const scan = scanWords(value);
    const status = exact ?? scan.status;
    const isMore = scan.others > 0;
    if (status === undefined || isMore) draft.notes.push(text);
    if (status !== undefined)
      draft.claims.push({ kind: "status", value: status, isKey: true, line, ...(!isMore && { text }) });
    else {
      const message = `The status "${value.trim()}" is not one of Not Started, In Progress, Complete: it was kept as a note.`;
      this.#notices.push({ line, message });
    }
  }

  #readPriority(draft: Draft, value: string, text: string, line: number): void {
    const { priority, others } = scanWords(value);
    if (priority === undefined || others > 0) draft.notes.push(text);
    if (priority !== undefined)
      draft.claims.push({ kind: "priority", value: priority, isKey: true, line, ...(others === 0 && { text }) });
    else {
      const message = `The priority "${value.trim()}" is not one of Urgent, High, Medium, Low: it was kept as a note.`;
      this.#notices.push({ line, message });
    }
  }

  #readDeadline(draft: Draft, value: string, text: string, line: number): void {
    const date = readNamedDate(value);
    if (date?.day === undefined) {
      this.#noteDate(date, value, line);
      draft.notes.push(text);
      return;
    }
    const isMore = /[\p{L}\p{N}]/u.test(value.replace(date.text, ""));
    if (isMore) draft.notes.push(text);
    draft.claims.push({ kind: "deadline", value: date.day, isKey: true, line, ...(!isMore && { text }) });
  }

  #noteDate(date: DateParseResult | undefined, value: string, line: number): void {
    const kept = "it was kept as a note. Write it as 2026-12-31 or 31/12/2026.";
    if (!date) this.#notices.push({ line, message: `"${value.trim()}" has no date in it: ${kept}` });
    else if (date.day === undefined) {
      const why = date.isMonthFirst ? "has its month first" : "is not in the calendar";
      this.#notices.push({ line, message: `The date ${date.text} ${why}: ${kept}` });
    }
  }

  /** A line of a list without headings. */
  #readListed(levels: ListLevels, raw: string, form: LineForm, line: number): void {
    if (form.kind !== "item" && form.kind !== "text") return;
    const isSentence = form.kind === "text" && (isMetadata(form.text) || [...form.text].length >= LONGEST_TITLE);
    if (isSentence) return this.#readText(form.text, line);
    const { title, isDone } = itemTitle(form.text);
    if (title === "") return this.#readItem({ ...form, kind: "item", isIndented: false }, raw, line);
    const place = levels.place(raw, form);
    if (place === "sub-task") return this.#readItem({ ...form, kind: "item", isIndented: true }, raw, line);
    if (place === "root" && this.#title === "" && !isDone) {
      this.#title = title;
      return;
    }
    this.#begin(form.text, line, 0);
    if (this.#open) this.#takeWords(this.#open, form.text, line);
  }

  #readItem(form: Extract<LineForm, { kind: "item" }>, raw: string, line: number): void {
    const { title, isDone } = itemTitle(form.text);
    if (title === "") this.#notices.push({ line, message: "This list item is empty." });
    else if (this.#open) {
      this.#open.subs.push({ title, isDone, span: { first: line, last: line } });
      this.#depths.addItem(raw, line);
    } else this.#readAlone(title, isDone, line);
  }

  #readText(text: string, line: number): void {
    const draft = this.#open;
    if (!draft) return this.#readAlone(plainTitle(text), false, line);
    const said = /\bstatus\s*:\s*(.*)$/i.exec(text);
    if (said) {
      // its words before the key are in the text that is kept with it
      this.#readStatus(draft, said[1] ?? "", text, line);
      const { scan } = this.#takeWords(draft, text.slice(0, said.index), line, text);
      if (scan.others > 0 && draft.notes.at(-1) !== text) draft.notes.push(text);
      return;
    }
    const isKept = scanWords(text).others > 0;
    const { scan, hasMeaning } = this.#takeWords(draft, text, line, isKept ? undefined : text);
    if (!hasMeaning || scan.others > KEYWORD_LINE) addText(draft, oneLine(text));
    else if (scan.others > 0) draft.notes.push(text);
  }

  /**
   * Takes what the words of a line say of a component; says whether they say anything.
   * @param whole the line, where nothing else keeps its words
   */
  #takeWords(draft: Draft, text: string, line: number, whole?: string): { scan: WordScan; hasMeaning: boolean } {
    const date = readDate(text);
    if (date && date.day === undefined) this.#noteDate(date, text, line);
    const scan = scanWords(date?.day === undefined ? text : text.replace(date.text, " "));
    addTags(draft, scan.tags);
    const said = { status: scan.status, priority: scan.priority, deadline: date?.day };
    for (const kind of CLAIM_KINDS) {
      const value = said[kind];
      if (value === undefined) continue;
      draft.claims.push({ kind, value, isKey: false, line, ...(whole !== undefined && { text: whole }) });
    }
    return { scan, hasMeaning: (scan.status ?? scan.priority ?? date?.day) !== undefined };
  }

  /** A line outside any component: one by itself when it looks like a title. No line after it belongs to it. */
  #readAlone(title: string, isDone: boolean, line: number): void {
    const size = [...title].length;
    if (isMetadata(title) || size <= 5 || size >= LONGEST_TITLE || !/^\p{Lu}/u.test(title))
      return this.#unused.add(line);
    const draft = newDraft(title, line);
    this.#takeWords(draft, title, line);
    if (isDone) draft.claims.push({ kind: "status", value: "Complete", isKey: false, line, text: `${title} (done)` });
    this.#drafts.push(draft);
  }
}

/** Whether a line says a status or a priority and hardly anything else. */
function isMetadata(text: string): boolean {
  const scan = scanWords(text);
  return (scan.status ?? scan.priority) !== undefined && scan.others <= KEYWORD_LINE;
}
