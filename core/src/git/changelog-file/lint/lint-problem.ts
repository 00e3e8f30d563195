/** The versions of Keep a Changelog whose rules differ. */
export type LintStandard = "1.1.0" | "2.0.0";

const lintRules = [
  "title",
  "unclosed",
  "heading-level",
  "unreleased-place",
  "version",
  "duplicate-version",
  "order",
  "date",
  "yanked",
  "empty-release",
  "category",
  "category-order",
  "duplicate-category",
  "empty-category",
  "uncategorized",
  "breaking-form",
  "breaking-order",
  "missing-link",
  "unused-link",
  "duplicate-link",
] as const;

export type LintRule = (typeof lintRules)[number];

/** Something about a changelog that Keep a Changelog has otherwise. */
export interface LintProblem {
  /** From 1. */
  readonly line: number;
  readonly rule: LintRule;
  /** An error breaks the format; a warning is a matter of what the format recommends. */
  readonly level: "error" | "warning";
  /** What is wrong and what to do, as sentences. */
  readonly message: string;
}

export function lintError(line: number, rule: LintRule, message: string): LintProblem {
  return { line, rule, level: "error", message };
}

export function lintWarning(line: number, rule: LintRule, message: string): LintProblem {
  return { line, rule, level: "warning", message };
}
