import type { DesignSystem } from "../../data/tailwind/design-system.ts";
import { lineAndColumn } from "../../text/lines.ts";
import type { FactsOutput } from "../../tool/output.ts";
import { classGroup, type ClassGroup, classGroups } from "./class-group.ts";
import type { FoundClasses } from "./class-span.ts";
import type { Dropped } from "../../data/tailwind/merge-classes.ts";
import type { OrderMode } from "./sort-classes.ts";

/** More than this is a list nobody reads. */
const MOST = 40;

/** What happened to the lists, collected while they are rewritten. */
export interface Report {
  add(before: readonly string[], after: readonly string[], dropped: readonly Dropped[]): void;
  /** Sentences the user should know, though the run went well. */
  notes(): string[];
  /** The groups with their classes where there is one list, and what was done. */
  facts(order: OrderMode): FactsOutput[];
}

export function reportOf(
  system: DesignSystem,
  lists: readonly (readonly string[])[],
  found: FoundClasses,
  text: string,
  isSource: boolean,
): Report {
  const known = new Map(system.getClassOrder([...new Set(lists.flat())]));
  const unknown = [...known].filter(
    ([name, place]) => place === null && !/^(group|peer)(\/|$)|^(\.\.\.|…)$/.test(name),
  );
  const dropped = new Map<string, string>();
  const single: string[] = [];
  let changed = 0;
  let repeated = 0;
  return {
    add(before, after, lost) {
      if (before.join(" ") !== after.join(" ")) changed++;
      repeated += before.length - after.length - lost.filter(({ name, by }) => name !== by).length;
      for (const { name, by } of lost) if (name !== by) dropped.set(name, by);
      if (lists.length === 1) single.push(...after);
    },
    notes() {
      const notes: string[] = [];
      if (found.left.length > 0)
        notes.push(
          `${places(linesOf(text, found.left))}: a template writes these classes, so they are left as they are.`,
        );
      return notes;
    },
    facts(order) {
      const groups: FactsOutput = {
        kind: "facts",
        name: "groups",
        label: "Groups",
        rows: order === "groups" && !isSource && lists.length === 1 ? groupRows(system, single) : [],
      };
      const rows = [
        ...(lists.length === 1 ? [] : [{ label: "Lists", value: `${lists.length}, ${changed} changed` }]),
        { label: "Repetitions removed", value: String(repeated) },
        ...(found.expressions.length > 0
          ? [
              {
                label: "Kept in place",
                value: `${places(linesOf(text, found.expressions))}: \${…}, with the classes on each side sorted by themselves`,
              },
            ]
          : []),
        ...(dropped.size > 0
          ? [
              {
                label: "Conflicts resolved",
                value: few(
                  [...dropped].map(([name, by]) => `${name} gave way to ${by}`),
                  "\n",
                ),
              },
            ]
          : []),
        ...(unknown.length > 0
          ? [
              {
                label: "Unknown to Tailwind",
                value: few(
                  unknown.map(([name]) => name),
                  " ",
                ),
              },
            ]
          : []),
      ];
      return [...(groups.rows.length > 0 ? [groups] : []), { kind: "facts", name: "report", label: "Report", rows }];
    },
  };
}

const titles: Readonly<Record<ClassGroup, string>> = {
  layout: "Layout",
  spacing: "Spacing",
  colors: "Colors",
  typography: "Typography",
  effects: "Effects",
  other: "Other",
};

function groupRows(system: DesignSystem, classes: readonly string[]) {
  const css = system.candidatesToCss([...classes]);
  return classGroups.flatMap((group) => {
    const own = classes.filter((_, at) => classGroup(css[at] ?? null) === group);
    return own.length > 0 ? [{ label: titles[group], value: own.join(" ") }] : [];
  });
}

const few = (entries: readonly string[], between: string) =>
  entries.slice(0, MOST).join(between) + (entries.length > MOST ? `${between}and ${entries.length - MOST} more` : "");

/** Line numbers, counted from 1, each once. */
function linesOf(text: string, offsets: readonly number[]): number[] {
  const placeAt = lineAndColumn(text);
  return [...new Set(offsets.toSorted((one, other) => one - other).map((offset) => placeAt(offset).line))];
}

function places(lines: readonly number[]): string {
  const shown = lines.slice(0, 5).join(", ");
  return `${lines.length > 1 ? "Lines" : "Line"} ${shown}${lines.length > 5 ? ` and ${lines.length - 5} more` : ""}`;
}
