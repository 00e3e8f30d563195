import type { Bump } from "../version.ts";
import type { Category } from "./categories.ts";

/** A line of a changelog made from a commit. */
export interface HistoryEntry {
  readonly category: Category;
  /** Markdown; breaking changes are marked, further lines tell what breaks. */
  readonly text: string;
  readonly isBreaking: boolean;
  /** The category comes from keywords, since the commit does not say it. */
  readonly isGuessed: boolean;
  /** As Conventional Commits has them; absent for any other message. */
  readonly type?: string;
  readonly scope?: string;
  /** What it says in a list of updates, when it only raises the version of a dependency. */
  readonly dependency?: string;
  /** The part of the version it grows, where its author says so; else its category and its mark tell. */
  readonly bump?: Bump;
}

/** A person as git knows them. */
export interface Person {
  readonly name: string;
  readonly email: string;
}

/** What the message of a commit says to a changelog. */
export interface ParsedCommit {
  /**
   * `conventional`: it says its type; `request`: a merge that carries the title of its pull request; `plain`: any other
   * words of people; `silent`: machine words, such as those of a merge.
   */
  readonly kind: "conventional" | "request" | "plain" | "silent";
  readonly entries: readonly HistoryEntry[];
  /** The first line; absent where there is nothing to tell or to take back. */
  readonly subject?: string;
  /** The starts of the object names of the commits it takes back. */
  readonly reverts?: readonly string[];
  /** The first line of the commit it takes back. */
  readonly reverted?: string;
  /** The version that a `Release-As` footer asks for. */
  readonly releaseAs?: string;
  readonly coAuthors?: readonly Person[];
  /** What is wrong with a footer, as a sentence without the commit's name. */
  readonly problem?: string;
}
