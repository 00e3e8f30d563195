import { type ConventionalCommit, parseCommit } from "../../commit/parse.ts";
import { type Category, categories } from "./categories.ts";
import type { Person } from "./entry.ts";
import { parseVersion } from "../version.ts";

/** What footers ask of the changelog. */
export interface FooterOptions {
  /** `Changelog: fixed` puts the commit there, `Changelog: skip` keeps it out. */
  readonly place?: Category | "skip";
  /** `Release-As: 2.0.0` */
  readonly releaseAs?: string;
  /** What is wrong with them, as a sentence. */
  readonly problem?: string;
}

/** Reads `Changelog` and `Release-As` footers; the token in any case, the last of each counts. */
export function readFooterOptions(footers: ConventionalCommit["footers"]): FooterOptions {
  const valueOf = (name: string) => footers.findLast(({ token }) => token.toLowerCase() === name)?.value.trim();
  const [version, wish] = [valueOf("release-as"), valueOf("changelog")];
  const place = wish === undefined ? undefined : readPlace(wish);
  const isVersion = version !== undefined && parseVersion(version) !== undefined;
  const problems = [
    ...(wish !== undefined && !place
      ? [`the footer "Changelog: ${wish}" takes ${categories.map(({ category }) => category).join(", ")} or skip.`]
      : []),
    ...(version !== undefined && !isVersion
      ? [`the footer "Release-As: ${version}" is not a valid version such as 1.2.0.`]
      : []),
  ];
  return {
    ...(place ? { place } : {}),
    ...(isVersion ? { releaseAs: version } : {}),
    ...(problems.length > 0 ? { problem: problems.join(" ") } : {}),
  };
}

function readPlace(wish: string): FooterOptions["place"] {
  const word = wish.toLowerCase();
  if (/^(?:skip|none|ignore|no|false)$/.test(word)) return "skip";
  return categories.find(({ category }) => category === word)?.category;
}

/** What stands below the first line of a message, whether or not that line has a type. */
export type MessageBody = Pick<ConventionalCommit, "breaking" | "footers" | "isBreaking">;

/** Reads the lines below the first one. */
export function readBody(message: string): MessageBody {
  const end = message.indexOf("\n");
  const read = end < 0 ? undefined : parseCommit(`chore: x${message.slice(end)}`);
  return read ?? { footers: [], isBreaking: false };
}

/** Those who wrote a commit together with its author, wherever in the message they are named. */
export function coAuthorsIn(message: string): readonly Person[] {
  return [...message.matchAll(/^Co-authored-by:[ \t]*([^<\r\n]+?)[ \t]*<([^<>\s]+)>/gim)].map(
    ([, name = "", email = ""]) => ({ name, email }),
  );
}
