/** What the name of a branch says of the commits on it. */
export interface BranchParts {
  /** `fix` in `fix/123-login`. */
  readonly type?: string;
  /** `123` in `feature/123-login`, `PROJ-12` in `ada/PROJ-12`; without a leading #. */
  readonly issue?: string;
}

const TYPES: ReadonlyMap<string, string> = new Map([
  ...["feat", "feats", "feature", "features"].map((word) => [word, "feat"] as const),
  ...["fix", "fixes", "bug", "bugs", "bugfix", "bugfixes", "hotfix"].map((word) => [word, "fix"] as const),
  ...["doc", "docs", "documentation"].map((word) => [word, "docs"] as const),
  ...["test", "tests"].map((word) => [word, "test"] as const),
  ...["refactor", "refactoring"].map((word) => [word, "refactor"] as const),
  ...["perf", "performance"].map((word) => [word, "perf"] as const),
  ...["style", "build", "ci", "chore", "revert"].map((word) => [word, word] as const),
]);

// Named by programs and by releases: the numbers in them are versions and dates.
const NO_WORK = /^(?:dependabot|renovate|snyk|changeset-release|releases?|versions?)(?:[/-]|$)/i;

const ISSUES: readonly RegExp[] = [
  // PROJ-123
  /(?:^|[/_-])([A-Z][A-Z0-9]{1,9}-[1-9]\d{0,6})(?=$|[/_-])/,
  // gh-45, issue_7, issues/12
  /(?:^|[/_-])(?:gh|issues?|bug|ticket|task)[-_/]?#?([1-9]\d{0,6})(?=$|[/_-])/i,
  // fix-#12
  /#([1-9]\d{0,6})(?=$|[/_-])/,
  // 123-login, feature/123_login; not 2024-05-01
  /(?:^|\/)([1-9]\d{0,6})(?=$|\/|[_-]\D)/,
];

/**
 * Reads type and issue off the name of a branch: `feature/123-login`, `fix/gh-45`, `PROJ-123-login`, `ada/issue_7`,
 * `12-login`. Versions and dates are not issues, nor is anything in branches that programs make.
 */
export function readBranch(name: string): BranchParts {
  if (NO_WORK.test(name)) return {};
  const words = name.toLowerCase().split(/[/]|(?<=^[a-z]+)[-_:]/);
  const type = words.length > 1 ? words.map((word) => TYPES.get(word)).find((found) => found !== undefined) : undefined;
  const issue = ISSUES.map((pattern) => pattern.exec(name)?.[1]).find((found) => found !== undefined);
  return { ...(type === undefined ? {} : { type }), ...(issue === undefined ? {} : { issue }) };
}
