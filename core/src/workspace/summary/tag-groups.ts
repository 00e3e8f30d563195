import type { WorkspaceNode } from "../model.ts";

/** The components with the same tags. */
export interface TagGroup {
  readonly tags: readonly string[];
  /** Places of components, ascending. */
  readonly members: readonly number[];
}

/**
 * Components grouped by their tags; those without tags are in no group. Plans use few sets of tags many times, so that
 * pairs of groups are far fewer than pairs of components; where they are not, pairs are counted and never kept.
 */
export class TagGroups {
  readonly groups: readonly TagGroup[];
  readonly #holders = new Map<string, number[]>();
  readonly #shared: Int32Array;

  constructor(nodes: readonly WorkspaceNode[]) {
    const groups = new Map<string, { tags: readonly string[]; members: number[] }>();
    for (const [index, { tags }] of nodes.entries()) {
      if (tags.length === 0) continue;
      const key = tags.toSorted().join("\n");
      const group = groups.get(key);
      if (group) group.members.push(index);
      else groups.set(key, { tags, members: [index] });
    }
    this.groups = [...groups.values()];
    this.#shared = new Int32Array(this.groups.length);
    for (const [place, { tags }] of this.groups.entries())
      for (const tag of tags) {
        const places = this.#holders.get(tag);
        if (places) places.push(place);
        else this.#holders.set(tag, [place]);
      }
  }

  /** Visits the groups that share tags with one, itself too, with the number of tags they share. */
  visitNear(place: number, visit: (other: number, shared: number) => void): void {
    const touched: number[] = [];
    for (const tag of this.groups[place]?.tags ?? [])
      for (const other of this.#holders.get(tag) ?? []) if (this.#shared[other]!++ === 0) touched.push(other);
    for (const other of touched) {
      visit(other, this.#shared[other]!);
      this.#shared[other] = 0;
    }
  }
}
