import type { TypePlace } from "../changelog/entries/type-rules.ts";

/** Where a type in a file's name leads: as those of commits, and what breaks. */
export type FragmentTypes = ReadonlyMap<string, TypePlace | "breaking">;

/** The types of towncrier's own sets, those in common use, and the words of Keep a Changelog. */
export const defaultFragmentTypes: FragmentTypes = new Map<string, TypePlace | "breaking">([
  ...rows("added", "added feature features feat new enhancement"),
  ...rows("changed", "changed change improvement improved doc docs performance perf"),
  ...rows("deprecated", "deprecated deprecation deprecate"),
  ...rows("removed", "removed removal remove"),
  ...rows("fixed", "fixed fix bugfix bug"),
  ...rows("security", "security"),
  ...rows("hidden", "misc internal trivial"),
  ...rows("breaking", "breaking incompat"),
]);

function rows(place: TypePlace | "breaking", words: string): readonly [string, TypePlace | "breaking"][] {
  return words.split(" ").map((word) => [word, place]);
}
