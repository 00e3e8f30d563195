import type { Category } from "./categories.ts";

/** Where the commits of a type go; `hidden` ones show only when they break something. */
export type TypePlace = Category | "hidden";
export type TypeRules = ReadonlyMap<string, TypePlace>;

/** Where a commit goes by its type; a row for a type with its scope, `chore(deps)`, comes before that of the type. */
export const placeOfType = (
  { type, scope }: { readonly type: string; readonly scope?: string },
  rules: TypeRules,
): TypePlace | undefined =>
  (scope === undefined ? undefined : rules.get(`${type}(${scope.toLowerCase()})`)) ?? rules.get(type);

/**
 * The types of Conventional Commits as they are used, and those that name a category themselves. `revert` has no place of
 * its own: it goes where what it takes back says.
 */
export const defaultTypes: TypeRules = new Map<string, TypePlace>([
  ["feat", "added"],
  ["feature", "added"],
  ["fix", "fixed"],
  ["bugfix", "fixed"],
  ["hotfix", "fixed"],
  ["perf", "changed"],
  ["fixes", "fixed"],
  ["fixed", "fixed"],
  ["feats", "added"],
  ["features", "added"],
  ["improvement", "changed"],
  ["improve", "changed"],
  ["deprecate", "deprecated"],
  ["deprecated", "deprecated"],
  ["security", "security"],
  ...[
    "docs",
    "doc",
    "refactor",
    "style",
    "test",
    "tests",
    "build",
    "ci",
    "chore",
    "release",
    "wip",
    "typo",
    "changelog",
  ].map((type): [string, TypePlace] => [type, "hidden"]),
]);
