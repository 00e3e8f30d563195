import type { DesignSystem } from "../../data/tailwind/design-system.ts";
import { classGroup, classGroups } from "./class-group.ts";

export type OrderMode = "groups" | "official";

/** Sorts one list of classes. Without what it drops, the result has the same classes. */
export type SortClasses = (classes: readonly string[]) => string[];

/**
 * A sorter for all lists that consist of the given classes: Tailwind is asked once, which is what takes time.
 *
 * "official" is the order of prettier-plugin-tailwindcss: as in the stylesheet, unknown classes first, an ellipsis last;
 * a class that stands twice is dropped the second time if Tailwind knows it. "groups" puts the six groups one after the
 * other, with the official order inside of each, and drops every repetition.
 */
export function classSorter(system: DesignSystem, classes: Iterable<string>, mode: OrderMode): SortClasses {
  const unique = [...new Set(classes)];
  const places = new Map(system.getClassOrder(unique));
  const groups = new Map<string, number>();
  if (mode === "groups") {
    const css = system.candidatesToCss(unique);
    for (const [at, name] of unique.entries()) groups.set(name, classGroups.indexOf(classGroup(css[at] ?? null)));
  }
  const compare = (one: string, other: string): number => {
    const byGroup = (groups.get(one) ?? 0) - (groups.get(other) ?? 0);
    if (byGroup !== 0) return byGroup;
    if (isEllipsis(one)) return 1;
    if (isEllipsis(other)) return -1;
    return comparePlaces(places.get(one) ?? null, places.get(other) ?? null);
  };
  return (list) => {
    const seen = new Set<string>();
    return list.toSorted(compare).filter((name) => {
      if (seen.has(name)) return false;
      if (mode === "groups" || (places.get(name) ?? null) !== null) seen.add(name);
      return true;
    });
  };
}

const isEllipsis = (name: string) => name === "..." || name === "…";

function comparePlaces(one: bigint | null, other: bigint | null): number {
  if (one === other) return 0;
  if (one === null) return -1;
  if (other === null) return 1;
  return one < other ? -1 : 1;
}
