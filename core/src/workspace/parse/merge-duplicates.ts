import type { Notice } from "../model.ts";
import type { Draft } from "./draft.ts";

/**
 * Components with the same title become one: the first, which takes all that the later ones had. Titles are the same when
 * they differ in case, blanks and punctuation alone; anything less is kept apart.
 */
export function mergeDuplicates(drafts: readonly Draft[]): { drafts: readonly Draft[]; notices: readonly Notice[] } {
  const firsts = new Map<string, Draft>();
  const kept: Draft[] = [];
  const notices: Notice[] = [];
  for (const draft of drafts) {
    const key = titleKey(draft.title);
    const first = key === "" ? undefined : firsts.get(key);
    if (!first) {
      kept.push(draft);
      firsts.set(key, draft);
      continue;
    }
    absorb(first, draft);
    const message = `"${draft.title}" says the same as "${first.title}" in line ${first.first} and was merged into it.`;
    notices.push({ line: draft.first, message });
  }
  return { drafts: kept, notices };
}

/** What stands between words; `C#` and `C++` are not `C`. */
const BETWEEN = /[^\p{L}\p{N}\p{M}\p{S}#%&@*]+/gu;
const ENDS_IN_DIGIT = /\p{Nd}$/u;
const BEGINS_WITH_DIGIT = /^\p{Nd}/u;

/** A title for comparing: its words in lower case. Empty when it has none. What divides digits stays: 1.2 is not 12. */
function titleKey(title: string): string {
  const text = title.normalize("NFC").toLowerCase();
  return text
    .replaceAll(BETWEEN, (run, at: number) => {
      const isInNumber =
        ENDS_IN_DIGIT.test(text.slice(Math.max(0, at - 2), at)) &&
        BEGINS_WITH_DIGIT.test(text.slice(at + run.length, at + run.length + 2));
      return isInNumber ? run.trim() || " " : " ";
    })
    .trim();
}

/** What the later one had goes to the first: nothing that was written is lost. */
function absorb(target: Draft, draft: Draft): void {
  for (const tag of draft.tags) target.tags.add(tag);
  target.subs.push(...draft.subs);
  target.claims.push(...draft.claims);
  if (target.description === "") target.description = draft.description;
  else if (draft.description !== "" && draft.description !== target.description) target.notes.push(draft.description);
  target.notes.push(...draft.notes);
}
