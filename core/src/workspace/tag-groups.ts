import type { WorkspaceNode } from "./model.ts";

/** The components with the same tags. */
export interface TagGroup {
  readonly tags: readonly string[];
  /** Places of components, ascending. */
  readonly members: readonly number[];
  /** The groups that share tags with this one, itself too, and how many: the place of the group and the number. */
  readonly near: ReadonlyMap<number, number>;
}

/**
 * Components grouped by their tags; those without tags are in no group. Plans use few sets of tags many times, so that
 * pairs of groups are far fewer than pairs of components.
 */
export function tagGroups(nodes: readonly WorkspaceNode[]): readonly TagGroup[] {
  const groups = new Map<string, { tags: readonly string[]; members: number[] }>();
  for (const [index, { tags }] of nodes.entries()) {
    if (tags.length === 0) continue;
    const key = tags.toSorted().join("\n");
    const group = groups.get(key);
    if (group) group.members.push(index);
    else groups.set(key, { tags, members: [index] });
  }
  const list = [...groups.values()];
  const holders = new Map<string, number[]>();
  for (const [place, { tags }] of list.entries())
    for (const tag of tags) {
      const places = holders.get(tag);
      if (places) places.push(place);
      else holders.set(tag, [place]);
    }
  return list.map(({ tags, members }) => {
    const near = new Map<number, number>();
    for (const tag of tags) for (const place of holders.get(tag) ?? []) near.set(place, (near.get(place) ?? 0) + 1);
    return { tags, members, near };
  });
}
