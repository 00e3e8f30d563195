import type { ConventionalCommit } from "../../commit/parse.ts";
import { verbForms } from "../../../text/words/inflect.ts";
import type { Category } from "./categories.ts";
import { categorize, categoryRules } from "./categorize.ts";
import { describeCommit } from "./describe-commit.ts";
import type { HistoryEntry } from "./entry.ts";
import { escapeTags } from "./escape-tags.ts";

const CHANGING =
  "replace use move rename refactor bump upgrade migrate convert switch simplify reduce rewrite make avoid".split(" ");

/* What a first line begins with says more than a keyword further on: "Use new Array" adds nothing. */
const FIRST_WORDS: ReadonlyMap<string, Category> = new Map([
  ...categoryRules.flatMap(({ value, words }) => words.map((word): [string, Category] => [word, value])),
  ...rows("added", ...["support", "implement", "introduce", "allow"].map((verb) => verbForms(verb))),
  ...rows("fixed", ...["correct", "prevent"].map((verb) => verbForms(verb))),
  ...rows("removed", verbForms("drop", true)),
  ...rows("changed", ...CHANGING.map((verb) => verbForms(verb)), ["made", "making", "skip", "skipped", "rewritten"]),
]);

function rows(category: Category, ...words: readonly (readonly string[])[]): readonly [string, Category][] {
  return words.flat().map((word): [string, Category] => [word, category]);
}

/* `[babel 8] Remove …`: in brackets a heading or a link of the file would be taken for it. */
const LABELS = /^(?:\[[^\][\n]{1,40}\]:?\s*)+(?=\S)/;

/** The labels in brackets before a first line, and what follows them. */
export function splitLabels(subject: string): { readonly labels: readonly string[]; readonly rest: string } {
  const found = LABELS.exec(subject)?.[0] ?? "";
  const labels = [...found.matchAll(/\[([^\][\n]+)\]/g)].map(([, label = ""]) => label.trim());
  return { labels: labels.filter((label) => /[\p{L}\p{N}]/u.test(label)), rest: subject.slice(found.length) };
}

/**
 * The entry of a first line without a type that is known, sorted by its first word or its keywords.
 * @param footers what the lines below it say, when they break something
 */
export function guessEntry(
  subject: string,
  footers?: Pick<ConventionalCommit, "isBreaking" | "breaking">,
): HistoryEntry {
  const { labels, rest } = splitLabels(subject);
  const isBreaking = footers?.isBreaking === true;
  const mark = `${isBreaking ? "**Breaking:** " : ""}${labels.length === 0 ? "" : `**${escapeTags(labels.join(", "))}:** `}`;
  const note = footers?.breaking === undefined ? "" : `\n${footers.breaking}`;
  return { category: guessCategory(rest), text: `${mark}${escapeTags(rest + note)}`, isBreaking, isGuessed: true };
}

/** The entry of a commit whose type is none that is known: `types(reactivity): relax refs`. */
export function guessTyped(commit: ConventionalCommit, subject: string): HistoryEntry {
  const isBreaking = commit.isBreaking || commit.type === "breaking";
  // The type as it was written; of `breaking` the mark says it.
  const label = subject.slice(0, subject.indexOf(":")).replace(/!$/, "");
  const scope = commit.type === "breaking" ? commit.scope : label;
  const { scope: _scope, ...rest } = commit;
  const entry = describeCommit(
    { ...rest, isBreaking, ...(scope === undefined ? {} : { scope }) },
    guessCategory(commit.description),
  );
  const { scope: _label, ...bare } = entry;
  return { ...bare, isGuessed: true, ...(commit.scope === undefined ? {} : { scope: commit.scope }) };
}

function guessCategory(words: string): Category {
  const first = /^[\p{L}']+/u.exec(words)?.[0].toLowerCase() ?? "";
  return FIRST_WORDS.get(first) ?? categorize(words);
}
