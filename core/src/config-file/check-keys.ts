import { sections } from "./sections.ts";
import { entriesOf, memberPath, type Report, unknownKey } from "../config/shape.ts";

const known = ["$schema", ...sections.map(({ key }) => key)];

/**
 * Whether a configuration is an object whose keys are all known. A wrong key is told with the nearest right one; the
 * sections themselves are read by the commands that need them. @param at "" for a file of its own
 */
export function checkKeys(config: unknown, at: string, report: Report): boolean {
  const entries = entriesOf(config, at, report);
  const wrong = entries?.filter(([key]) => !known.includes(key)) ?? [];
  for (const [key] of wrong) report(unknownKey(memberPath(at, key), key, known), memberPath(at, key));
  return entries !== undefined && wrong.length === 0;
}
