import { type ChangeKind, commonKind } from "./change-kind.ts";
import type { Habits } from "./habits.ts";
import { likelyScopes, likelyTypes } from "./likely.ts";
import { readBranch } from "./read-branch.ts";

/** What a suggestion is made from. */
export interface Situation {
  /** Staged files, with slashes, from the root of the repository. */
  readonly paths: readonly string[];
  readonly habits: Habits;
  /** "" when HEAD stands on none. */
  readonly branch: string;
  /** The workspace package all staged files belong to. */
  readonly workspace?: string | undefined;
  /** The types that are allowed. */
  readonly types: readonly string[];
}

/** A value and why, as the words after it: "as 12 of 14 commits there". */
export interface Suggested {
  readonly value: string;
  readonly why: string;
}

export interface Suggestion {
  readonly type?: Suggested;
  /** The value is never "". */
  readonly scope?: Suggested;
  /** Without a leading #. */
  readonly issue?: Suggested;
  /** Scopes of the repository that fit, the likeliest first, then the most used. */
  readonly scopes: readonly string[];
}

const KIND_TYPES: Readonly<Record<ChangeKind, string | undefined>> = {
  docs: "docs",
  test: "test",
  ci: "ci",
  build: "build",
  source: undefined,
};
const KIND_WORDS: Readonly<Record<ChangeKind, string>> = {
  docs: "only documentation is staged",
  test: "only tests are staged",
  ci: "only CI files are staged",
  build: "only build files are staged",
  source: "",
};

/** Commits a history must have before its numbers outweigh the plain rules. */
const ENOUGH = 20;
/** A scope is proposed from here on; below, none is chosen. Held out, 79 to 92 of 100 such proposals are right. */
const SURE = 0.5;

/**
 * The parts of a commit message that can be known before anybody typed: from the name of the branch, from what the
 * repository's own commits of these files were called, from the kind of the files. The same input gives the same
 * suggestion. Nothing is suggested without a staged file, but for the issue.
 */
export function suggestParts(situation: Situation): Suggestion {
  const { branch, habits } = situation;
  const said = readBranch(branch);
  const type = suggestType(situation, said.type);
  const scope = suggestScope(situation);
  return {
    ...(type ? { type } : {}),
    ...(scope ? { scope } : {}),
    ...(said.issue === undefined ? {} : { issue: { value: said.issue, why: `from the branch ${branch}` } }),
    scopes: knownScopes(situation.paths, habits),
  };
}

function suggestType({ paths, habits, branch, types }: Situation, ofBranch: string | undefined): Suggested | undefined {
  if (paths.length === 0) return undefined;
  const kind = commonKind(paths);
  const ofKind = KIND_TYPES[kind];
  const likely = likelyTypes(paths, habits).filter(({ value }) => types.includes(value));
  const [first] = likely;
  const learned =
    habits.total >= ENOUGH && first
      ? { value: first.value, why: `as ${percent(first.share)} of such commits here` }
      : undefined;
  // A branch says what the work is for; its tests and documents on the way are still tests and documents.
  if (ofBranch !== undefined && types.includes(ofBranch) && kind === "source")
    return { value: ofBranch, why: `from the branch ${branch}` };
  if (learned) return learned;
  if (ofKind !== undefined && types.includes(ofKind)) return { value: ofKind, why: KIND_WORDS[kind] };
  return undefined;
}

function suggestScope({ paths, habits, workspace }: Situation): Suggested | undefined {
  if (paths.length === 0) return undefined;
  const [first] = habits.total >= ENOUGH ? likelyScopes(paths, habits) : [];
  if (first && first.share >= SURE)
    return first.value === ""
      ? undefined
      : { value: first.value, why: `as ${percent(first.share)} of such commits here` };
  // A repository that never names scopes shall not begin to because of a package.
  const usesScopes = habits.total < ENOUGH || (habits.scopes.get("") ?? 0) < habits.total * 0.8;
  return workspace !== undefined && usesScopes
    ? { value: workspace, why: "the package the files belong to" }
    : undefined;
}

function knownScopes(paths: readonly string[], habits: Habits): readonly string[] {
  const near = likelyScopes(paths, habits)
    .filter(({ share }) => share >= 0.02)
    .map(({ value }) => value);
  const used = [...habits.scopes]
    .filter(([, count]) => count >= 2)
    .toSorted(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
    .map(([scope]) => scope);
  return [...new Set([...near, ...used])].filter((scope) => scope !== "");
}

const percent = (share: number) => `${Math.round(share * 100)} %`;
