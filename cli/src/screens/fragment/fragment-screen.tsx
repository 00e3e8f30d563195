import { type Category, categories, categoryTitle } from "@toolbox/core/git/changelog/entries/categories.ts";
import { guessEntry } from "@toolbox/core/git/changelog/entries/guess-entry.ts";
import { issuesError } from "@toolbox/core/git/commit/part-errors.ts";
import { Box, useInput } from "ink";
import { useRef, useState } from "react";
import type { FragmentQuestions, GivenFragment } from "../../services/changelog/fragments/add-fragment.ts";
import { fragmentTextError } from "../../services/changelog/fragments/fragment-text-error.ts";
import { SearchPrompt } from "../prompts/search-prompt.tsx";
import { SelectPrompt } from "../prompts/select-prompt.tsx";
import { TextPrompt } from "../prompts/text-prompt.tsx";
import { Text } from "../text.tsx";

interface Props extends FragmentQuestions {
  /** Undefined when the user stopped. */
  readonly onDone: (answers: GivenFragment | undefined) => void;
}

type Step = "text" | "type" | "issue" | "package";

const WHOLE = "(the whole repository)";

/** Asks for the text of a change, its kind, its issue and, in a monorepo, its package. */
export function FragmentScreen({ given, packages, onDone }: Props) {
  const steps = openSteps(given, packages);
  const [answers, setAnswers] = useState<GivenFragment>(given);
  const [step, setStep] = useState<Step>(steps[0] ?? "text");
  // Keys may come faster than the screen is drawn anew.
  const latest = useRef(answers);
  useInput((input, key) => {
    if (key.ctrl && input === "c") onDone(undefined);
  });
  const keep = (more: GivenFragment) => {
    latest.current = { ...latest.current, ...more };
    setAnswers(latest.current);
  };
  const answer = (more: GivenFragment) => {
    keep(more);
    const next = steps[steps.indexOf(step) + 1];
    if (next) setStep(next);
    else onDone(latest.current);
  };
  const back = (more: GivenFragment = {}) => {
    keep(more);
    setStep(steps[steps.indexOf(step) - 1] ?? step);
  };
  return (
    <Box flexDirection="column">
      {steps.slice(0, steps.indexOf(step)).map((each) => (
        <Text key={each} dimColor>
          {answered(each, answers)}
        </Text>
      ))}
      {step === "text" && (
        <TextPrompt
          label="What do users notice, in one sentence?"
          initial={answers.text ?? ""}
          example="Sign in with a passkey"
          check={fragmentTextError}
          onAnswer={(text) => answer({ text })}
          onBack={(text) => back({ text })}
        />
      )}
      {step === "type" && (
        <SelectPrompt
          label="What kind of change is it?"
          options={categories.map(({ category, title }) => ({ value: category, label: title }))}
          initial={answers.type ?? guessEntry(answers.text ?? "").category}
          onAnswer={(type) => answer({ type: type as Category })}
          onBack={() => back()}
        />
      )}
      {step === "issue" && (
        <TextPrompt
          label="Which issue or pull request? (optional)"
          initial={answers.issue ?? ""}
          example="218"
          check={issuesError}
          onAnswer={(issue) => answer({ issue })}
          onBack={(issue) => back({ issue })}
        />
      )}
      {step === "package" && (
        <SearchPrompt
          label="Which package is it about?"
          options={[WHOLE, ...packages].map((value) => ({ value, label: value, hint: "" }))}
          initial={answers.packages?.[0] ?? WHOLE}
          onAnswer={(name) => answer({ packages: name === WHOLE ? [] : [name] })}
          onBack={() => back()}
        />
      )}
    </Box>
  );
}

/** The questions whose answers are not given. */
function openSteps(given: GivenFragment, packages: readonly string[]): readonly Step[] {
  const isOpen: Readonly<Record<Step, boolean>> = {
    text: given.text === undefined,
    type: given.type === undefined,
    issue: given.issue === undefined,
    package: given.packages === undefined && packages.length > 0,
  };
  return (Object.keys(isOpen) as Step[]).filter((step) => isOpen[step]);
}

function answered(step: Step, { text = "", type, issue = "", packages = [] }: GivenFragment): string {
  if (step === "text") return `Change: ${text}`;
  if (step === "type") return `Kind: ${type ? categoryTitle(type) : ""}`;
  return step === "issue" ? `Issue: ${issue === "" ? "none" : issue}` : `Package: ${packages[0] ?? "none"}`;
}
