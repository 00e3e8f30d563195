import { type LineAndColumn, lineAndColumn } from "../../text/lines.ts";
import { EVENT_ID, type Event, getScalarValue } from "js-yaml";

/** Where something stands in a tree: keys and indexes from the root. */
export type Path = readonly (string | number)[];

interface Wanted {
  offset: number;
  readonly parts: Map<string, Wanted>;
}

/**
 * The places of paths in the text that the events are of: of its key, for a value in an object. What stands nowhere
 * (something missing) has the place of what it is missing in. One pass through the text for all.
 */
export function findPlaces(paths: readonly Path[], text: string, events: readonly Event[]): readonly LineAndColumn[] {
  const root: Wanted = { offset: 0, parts: new Map() };
  for (const path of paths) add(root, path);
  mark(root, text, events);
  const placeAt = lineAndColumn(text);
  return paths.map((path) => placeAt(offsetOf(root, path)));
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

function mark(root: Wanted, text: string, events: readonly Event[]): void {
  const stack: Frame[] = [];
  let isFirst = true;
  for (const event of events) {
    if (event.type === EVENT_ID.DOCUMENT) continue;
    if (event.type === EVENT_ID.POP) {
      stack.pop();
      continue;
    }
    const frame = stack.at(-1);
    const isKey = frame?.isMapping === true && frame.key === undefined;
    if (isKey) {
      frame.key = event.type === EVENT_ID.SCALAR ? getScalarValue(text, event) : "";
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
