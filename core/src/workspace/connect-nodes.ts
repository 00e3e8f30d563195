import type { Connection, Workspace, WorkspaceMetadata, WorkspaceNode } from "./model.ts";
import { type TagGroup, tagGroups } from "./tag-groups.ts";

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
  const groups = tagGroups(nodes);
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
  return { nodes, connections, metadata: total > connections.length ? { ...rest, connectionsTotal: total } : rest };
}

/** How many pairs share one tag, two tags and so on; the index is the number of tags. */
function countsByLevel(groups: readonly TagGroup[]): number[] {
  const counts: number[] = [];
  for (const [place, { members, near }] of groups.entries())
    for (const [other, level] of near) {
      if (other < place) continue;
      const size = groups[other]?.members.length ?? 0;
      const pairs = other === place ? (size * (size - 1)) / 2 : members.length * size;
      while (counts.length <= level) counts.push(0);
      counts[level] = (counts[level] ?? 0) + pairs;
    }
  return counts;
}

/** Adds the pairs that share just so many tags, in order, until there are `limit`. */
function choosePairs(
  size: number,
  groups: readonly TagGroup[],
  level: number,
  limit: number,
  chosen: [number, number][],
): void {
  const groupOf = new Map(groups.flatMap((group) => group.members.map((member) => [member, group] as const)));
  for (let i = 0; i < size && chosen.length < limit; i++) {
    const partners: number[] = [];
    for (const [other, shared] of groupOf.get(i)?.near ?? [])
      if (shared === level) for (const j of groups[other]?.members ?? []) if (j > i) partners.push(j);
    partners.sort((a, b) => a - b);
    for (const j of partners.slice(0, limit - chosen.length)) chosen.push([i, j]);
  }
}
