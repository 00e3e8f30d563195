import type { Connection, Workspace, WorkspaceMetadata, WorkspaceNode } from "../model.ts";
import { TagGroups } from "../summary/tag-groups.ts";

/** More pairs than this are counted and not listed: five thousand components with two tags each have four million. */
export const MAX_CONNECTIONS = 2000;

export interface Connected {
  /** In the order of the components. */
  readonly connections: readonly Connection[];
  /** All pairs that share a tag. */
  readonly total: number;
}

/**
 * The pairs of components that share a tag. When there are more than `limit`, those with the most shared tags are
 * listed, earlier components first; `total` counts all.
 */
export function connectNodes(nodes: readonly WorkspaceNode[], limit: number = MAX_CONNECTIONS): Connected {
  const groups = new TagGroups(nodes);
  const chosen: [number, number][] = [];
  const counts = countsByLevel(groups);
  for (let level = counts.length - 1; level > 0 && chosen.length < limit; level--)
    if ((counts[level] ?? 0) > 0) choosePairs(nodes.length, groups, level, limit, chosen);
  chosen.sort(([a, b], [c, d]) => a - c || b - d);
  return {
    total: counts.reduce((sum, count) => sum + count, 0),
    connections: chosen.map(([i, j]) => ({
      id: `conn-${i}-${j}`,
      sourceId: nodes[i]?.id ?? "",
      targetId: nodes[j]?.id ?? "",
      type: "related",
    })),
  };
}

/** The other components that share a tag with this one, in their order, with the tags they share. */
export function connectedTo(
  nodes: readonly WorkspaceNode[],
  id: string,
): { readonly node: WorkspaceNode; readonly tags: readonly string[] }[] {
  const tags = new Set(nodes.find((node) => node.id === id)?.tags);
  return nodes.flatMap((node) => {
    const common = node.id === id ? [] : node.tags.filter((tag) => tags.has(tag));
    return common.length === 0 ? [] : [{ node, tags: common }];
  });
}

/** The workspace of these components: connections and their count follow from the tags. */
export function withConnections(nodes: readonly WorkspaceNode[], metadata: WorkspaceMetadata): Workspace {
  const { connections, total } = connectNodes(nodes);
  const { connectionsTotal: _, ...rest } = metadata;
  return {
    nodes,
    connections,
    metadata: total > connections.length ? { ...rest, connectionsTotal: total } : rest,
  };
}

/** How many pairs share one tag, two tags and so on; the index is the number of tags. */
function countsByLevel(tagged: TagGroups): number[] {
  const counts: number[] = [];
  for (const [place, { members }] of tagged.groups.entries())
    tagged.visitNear(place, (other, level) => {
      if (other < place) return;
      const size = tagged.groups[other]?.members.length ?? 0;
      while (counts.length <= level) counts.push(0);
      counts[level]! += other === place ? (size * (size - 1)) / 2 : members.length * size;
    });
  return counts;
}

/** Adds the pairs that share just so many tags, in order, until there are `limit`. */
function choosePairs(size: number, tagged: TagGroups, level: number, limit: number, chosen: [number, number][]): void {
  const groupOf = new Int32Array(size).fill(-1);
  for (const [place, { members }] of tagged.groups.entries()) for (const member of members) groupOf[member] = place;
  for (let i = 0; i < size && chosen.length < limit; i++) {
    if (groupOf[i]! < 0) continue;
    const partners: number[] = [];
    tagged.visitNear(groupOf[i]!, (other, shared) => {
      if (shared !== level) return;
      for (const j of tagged.groups[other]?.members ?? []) if (j > i) partners.push(j);
    });
    partners.sort((a, b) => a - b);
    for (const j of partners.slice(0, limit - chosen.length)) chosen.push([i, j]);
  }
}
