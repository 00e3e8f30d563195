import { cleanTags, oneLine } from "../../edit/clean-change.ts";
import { isCalendarDay } from "../../../text/day.ts";
import { type Notice, PRIORITIES, STATUSES, type WorkspaceParseResult } from "../../model.ts";
import { type Draft, newDraft, type SubDraft } from "../draft.ts";
import { readExactFront } from "./exact-front.ts";
import { type Attributes, takeAttributes } from "./node-attributes.ts";
import { finishWorkspace } from "../finish-workspace.ts";

const HEADING = /^#{1,6} (.*)$/;
const ITEM = /^[-*+] \[([ xX])\] (.*)$/;
const BULLET = /^[-*+] (.*)$/;
const KEY = /^(Status|Priority|Deadline|Tags|Description): (.*)$/;
const QUOTE = /^> ?(.*)$/;

/** What the lines that follow belong to. */
interface Place {
  readonly component: Draft;
  readonly sub?: SubDraft;
  /** Keys count directly below a heading or an item only. */
  isKeyPlace: boolean;
}

/**
 * Reads a text that `workspaceMarkdown` wrote, also after somebody added to it by hand. Headings are components, items are
 * sub-tasks, quoted lines are notes; no word is taken for a status or a tag. `undefined` when the text is another one.
 */
export function readExact(lines: readonly string[], now: string): WorkspaceParseResult | undefined {
  const front = readExactFront(lines, now);
  if (!front) return undefined;
  const drafts: Draft[] = [];
  const notices: Notice[] = [];
  let place: Place | undefined;
  for (const [index, raw] of lines.entries()) {
    const line = index + 1;
    if (line <= front.lines) continue;
    const isBlank = raw.trim() === "";
    const begun = isBlank ? undefined : beginPlace(raw, line, place?.component);
    if (begun) {
      if (!begun.sub) drafts.push(begun.component);
      else begun.component.subs.push(begun.sub);
      place = begun;
    } else if (isBlank) {
      if (place) place.isKeyPlace = false;
    } else if (!place)
      notices.push({
        line,
        message: `"${raw.trim().slice(0, 60)}" comes before the first component.`,
      });
    else readBelow(place, raw, line, notices);
    if (place && !isBlank) place.component.last = line;
  }
  const { title, description, createdAt, updatedAt } = front;
  return finishWorkspace(drafts, {
    title,
    description,
    createdAt,
    updatedAt,
    notices,
    readsNotes: false,
  });
}

function beginPlace(raw: string, line: number, component: Draft | undefined): Place | undefined {
  const heading = HEADING.exec(raw);
  if (heading) {
    const { text, attributes } = takeAttributes(heading[1] ?? "");
    return {
      component: { ...newDraft(unescaped(text) || "Untitled", line), ...attributes },
      isKeyPlace: true,
    };
  }
  if (!component) return undefined;
  const [, mark, marked] = ITEM.exec(raw) ?? [];
  const plain = marked ?? BULLET.exec(raw)?.[1];
  if (plain === undefined) return undefined;
  const { text, attributes }: { text: string; attributes: Attributes } = takeAttributes(plain);
  const title = unescaped(text) || "Untitled";
  const isDone = (mark ?? " ") !== " ";
  return {
    component,
    sub: { title, isDone, span: { first: line, last: line }, ...attributes },
    isKeyPlace: true,
  };
}

function readBelow(place: Place, raw: string, line: number, notices: Notice[]): void {
  const isOfSub = place.sub !== undefined && raw.startsWith("  ");
  const target = isOfSub ? place.sub : place.component;
  if (!target) return;
  const text = isOfSub ? raw.slice(2) : raw;
  const quote = QUOTE.exec(text);
  const key = place.isKeyPlace && (isOfSub || !place.sub) ? KEY.exec(text) : null;
  const fault = key && readKey(place, isOfSub ? place.sub : undefined, key[1] ?? "", key[2] ?? "");
  if (key && fault === undefined) return;
  if (fault) notices.push({ line, message: fault });
  if (quote) (target.notes ??= []).push(quote[1] ?? "");
  else if ((target.description ?? "") === "") target.description = oneLine(unescaped(text));
  else (target.notes ??= []).push(text.trim());
}

/** Takes the value; else says in a sentence why the line stays text. */
function readKey({ component }: Place, sub: SubDraft | undefined, key: string, value: string): string | undefined {
  if (!sub && key === "Tags") {
    for (const tag of cleanTags([unescaped(value)])) component.tags.add(tag);
    return undefined;
  }
  const said = saidBy(key, value.trim(), sub !== undefined);
  if (!said) return `${key} cannot be "${value}": the line was kept as text.`;
  const target: Partial<SubDraft & Draft> = sub ?? component;
  const old = target[said.field];
  if (old !== undefined && old !== "" && old !== said.value)
    return `${key} is "${old}" already: the line was kept as text.`;
  Object.assign(target, { [said.field]: said.value });
  return undefined;
}

function saidBy(key: string, text: string, isOfSub: boolean) {
  const status = STATUSES.find((each) => each === text);
  const priority = PRIORITIES.find((each) => each === text);
  if (key === "Priority" && priority) return { field: "priority", value: priority } as const;
  if (key === "Deadline" && isCalendarDay(text)) return { field: "deadline", value: text } as const;
  if (key === "Description") return { field: "description", value: oneLine(unescaped(text)) } as const;
  if (!isOfSub && key === "Status" && status) return { field: "status", value: status } as const;
  return undefined;
}

/** The text behind the backslashes of CommonMark (0.31, 2.4). */
const unescaped = (text: string) => text.trim().replaceAll(/\\([!-/:-@[-`{-~])/g, "$1");
