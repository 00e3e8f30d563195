import path from "node:path";
import { isDynamicPattern } from "tinyglobby";
import type { MakeEntry } from "@toolbox/core/config-file/make-section.ts";
import { type Field, isRecord } from "@toolbox/core";
import { Failure } from "../../../shell/failure.ts";
import { entryOf, type Lock } from "../../../lock/lock.ts";
import type { MakeFile } from "./make-file.ts";
import { beginningOf } from "./fields-of-many.ts";
import { loaderOf } from "./plan-runs.ts";

/**
 * Names of entries in groups: each group reads nothing that it or a later one makes, so its entries may run side by side.
 * Throws `Failure` "usage" that names the circle.
 */
export async function orderEntries({ entries, folder }: MakeFile, lock: Lock): Promise<readonly (readonly string[])[]> {
  const reads = new Map<string, readonly string[]>();
  for (const [name, entry] of entries) reads.set(name, await inputPlaces(entry, folder));
  const writers = new Writers();
  for (const [name, entry] of entries) {
    const place = ownPlace(entry, folder, reads.get(name) ?? []);
    if (place !== undefined) writers.add(place, name);
  }
  for (const [key, run] of lock)
    for (const name of run.outputs.keys()) writers.add(path.resolve(folder, name), entryOf(key));
  const names = [...entries.keys()];
  const after = new Map(
    names.map((name) => [name, writers.of(reads.get(name) ?? []).filter((other) => entries.has(other))]),
  );
  const groups: string[][] = [];
  const done = new Set<string>();
  while (done.size < names.length) {
    const group = names.filter((name) => !done.has(name) && after.get(name)?.every((other) => done.has(other)));
    if (group.length === 0) throw circle(after, done);
    for (const name of group) done.add(name);
    groups.push(group);
  }
  return groups;
}

/** Which entries write where, found without comparing each with each: a thousand entries would be a million pairs. */
class Writers {
  readonly #at = new Map<string, Set<string>>();
  readonly #below = new Map<string, Set<string>>();

  add(place: string, name: string): void {
    addTo(this.#at, place, name);
    for (const folder of foldersOf(place)) addTo(this.#below, folder, name);
  }

  /** Those that write one of these places, something below it, or a folder that it lies in. */
  of(places: readonly string[]): readonly string[] {
    const found = places.flatMap((place) => [
      ...(this.#below.get(place) ?? []),
      ...[place, ...foldersOf(place)].flatMap((each) => [...(this.#at.get(each) ?? [])]),
    ]);
    return [...new Set(found)];
  }
}

const addTo = (map: Map<string, Set<string>>, key: string, name: string) =>
  void map.set(key, (map.get(key) ?? new Set()).add(name));

/** The folders that a path lies in, from the nearest up. */
function foldersOf(place: string): readonly string[] {
  const folder = path.dirname(place);
  return folder === place ? [] : [folder, ...foldersOf(folder)];
}

/** Where an entry writes, absolute; none for a folder that holds its own input too: it is not its alone. */
function ownPlace(entry: MakeEntry, folder: string, reads: readonly string[]): string | undefined {
  const place = path.resolve(folder, entry.place.path);
  return reads.some((each) => each.startsWith(place + path.sep)) ? undefined : place;
}

/** The files and folders that an entry names as its input, absolute; of a glob the folder where it begins. */
export async function inputPlaces({ tool, input, batch = [] }: MakeEntry, folder: string): Promise<readonly string[]> {
  const { fields } = await loaderOf(tool)();
  const named = Object.entries(input).flatMap(([name, value]) => {
    const spec = fields[name] as Field | undefined;
    if (spec?.kind === "file" || spec?.kind === "files") return value;
    return isRecord(value) ? value["file"] : [];
  });
  return [...named, ...batch]
    .filter((each): each is string => typeof each === "string")
    .map((each) => path.resolve(folder, isDynamicPattern(each) ? beginningOf(each) : each));
}

function circle(after: ReadonlyMap<string, readonly string[]>, done: ReadonlySet<string>): Failure {
  const way: string[] = [];
  for (let at = [...after.keys()].find((name) => !done.has(name)); at !== undefined && !way.includes(at);) {
    way.push(at);
    at = after.get(at)?.find((other) => !done.has(other));
    if (at !== undefined && way.includes(at)) {
      const names = [...way.slice(way.indexOf(at)), at];
      return new Failure("usage", `make: ${names.join(" reads what is made by ")}.`, {
        next: "Take one of them out of the circle.",
      });
    }
  }
  return new Failure("usage", "make: its entries read each other in a circle.");
}
