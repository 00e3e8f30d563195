import { storedList } from "../kit/host/stored-value.ts";

const most = 6;
const recents = storedList("toolbox-recents");

/** Routes of tool pages visited lately, the last one first. */
export const useRecents = recents.use;

/** Puts a tool page at the head of the list of recent ones, kept on this device. */
export function rememberVisit(route: string): void {
  recents.set([route, ...recents.read().filter((entry) => entry !== route)].slice(0, most));
}
