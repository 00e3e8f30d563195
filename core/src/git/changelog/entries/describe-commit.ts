import type { ConventionalCommit } from "../../commit/parse.ts";
import type { Category } from "./categories.ts";
import type { HistoryEntry } from "./entry.ts";
import { escapeTags } from "./escape-tags.ts";

/** The entry of a commit that says its type. Footers that name a deprecation or a weakness move it to their category. */
export function describeCommit(commit: ConventionalCommit, category: Category): HistoryEntry {
  const scope = commit.scope === undefined ? "" : `**${escapeTags(commit.scope)}:** `;
  const mark = commit.isBreaking ? "**Breaking:** " : "";
  const note = commit.breaking === undefined || commit.breaking === commit.description ? "" : `\n${commit.breaking}`;
  return {
    category: categoryOfFooters(commit) ?? category,
    text: `${mark}${scope}${escapeTags(commit.description + note)}`,
    isBreaking: commit.isBreaking,
    isGuessed: false,
    type: commit.type,
    ...(commit.scope === undefined ? {} : { scope: commit.scope }),
  };
}

function categoryOfFooters({ footers }: ConventionalCommit): Category | undefined {
  for (const { token, value } of footers) {
    if (/^deprecate[sd]?$/i.test(token)) return "deprecated";
    if (/^(?:security|cve)$/i.test(token) || /^CVE-\d{4}-\d{4,}/i.test(value)) return "security";
  }
  return undefined;
}
