import { type CommitFormat, commitFormats, formatHeader } from "@toolbox/core/git/commit/format-message.ts";
import { coAuthorTrailer, isPerson } from "@toolbox/core/git/commit/trailers.ts";
import { useEffect, useState } from "react";
import type { CommitDraft } from "../../services/commit/commit-draft.ts";
import { answerLabels, answerText, type CommitQuestion, questions } from "./commit-steps.ts";
import { SearchPrompt } from "../prompts/search-prompt.tsx";
import { SelectPrompt } from "../prompts/select-prompt.tsx";
import { Text } from "../text.tsx";

interface Menu {
  readonly draft: CommitDraft;
  readonly onChoose: (question: CommitQuestion) => void;
  readonly onBack: () => void;
}

/** The answers, to go back to one of them. */
export function ChangeMenu({ draft, onChoose, onBack }: Menu) {
  const open = questions.filter((question) => question !== "breaking" || draft.isBreaking);
  return (
    <SelectPrompt
      label="Which answer?"
      options={open.map((question) => ({
        value: question,
        label: answerLabels[question],
        hint: answerText(question, draft) || "none",
      }))}
      initial="description"
      onAnswer={(value) => onChoose(value as CommitQuestion)}
      onBack={onBack}
    />
  );
}

interface Detour {
  readonly draft: CommitDraft;
  readonly onDone: (draft: CommitDraft) => void;
}

/** Somebody who wrote the change too, from the history or typed. One who is named already is taken out again. */
export function CoAuthorPrompt({ draft, people, onDone }: Detour & { people: () => Promise<readonly string[]> }) {
  const [known, setKnown] = useState<readonly string[]>();
  useEffect(() => {
    people().then(setKnown, () => setKnown([]));
  }, [people]);
  if (!known) return <Text dimColor>Reading the names of this repository…</Text>;
  const isNamed = (person: string) => draft.footers.includes(coAuthorTrailer(person));
  return (
    <SearchPrompt
      label="Who wrote it too?"
      options={known.map((person) => ({
        value: person,
        label: person,
        hint: isNamed(person) ? "named; Enter takes the name out" : "",
      }))}
      initial=""
      own="name <address>"
      check={(person) => (isPerson(person) ? undefined : "Give name and address: Ada Lovelace <ada@example.com>.")}
      onAnswer={(person) =>
        onDone({
          ...draft,
          footers: isNamed(person)
            ? draft.footers.filter((footer) => footer !== coAuthorTrailer(person))
            : [...draft.footers, coAuthorTrailer(person)],
        })
      }
      onBack={() => onDone(draft)}
    />
  );
}

/** How the message is written. */
export function FormatPrompt({ draft, onDone }: Detour) {
  return (
    <SelectPrompt
      label="Which format?"
      options={commitFormats.map(({ format, label }) => ({ value: format, label, hint: formatHeader(draft, format) }))}
      initial={draft.format}
      onAnswer={(format) => onDone({ ...draft, format: format as CommitFormat })}
      onBack={() => onDone(draft)}
    />
  );
}
