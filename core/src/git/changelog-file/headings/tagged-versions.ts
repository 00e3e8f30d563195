import { readVersionName, type VersionName } from "../../changelog/history/version-name.ts";
import type { GeneratedRelease } from "../parse/entry.ts";
import { releaseKey } from "./release-heading.ts";

/** The versions that a history has released, to be found by any name a heading gives them. */
export interface TaggedVersions {
  /** The version as the history calls it; undefined for a word that is none of them, or may be several. */
  readonly find: (word: string) => string | undefined;
  /** Whether a word is the very name of one, or that of its tag. */
  readonly isName: (word: string) => boolean;
}

/** Finds versions by their name, by the name of their tag, and by their numbers: `1.2` is 1.2.0, `pkg@1.2.0` too. */
export function indexVersions(releases: readonly GeneratedRelease[]): TaggedVersions {
  const byName = new Map<string, string>();
  const byNumbers = new Map<string, string | undefined>();
  for (const { version, tag } of releases) {
    if (version === undefined) continue;
    for (const name of [version, ...(tag === undefined ? [] : [tag])])
      if (!byName.has(releaseKey(name))) byName.set(releaseKey(name), version);
    const read = readVersionName(version);
    if (!read) continue;
    const known = byNumbers.get(numbersOf(read));
    const isOther = byNumbers.has(numbersOf(read)) && known !== version;
    byNumbers.set(numbersOf(read), isOther ? undefined : version);
  }
  return {
    isName: (word) => byName.has(releaseKey(word)),
    find(word) {
      const named = byName.get(releaseKey(word));
      if (named !== undefined) return named;
      const read = readVersionName(word);
      return read && byNumbers.get(numbersOf(read));
    },
  };
}

const numbersOf = ({ version: { major, minor, patch, revision = 0, preRelease } }: VersionName) =>
  [major, minor, patch, revision, ...preRelease].join(".").toLowerCase();

const LONGEST_TITLE = 400;

/** The released versions that a title names, each once. Addresses of links, tags of HTML and dates are none. */
export function versionsIn(title: string, tagged: TaggedVersions): readonly string[] {
  const plain = title
    .slice(0, LONGEST_TITLE)
    .replace(/\]\((?:[^()]|\([^()]*\))*\)/g, "]")
    .replace(/\]\[[^\]]*\]/g, "]")
    .replace(/<[^<>]*>/g, " ")
    .replace(/\bhttps?:\/\/\S+/gi, " ")
    .replace(/\\(?=[[\]()*_.#!-])/g, "");
  const words = plain.match(/[^\s()[\]{}"'\u2018-\u201F\u00AB\u00BB`,;:|=]+/g) ?? [];
  const found = words.flatMap((word) => {
    const bare = word.replace(/^[^\p{L}\p{N}@]+|[^\p{L}\p{N}]+$/gu, "");
    return tagged.find(bare) ?? bare.split("/").flatMap((part) => tagged.find(part) ?? []);
  });
  return [...new Set(found)];
}
