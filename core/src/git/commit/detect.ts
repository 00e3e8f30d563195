import { type KeywordRule, firstKeyword } from "../../text/words/first-keyword.ts";
import { nounForms, verbForms } from "../../text/words/inflect.ts";
import { type ReadParts, readParts } from "./read-parts.ts";
import { tidyHeader } from "./tidy-header.ts";
import { type CommitScope, type CommitTypeName, commitTypes } from "./types.ts";

/*
 * Each rule names a keyword and the words people write for it: its forms, the noun made from it, its usual short form.
 * The order decides: a text with words of two rules takes the first.
 */
export const typeRules: readonly KeywordRule<CommitTypeName>[] = [
  { value: "fix", words: [...verbForms("fix"), ...nounForms("bugfix"), ...nounForms("hotfix")] },
  { value: "fix", words: [...nounForms("bug"), "buggy"] },
  { value: "fix", words: nounForms("error") },
  { value: "docs", words: ["doc", "docs", "documentation", ...verbForms("document")] },
  { value: "docs", words: nounForms("readme") },
  { value: "test", words: verbForms("test") },
  { value: "refactor", words: [...verbForms("refactor"), "refactorings"] },
  { value: "refactor", words: [...verbForms("clean"), ...nounForms("cleanup")] },
  { value: "style", words: verbForms("style") },
  { value: "style", words: verbForms("format", true) },
  { value: "perf", words: ["performance", "perf"] },
  {
    value: "perf",
    words: ["optimize", "optimise"].flatMap((verb) => [...verbForms(verb), ...nounForms(verb.replace(/e$/, "ation"))]),
  },
  { value: "build", words: ["build", "builds", "built", "building"] },
  { value: "build", words: [...nounForms("dependency"), ...nounForms("dep")] },
];

export const scopeRules: readonly KeywordRule<CommitScope>[] = [
  {
    value: "auth",
    words: [
      "auth",
      "oauth",
      "authentication",
      "authorization",
      ...verbForms("authenticate"),
      ...verbForms("authorize"),
    ],
  },
  { value: "ui", words: nounForms("ui") },
  { value: "api", words: nounForms("api") },
  { value: "database", words: [...nounForms("database"), ...nounForms("db")] },
  { value: "config", words: [...nounForms("config"), ...nounForms("configuration"), ...verbForms("configure")] },
  // The word is "component", the scope on offer "components".
  { value: "components", words: nounForms("component") },
];

/** The type that a plain description of a change speaks of; `feat` when no keyword stands in it. */
export function detectType(text: string): CommitTypeName {
  return firstKeyword(text, typeRules) ?? "feat";
}

/** The scope that a plain description of a change speaks of, if any. */
export function detectScope(text: string): CommitScope | undefined {
  return firstKeyword(text, scopeRules);
}

const LEADING_VERB = /^(?:added|add|fixed|fix|updated|update|removed|remove|created|create)(?:\s*:\s*|\s+)(?=\S)/i;

/**
 * A plain description as the description of a commit: one line, without a leading verb that the type already says
 * (only when something is left) and without a full stop, the first letter in lower case unless the word starts with two
 * capitals (`README`).
 */
export function autoDescription(text: string): string {
  const spaced = text.trim().replace(/\s+/g, " ");
  const line = spaced.replace(/(?: ?\.)+$/, (stop) => (stop.endsWith("...") ? stop : "")).replace(LEADING_VERB, "");
  return /^\p{Lu}{2}/u.test(line) ? line : line.replace(/^./u, (first) => first.toLowerCase());
}

/** What a text says of a change. */
export type DescribedChange = Pick<ReadParts, "description"> & Partial<Omit<ReadParts, "format">>;

/**
 * Reads type, scope and description from plain words. A text that is a message already, by Conventional Commits or with
 * the emoji of a type, is taken apart instead, so that nothing of it is there twice.
 * @param types those that may be chosen
 */
export function describeChange(
  text: string,
  types: readonly string[] = commitTypes.map(({ type }) => type),
): DescribedChange {
  const [first = "", ...rest] = text.trim().split(/\r?\n/);
  const header = tidyHeader(first, (word) => types.includes(word));
  const { format: _format, ...parts } = readParts([header, ...rest].join("\n"));
  if (parts.type !== undefined && types.includes(parts.type)) return parts;
  return { type: detectType(text), scope: detectScope(text) ?? "", description: autoDescription(text) };
}
