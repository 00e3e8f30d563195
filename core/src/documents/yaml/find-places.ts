import { EVENT_ID, type Event, getScalarValue } from "js-yaml";
import type { Path, Problem } from "../openapi/read/problem.ts";
import type { Source } from "../../openapi/read-source.ts";

interface Wanted {
  offset: number;
  readonly parts: Map<string, Wanted>;
}

/**
 * Gives problems the line and column of their place: of its key, for a value in an object. What stands nowhere in the
 * text (something missing) takes the place of what it is missing in. One pass through the text for all.
 */
export function locate(problems: readonly Problem[], source: Source): readonly Problem[] {
  const open = problems.filter(({ line, path }) => line === undefined && path.length > 0);
  if (open.length === 0) return problems;
  const root: Wanted = { offset: 0, parts: new Map() };
  for (const { path } of open) add(root, path);
  mark(root, source);
  const lineAt = lineFinder(source.text);
  return problems.map((problem) => {
    if (problem.line !== undefined || problem.path.length === 0) return problem;
    return { ...problem, ...lineAt(offsetOf(root, problem.path)) };
  });
}

function add(root: Wanted, path: Path): void {
  let at = root;
  for (const part of path) {
    const key = String(part);
    const next = at.parts.get(key) ?? { offset: -1, parts: new Map<string, Wanted>() };
    at.parts.set(key, next);
    at = next;
  }
}

function offsetOf(root: Wanted, path: Path): number {
  let at: Wanted | undefined = root;
  let offset = 0;
  for (const part of path) {
    at = at.parts.get(String(part));
    if (!at || at.offset < 0) break;
    offset = at.offset;
  }
  return offset;
}

interface Frame {
  readonly wanted: Wanted | undefined;
  readonly isMapping: boolean;
  /** Of a mapping: what the next value stands under. Undefined while a key is awaited. */
  key: string | undefined;
  keyOffset: number;
  index: number;
}

function mark(root: Wanted, source: Source): void {
  const stack: Frame[] = [];
  let isFirst = true;
  const options = { source: source.text };
  for (const event of source.events()) {
    if (event.type === EVENT_ID.DOCUMENT) continue;
    if (event.type === EVENT_ID.POP) {
      stack.pop();
      continue;
    }
    const frame = stack.at(-1);
    const isKey = frame?.isMapping === true && frame.key === undefined;
    if (isKey) {
      frame.key = event.type === EVENT_ID.SCALAR ? getScalarValue(options.source, event) : "";
      frame.keyOffset = startOf(event);
      if (event.type === EVENT_ID.SCALAR || event.type === EVENT_ID.ALIAS) continue;
    }
    const wanted = isFirst ? root : frame && take(frame, event);
    isFirst = false;
    if (event.type === EVENT_ID.MAPPING || event.type === EVENT_ID.SEQUENCE)
      stack.push({ wanted, isMapping: event.type === EVENT_ID.MAPPING, key: undefined, keyOffset: 0, index: 0 });
  }
}

/** Notes where a wanted value stands, and moves the frame past it. */
function take(frame: Frame, event: Event): Wanted | undefined {
  const name = frame.isMapping ? (frame.key ?? "") : String(frame.index++);
  const found = frame.wanted?.parts.get(name);
  if (found) found.offset = frame.isMapping ? frame.keyOffset : startOf(event);
  frame.key = undefined;
  return found;
}

function startOf(event: Event): number {
  if (event.type === EVENT_ID.SCALAR) return event.valueStart;
  if (event.type === EVENT_ID.ALIAS) return event.anchorStart;
  return event.type === EVENT_ID.MAPPING || event.type === EVENT_ID.SEQUENCE ? event.start : 0;
}

/** Lines and columns of offsets, from 1. */
function lineFinder(text: string): (offset: number) => { line: number; column: number } {
  const starts = [0];
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  return (offset) => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
  };
}
