import path from "node:path";
import { isDynamicPattern } from "tinyglobby";
import type { MakeEntry } from "@toolbox/core/config-file/make-section.ts";
import { type Field, isRecord } from "@toolbox/core";
import { Failure } from "../../../shell/failure.ts";
import { entryOf, type Lock } from "../../../lock/lock.ts";
import { isAbove, type MakeFile } from "./make-file.ts";
import { loaderOf } from "./plan-runs.ts";

/**
 * Names of entries in groups: each group reads nothing that it or a later one makes, so its entries may run side by side.
 * Throws `Failure` "usage" that names the circle.
 */
export async function orderEntries({ entries, folder }: MakeFile, lock: Lock): Promise<readonly (readonly string[])[]> {
  const reads = new Map<string, readonly string[]>();
  for (const [name, entry] of entries) reads.set(name, await inputPlaces(entry, folder));
  const writes = new Map(
    [...entries].map(([name, entry]) => [name, outputPlaces(name, entry, folder, lock, reads.get(name) ?? [])]),
  );
  const isReading = (name: string, other: string) =>
    reads.get(name)?.some((place) => writes.get(other)?.some((target) => meets(place, target))) ?? false;
  const names = [...entries.keys()];
  const after = new Map(names.map((name) => [name, names.filter((other) => isReading(name, other))]));
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

/** Whether one is the other, or lies below it. */
const meets = (place: string, target: string) => !isAbove(place, target) || !isAbove(target, place);

/**
 * Where an entry writes, absolute: its files as the lock knows them, and its folder. A folder that holds its own input too
 * is not its alone.
 */
function outputPlaces(
  name: string,
  entry: MakeEntry,
  folder: string,
  lock: Lock,
  reads: readonly string[],
): readonly string[] {
  const place = path.resolve(folder, entry.place.path);
  const isShared = reads.some((each) => !isAbove(each, place) && each !== place);
  const known = [...lock].flatMap(([key, run]) => (entryOf(key) === name ? [...run.outputs.keys()] : []));
  return [...known.map((each) => path.resolve(folder, each)), ...(isShared ? [] : [place])];
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

/** The folder in which a glob begins: `posts` of `posts/**\/*.md`. */
const beginningOf = (glob: string) => /^(?:[^*?[{(!]*\/)?/.exec(glob)?.[0] ?? "";

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
