import type { Category } from "../../changelog/entries/categories.ts";

/** One entry made from a commit. A commit may give several. */
export interface GeneratedEntry {
  /** The commit's full object name. */
  readonly commit: string;
  readonly category: Category;
  /** Markdown; further lines become lines of the same bullet. */
  readonly text: string;
  readonly isBreaking?: boolean;
  /** People wrote it: its bullet is theirs, and whoever told of the same in other words does not speak for it. */
  readonly isByHand?: boolean;
  /** The page of the commit, to be linked. */
  readonly url?: string;
}

/** A release as the history has it. */
export interface GeneratedRelease {
  /** Absent for what is not released yet. */
  readonly version?: string;
  /** YYYY-MM-DD */
  readonly date?: string;
  /** The tag as git knows it. */
  readonly tag?: string;
  /** In the order they shall be read. */
  readonly entries: readonly GeneratedEntry[];
}
