import { useInput } from "ink";
import type { FixupTarget } from "../../services/commit/fixup.ts";
import type { Shell } from "../../shell/shell.ts";
import { SearchPrompt } from "../prompts/search-prompt.tsx";
import { showScreen } from "../show-screen.tsx";

/** Lets the user choose a commit in the terminal. Resolves to its id; undefined when none is wanted. */
export async function chooseCommit(targets: readonly FixupTarget[], shell: Shell): Promise<string | undefined> {
  let chosen: string | undefined;
  await showScreen(shell, (close) => (
    <CommitChooser
      targets={targets}
      onDone={(id) => {
        chosen = id;
        close();
      }}
    />
  ));
  return chosen;
}

interface Props {
  readonly targets: readonly FixupTarget[];
  /** Undefined when none is wanted. */
  readonly onDone: (id: string | undefined) => void;
}

/** A list of commits to search in. */
export function CommitChooser({ targets, onDone }: Props) {
  useInput((input, key) => {
    if (key.ctrl && input === "c") onDone(undefined);
  });
  return (
    <SearchPrompt
      label="Which commit does it correct?"
      options={targets.map(({ id, subject }) => ({ value: id, label: id, hint: subject }))}
      initial={targets[0]?.id ?? ""}
      onAnswer={onDone}
      onBack={() => onDone(undefined)}
    />
  );
}
