import type { ConventionalCommit } from "../../commit/parse.ts";

const SCOPE = /^(?:deps?|dependenc(?:y|ies))(?:$|[-/,])/i;
const VERB = String.raw`(?:bump|update|upgrade|raise|pin)(?:e?[sd])?`;
/* As bots write them, and people who raise one by hand. */
const WORDS = [
  new RegExp(String.raw`^${VERB}\s+(?:dependency\s+)?\S+\s+(?:requirement\s+)?from\s+\S+\s+to\s+\S+`, "i"),
  new RegExp(String.raw`^${VERB}\s+(?:dependency|module|crate|gem)\s+\S+(?:\s+to\s+\S+)?(?:$|\s)`, "i"),
  new RegExp(String.raw`^${VERB}\s+(?:the\s+)?\S+ group\b.*\bwith \d+ updates?`, "i"),
  new RegExp(
    String.raw`^${VERB}\s+(?:all\s+|the\s+|some\s+|other\s+|npm\s+|cargo\s+|non-major\s+|minor\s+|patch\s+)*dep(?:s|endenc(?:y|ies))\b`,
    "i",
  ),
  new RegExp(String.raw`^${VERB}\s+\S+\s+(?:monorepo|digest|packages)\s+to\s+\S+`, "i"),
];
const LEAD = new RegExp(String.raw`^${VERB}\s+(?:(?:the|dependency|module|crate)\s+)*`, "i");

/**
 * What a commit that does nothing but raise the version of a dependency says of it, for a list of such: `qs from 6.1.0 to
 * 6.2.0 (#12)`. Undefined for any other.
 */
export function readDependencyUpdate(
  description: string,
  commit?: Pick<ConventionalCommit, "type" | "scope">,
): string | undefined {
  const [first = ""] = description.trim().split("\n", 1);
  const isNamed = commit !== undefined && (SCOPE.test(commit.scope ?? "") || SCOPE.test(commit.type));
  if (!isNamed && !WORDS.some((words) => words.test(first))) return undefined;
  return first.replace(LEAD, "").replace(/[.\s]+$/, "");
}
