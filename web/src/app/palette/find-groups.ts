import type { PaletteEntry } from "./palette-entries.ts";
import { type Hit, rank } from "./rank.ts";

export interface HitGroup {
  readonly title: string;
  readonly hits: readonly Hit[];
}

/**
 * What the palette shows for a query: what the page in sight can do, pages, tools inside pages, actions; the group with the best hit first. Without
 * a query the favorites and the pages visited lately come first. A query that starts with `>` finds actions only.
 */
export function findGroups({ entries, favorites, recents, query }: GroupQuery): readonly HitGroup[] {
  const onlyActions = query.trimStart().startsWith(">");
  const text = onlyActions ? query.trimStart().slice(1) : query;
  const pool = onlyActions ? entries.filter(({ kind }) => kind === "action" || kind === "here") : entries;
  const hits = rank(pool, text);
  const groups = Object.entries(titles)
    .map(([kind, title]) => ({ title, hits: hits.filter((hit) => hit.entry.kind === kind) }))
    .filter((group) => group.hits.length > 0);
  if (text.trim()) return groups.toSorted((a, b) => (b.hits[0]?.score ?? 0) - (a.hits[0]?.score ?? 0));

  const chosen = [
    { title: "Favorites", routes: favorites },
    { title: "Recent", routes: recents.filter((route) => !favorites.includes(route)) },
  ].map(({ title, routes }) => ({
    title,
    hits: routes.flatMap((route) => hits.filter((hit) => hit.entry.kind === "page" && hit.entry.id === route)),
  }));
  const isChosen = (hit: Hit) => chosen.some((group) => group.hits.includes(hit));
  const rest = groups.map((group) => ({ ...group, hits: group.hits.filter((hit) => !isChosen(hit)) }));
  return [...chosen, ...rest].filter((group) => group.hits.length > 0);
}

export interface GroupQuery {
  readonly entries: readonly PaletteEntry[];
  /** Routes with a star. */
  readonly favorites: readonly string[];
  /** Routes, the last visited first. */
  readonly recents: readonly string[];
  readonly query: string;
}

const titles = { here: "On this page", page: "Tools", tool: "Inside a tool", action: "Actions" } as const;
