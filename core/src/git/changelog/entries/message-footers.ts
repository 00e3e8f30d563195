import { type ConventionalCommit, parseCommit } from "../../commit/parse.ts";
import { type Category, categories } from "./categories.ts";
import type { Person } from "./entry.ts";
import { parseVersion } from "../version.ts";

/** What footers ask of the changelog. */
export interface FooterWishes {
  /** `Changelog: fixed` puts the commit there, `Changelog: skip` keeps it out. */
  readonly place?: Category | "skip";
  /** `Release-As: 2.0.0` */
  readonly releaseAs?: string;
  /** What is wrong with them, as a sentence. */
  readonly problem?: string;
}

/** Reads `Changelog` and `Release-As` footers; the token in any case, the last of each counts. */
export function readWishes(footers: ConventionalCommit["footers"]): FooterWishes {
  const valueOf = (name: string) => footers.findLast(({ token }) => token.toLowerCase() === name)?.value.trim();
  const [version, wish] = [valueOf("release-as"), valueOf("changelog")];
  const place = wish === undefined ? undefined : readPlace(wish);
  const isVersion = version !== undefined && parseVersion(version) !== undefined;
  const problems = [
    ...(wish !== undefined && !place
      ? [`the footer "Changelog: ${wish}" takes ${categories.map(({ category }) => category).join(", ")} or skip.`]
      : []),
    ...(version !== undefined && !isVersion
      ? [`the footer "Release-As: ${version}" is no version such as 1.2.0.`]
      : []),
  ];
  return {
    ...(place ? { place } : {}),
    ...(isVersion ? { releaseAs: version } : {}),
    ...(problems.length > 0 ? { problem: problems.join(" ") } : {}),
  };
}

function readPlace(wish: string): FooterWishes["place"] {
  const word = wish.toLowerCase();
  if (/^(?:skip|none|ignore|no|false)$/.test(word)) return "skip";
  return categories.find(({ category }) => category === word)?.category;
}

/** The footers of a message whose first line has no type. */
export function looseFooters(message: string): ConventionalCommit["footers"] {
  const end = message.indexOf("\n");
  return end < 0 ? [] : (parseCommit(`chore: x${message.slice(end)}`)?.footers ?? []);
}

/** Those who wrote a commit together with its author, wherever in the message they are named. */
export function coAuthorsIn(message: string): readonly Person[] {
  return [...message.matchAll(/^Co-authored-by:[ \t]*([^<\r\n]+?)[ \t]*<([^<>\s]+)>/gim)].map(
    ([, name = "", email = ""]) => ({ name, email }),
  );
}
