import { parseCommit } from "../commit/parse.ts";
import { categorize } from "./categorize.ts";
import type { Category } from "./categories.ts";

/** A commit of a history, without its message: only what a changelog needs of it. */
export interface HistoryCommit {
  /** Full object name. */
  readonly id: string;
  readonly parents: readonly string[];
  /** Absent when the commit says nothing to the readers of a changelog. */
  readonly entry?: HistoryEntry;
  /** The start of the object name of the commit it takes back. */
  readonly reverts?: string;
}

export interface HistoryEntry {
  readonly category: Category;
  readonly text: string;
  readonly isBreaking: boolean;
}

// Types without a row (docs, style, test, build, ci, chore) change nothing for users; they show only when they break.
const CATEGORY_OF_TYPE: Readonly<Record<string, Category | undefined>> = {
  feat: "added",
  feature: "added",
  fix: "fixed",
  bugfix: "fixed",
  hotfix: "fixed",
  perf: "changed",
  refactor: "changed",
  deprecate: "deprecated",
  security: "security",
  revert: "removed",
};
const QUIET_TYPES = new Set(["docs", "style", "test", "tests", "build", "ci", "chore", "release", "wip"]);
const AUTOSQUASH = /^(?:fixup|squash|amend)! /;
const VERSION_ONLY = /^(?:release\s+)?v?\d+\.\d+\.\d+\S*$/i;
const REVERTED = /^This reverts commit ([0-9a-f]{7,64})/m;

/**
 * Reads one commit of a history. Conventional Commits 1.0.0 come first; any other first line is sorted by its
 * keywords. Merges, autosquash commits and bare version numbers have no entry.
 */
export function readHistoryCommit(id: string, parents: readonly string[], message: string): HistoryCommit {
  const entry = parents.length > 1 ? undefined : readEntry(message);
  const reverts = REVERTED.exec(message)?.[1];
  return { id, parents, ...(entry ? { entry } : {}), ...(reverts === undefined ? {} : { reverts }) };
}

function readEntry(message: string): HistoryEntry | undefined {
  const subject = message.trimStart().split("\n", 1)[0]?.trim() ?? "";
  if (subject === "" || AUTOSQUASH.test(subject) || VERSION_ONLY.test(subject)) return undefined;
  const commit = parseCommit(message);
  const category = commit && CATEGORY_OF_TYPE[commit.type];
  if (!commit || (!category && !QUIET_TYPES.has(commit.type)))
    return {
      category: subject.startsWith('Revert "') ? "removed" : categorize(subject),
      text: subject,
      isBreaking: false,
    };
  if (!category && !commit.isBreaking) return undefined;
  const scope = commit.scope === undefined ? "" : `**${commit.scope}:** `;
  const what = commit.isBreaking ? (commit.breaking ?? commit.description) : commit.description;
  const text = `${scope}${commit.description}${what === commit.description ? "" : `\n${what}`}`;
  return {
    category: category ?? "changed",
    text: commit.isBreaking ? `**Breaking:** ${text}` : text,
    isBreaking: commit.isBreaking,
  };
}
