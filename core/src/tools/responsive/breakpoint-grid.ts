import type { MergeClasses } from "../../data/tailwind/merge-classes.ts";

/** Tailwind's breakpoints by width: `base` is every width. A rem is 16 CSS pixels. */
export const breakpoints = [
  { name: "base", rem: 0 },
  { name: "sm", rem: 40 },
  { name: "md", rem: 48 },
  { name: "lg", rem: 64 },
  { name: "xl", rem: 80 },
  { name: "2xl", rem: 96 },
] as const;
export type BreakpointName = (typeof breakpoints)[number]["name"];

/** Utilities without their breakpoint, by breakpoint. */
export type BreakpointGrid = ReadonlyMap<BreakpointName, readonly string[]>;

/**
 * Reads what was typed for each breakpoint. A class that brings a breakpoint along belongs to that one: `p-4 md:p-6`
 * typed for all widths is `p-4` there and `p-6` from md on.
 */
export function readGrid(cells: Readonly<Partial<Record<BreakpointName, string>>>): BreakpointGrid {
  const grid = new Map<BreakpointName, string[]>(breakpoints.map(({ name }) => [name, []]));
  for (const { name } of breakpoints)
    for (const typed of (cells[name] ?? "").split(/\s+/).filter(Boolean)) {
      const [, prefix, own = typed] = /^(sm|md|lg|xl|2xl):(.+)$/.exec(typed) ?? [];
      const list = grid.get((prefix as BreakpointName | undefined) ?? name) ?? [];
      if (!list.includes(own)) list.push(own);
    }
  return grid;
}

/** The class of a utility at a breakpoint: `md:p-6`. */
export const classAt = (name: BreakpointName, utility: string): string =>
  name === "base" ? utility : `${name}:${utility}`;

/** All classes, narrow to wide. */
export function expandGrid(grid: BreakpointGrid): string {
  return breakpoints.flatMap(({ name }) => (grid.get(name) ?? []).map((utility) => classAt(name, utility))).join(" ");
}

export interface Effective {
  readonly name: BreakpointName;
  readonly utility: string;
}

/** What applies at a width: a wider breakpoint takes the place of what a narrower one set. @param px CSS pixels */
export function effectiveAt(grid: BreakpointGrid, px: number, merge: MergeClasses): readonly Effective[] {
  return breakpoints.reduce<readonly Effective[]>(
    (effective, { name, rem }) => (rem * 16 > px ? effective : overlaid(effective, name, grid.get(name) ?? [], merge)),
    [],
  );
}

export interface Repeat extends Effective {
  /** The breakpoint that has set it already. */
  readonly of: BreakpointName;
}

/** Utilities of a wider breakpoint that are in effect anyway. */
export function repeatsOf(grid: BreakpointGrid, merge: MergeClasses): readonly Repeat[] {
  const repeats: Repeat[] = [];
  let effective: readonly Effective[] = [];
  for (const { name } of breakpoints) {
    const own = grid.get(name) ?? [];
    for (const utility of own) {
      const before = effective.find((entry) => entry.utility === utility);
      if (before) repeats.push({ name, utility, of: before.name });
    }
    effective = overlaid(effective, name, own, merge);
  }
  return repeats;
}

function overlaid(
  effective: readonly Effective[],
  name: BreakpointName,
  own: readonly string[],
  merge: MergeClasses,
): readonly Effective[] {
  const all = [...effective, ...own.map((utility) => ({ name, utility }))];
  const left = [...merge(all.map(({ utility }) => utility)).classes];
  // Of equal ones the last stays, so both lists are walked from their ends.
  const kept: Effective[] = [];
  for (const entry of all.toReversed()) {
    if (left.at(-1) !== entry.utility) continue;
    left.pop();
    kept.unshift(entry);
  }
  return kept;
}
