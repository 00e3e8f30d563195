import { parseHex } from "../../graphics/color/parse-hex.ts";

export interface Locks {
  /** Colors by their place, counted from 0. The later of two for one place wins. */
  readonly places: ReadonlyMap<number, string>;
  /** Entries that are not a lock, as typed. */
  readonly unread: readonly string[];
}

/** Reads locks such as `1 #3b82f6` (also `1=3b82f6`): a place counted from 1, and a color. Empty entries are skipped. */
export function readLocks(entries: readonly string[]): Locks {
  const places = new Map<number, string>();
  const unread: string[] = [];
  for (const entry of entries) {
    if (entry.trim() === "") continue;
    const [, place, color = ""] = /^\s*([1-9]\d?)\s*[\s=:]\s*(\S+)\s*$/.exec(entry) ?? [];
    const { hex, isValid } = parseHex(color);
    if (place === undefined || !isValid) unread.push(entry);
    else places.set(Number(place) - 1, hex);
  }
  return { places, unread };
}

/** The entry that `readLocks` reads back. @param place counted from 0 */
export const lockText = (place: number, hex: string) => `${place + 1} ${hex}`;
