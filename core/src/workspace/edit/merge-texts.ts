import { diffArrays } from "diff";

/* The search for what changed grows with the square of the changes; beyond this a changed part counts as a whole. */
const MOST_EDITS = 2000;

/** Lines of the base, from `start` to before `end`, that one side replaced by others. */
interface Hunk {
  readonly start: number;
  readonly end: number;
  readonly lines: readonly string[];
}

/**
 * Merges two texts that grew out of one, line by line. What one side changed is taken; where both changed the same lines,
 * the lines of both stand. So no line that either side wrote is lost, and one that both left out is gone. Both sides get
 * the same text, whichever is `mine`.
 */
export function mergeTexts(base: string, mine: string, theirs: string): string {
  if (mine === theirs || theirs === base) return mine;
  if (mine === base) return theirs;
  const lines = base.split("\n");
  const own = hunksOf(lines, mine.split("\n"));
  const other = hunksOf(lines, theirs.split("\n"));
  const merged: string[] = [];
  let at = 0;
  while (own.length > 0 || other.length > 0) {
    const [ours, them] = takeGroup(own, other);
    const start = Math.min(...[...ours, ...them].map((hunk) => hunk.start));
    const end = Math.max(...[...ours, ...them].map((hunk) => hunk.end));
    merged.push(...lines.slice(at, start));
    const sides = [ours, them].filter((side) => side.length > 0).map((side) => replaced(lines, start, end, side));
    const [first = [], second] = sides.toSorted((a, b) => (a.join("\n") < b.join("\n") ? -1 : 1));
    merged.push(...bothOf(first, second));
    at = end;
  }
  return [...merged, ...lines.slice(at)].join("\n");
}

/** Takes the hunk that begins first, with all that overlap it on either side. */
function takeGroup(own: Hunk[], other: Hunk[]): [Hunk[], Hunk[]] {
  const taken: [Hunk[], Hunk[]] = [[], []];
  const queues = [own, other] as const;
  const begin = isBefore(own[0], other[0]) ? 0 : 1;
  let group = queues[begin].shift();
  if (!group) return taken;
  taken[begin].push(group);
  for (let side = 0, misses = 0; misses < 2; side = 1 - side) {
    const queue = queues[side === 0 ? 0 : 1];
    const next = queue[0];
    if (next && overlaps(group, next)) {
      queue.shift();
      taken[side === 0 ? 0 : 1].push(next);
      group = { start: Math.min(group.start, next.start), end: Math.max(group.end, next.end), lines: [] };
      misses = 0;
    } else misses++;
  }
  return taken;
}

/** At one place an insertion stands before what is replaced. */
function isBefore(one: Hunk | undefined, other: Hunk | undefined): boolean {
  if (!one || !other) return one !== undefined;
  return one.start < other.start || (one.start === other.start && one.end <= other.end);
}

/** Hunks that only touch do not: one ends where the other begins. Two insertions at one place do. */
function overlaps(one: Hunk, other: Hunk): boolean {
  if (one.start === other.start && (one.start === one.end) === (other.start === other.end)) return true;
  return one.start < other.end && other.start < one.end;
}

/** The lines of one side for a part of the base. */
function replaced(base: readonly string[], start: number, end: number, hunks: readonly Hunk[]): readonly string[] {
  const lines: string[] = [];
  let at = start;
  for (const hunk of hunks) {
    lines.push(...base.slice(at, hunk.start), ...hunk.lines);
    at = hunk.end;
  }
  return [...lines, ...base.slice(at, end)];
}

/** All lines of both, those they share once. */
function bothOf(first: readonly string[], second: readonly string[] | undefined): readonly string[] {
  if (!second) return first;
  const parts = diffArrays([...first], [...second], { maxEditLength: MOST_EDITS });
  return parts ? parts.flatMap(({ value }) => value) : [...first, ...second];
}

function hunksOf(base: readonly string[], side: readonly string[]): Hunk[] {
  const least = Math.min(base.length, side.length);
  let head = 0;
  while (head < least && base[head] === side[head]) head++;
  let tail = 0;
  while (tail < least - head && base[base.length - 1 - tail] === side[side.length - 1 - tail]) tail++;
  const [old, now] = [base.slice(head, base.length - tail), side.slice(head, side.length - tail)];
  const parts = diffArrays(old, now, { maxEditLength: MOST_EDITS });
  if (!parts) return [{ start: head, end: base.length - tail, lines: now }];
  const hunks: Hunk[] = [];
  let at = head;
  let open: { start: number; lines: string[] } | undefined;
  for (const { added, removed, value } of parts) {
    if (added || removed) {
      open ??= { start: at, lines: [] };
      if (added) open.lines.push(...value);
      else at += value.length;
      continue;
    }
    if (open) hunks.push({ ...open, end: at });
    open = undefined;
    at += value.length;
  }
  if (open) hunks.push({ ...open, end: at });
  return hunks;
}
