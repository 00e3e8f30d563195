import { storedList } from "./stored-value.ts";

const favorites = storedList("toolbox-favorites");

/** The routes of the favorite tools, in the order they were added, kept in this browser. */
export const useFavorites = favorites.use;

/** Adds a route to the favorites, or takes it out. */
export function toggleFavorite(route: string): void {
  const now = favorites.read();
  favorites.set(now.includes(route) ? now.filter((entry) => entry !== route) : [...now, route]);
}
