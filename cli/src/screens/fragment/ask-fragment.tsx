import type { FragmentQuestions, GivenFragment } from "../../services/changelog/fragments/add-fragment.ts";
import type { Shell } from "../../shell/shell.ts";
import { showScreen } from "../show-screen.tsx";
import { FragmentScreen } from "./fragment-screen.tsx";

/** Asks in the terminal for a fragment. Resolves to undefined when the user stopped. */
export async function askFragment(questions: FragmentQuestions, shell: Shell): Promise<GivenFragment | undefined> {
  let answers: GivenFragment | undefined;
  await showScreen(shell, (close) => (
    <FragmentScreen
      {...questions}
      onDone={(given) => {
        answers = given;
        close();
      }}
    />
  ));
  return answers;
}
