import { formatList, pluralize } from "../../../text/format.ts";
import type { ReleaseTag } from "./tags.ts";

/** A family of tags and its newest tag. */
export interface TagFamily {
  /** `parser@`; "" for plain tags. */
  readonly family: string;
  readonly newest: ReleaseTag;
}

export interface FamilyChoice extends TagFamily {
  /** The families that do not count, the one with the newest tag first. */
  readonly others: readonly TagFamily[];
}

/**
 * The family whose tags are the releases: that of the newest release. Where several were released together, plain tags
 * come first, then the family that stands on most of the releases given.
 * @param released the tags of each released commit, the newest first; some twenty are enough
 * @param all every tag of the repository
 */
export function chooseFamily(
  released: readonly (readonly ReleaseTag[])[],
  all: readonly ReleaseTag[],
): FamilyChoice | undefined {
  const [together] = released;
  if (!together) return undefined;
  const countOf = (family: string) => released.filter((tags) => tags.some((tag) => tag.family === family)).length;
  const newest = together.toSorted(
    (a, b) =>
      Number(b.family === "") - Number(a.family === "") ||
      countOf(b.family) - countOf(a.family) ||
      (a.family < b.family ? -1 : 1),
  )[0];
  if (!newest) return undefined;
  const { family } = newest;
  return { family, newest, others: familiesOf(all).filter((other) => other.family !== family) };
}

/** The families among tags, the one with the newest tag first. */
export function familiesOf(tags: readonly ReleaseTag[]): readonly TagFamily[] {
  const families = new Map<string, ReleaseTag>();
  for (const tag of tags) {
    const known = families.get(tag.family);
    if (!known || known.date.getTime() < tag.date.getTime()) families.set(tag.family, tag);
  }
  return [...families]
    .map(([family, newest]) => ({ family, newest }))
    .toSorted((a, b) => b.newest.date.getTime() - a.newest.date.getTime() || (a.family < b.family ? -1 : 1));
}

/** What was chosen, why, and what else there was. */
export function familyWords({ family, newest, others }: FamilyChoice): string {
  const shown = others.slice(0, 3).map((other) => (other.family === "" ? "plain tags" : `${other.family}…`));
  const more = others.length - shown.length;
  const rest = more > 0 ? [pluralize(more, "more family", "more families")] : [];
  return (
    `The releases are ${family === "" ? "the plain tags" : `the tags ${family}…`}, as the newest is ${newest.name}; ` +
    `there are also ${formatList([...shown, ...rest])}.`
  );
}
