import { formatHeader } from "@toolbox/core/git/commit/format-message.ts";
import { headerLength, HEADER_GOOD, HEADER_LIMIT } from "@toolbox/core/git/commit/header-length.ts";
import type { CommitDraft } from "../../services/commit/commit-draft.ts";
import { draftFindings } from "../../services/commit/lint-draft.ts";
import type { FoundSettings } from "../../services/lint/lint-settings.ts";
import type { PromptNote } from "../prompts/text-prompt.tsx";

/** How long the first line is, and what the rules say of it, as it is typed. */
export function headerNotes(draft: CommitDraft, settings: FoundSettings): readonly PromptNote[] {
  const findings = draft.description.trim() === "" ? [] : draftFindings(draft, settings);
  return [
    lengthNote(formatHeader(draft, draft.format)),
    ...findings
      .filter(({ at }) => at.line === 1)
      .map(({ sentence, level }) => ({ words: sentence, tone: level === "error" ? "danger" : "warning" }) as const),
  ];
}

function lengthNote(header: string): PromptNote {
  const { length, level } = headerLength(header);
  const count = `${length}/${HEADER_LIMIT} with type and scope`;
  if (level === "good") return { words: count };
  if (level === "long") return { words: `${count}, over ${HEADER_GOOD} some lists cut it`, tone: "warning" };
  return { words: `${count}, most lists cut it`, tone: "danger" };
}
