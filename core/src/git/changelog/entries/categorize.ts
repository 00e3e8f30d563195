import { type KeywordRule, firstKeyword } from "../../../text/words/first-keyword.ts";
import { nounForms, verbForms } from "../../../text/words/inflect.ts";
import type { Category } from "./categories.ts";

/* The order decides: "Add a fix" is added. Each rule names a keyword with its forms and the noun made from it. */
export const categoryRules: readonly KeywordRule<Category>[] = [
  { value: "added", words: verbForms("add") },
  { value: "added", words: ["new", "newly"] },
  { value: "added", words: verbForms("feature") },
  { value: "fixed", words: [...verbForms("fix"), ...nounForms("bugfix"), ...nounForms("hotfix")] },
  { value: "fixed", words: [...nounForms("bug"), "buggy"] },
  { value: "fixed", words: verbForms("resolve") },
  { value: "changed", words: verbForms("change") },
  { value: "changed", words: verbForms("update") },
  { value: "changed", words: [...verbForms("improve"), ...nounForms("improvement")] },
  { value: "removed", words: [...verbForms("remove"), ...nounForms("removal")] },
  { value: "removed", words: [...verbForms("delete"), ...nounForms("deletion")] },
  { value: "deprecated", words: [...verbForms("deprecate"), ...nounForms("deprecation")] },
  { value: "security", words: ["security"] },
  { value: "security", words: nounForms("vulnerability") },
];

/** The kind of change a plain entry speaks of; `changed` when no keyword stands in it. */
export function categorize(entry: string): Category {
  return firstKeyword(entry, categoryRules) ?? "changed";
}
