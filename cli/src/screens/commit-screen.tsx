import { commitFormats, formatHeader } from "@toolbox/core/commit/format-message.ts";
import { headerLength, HEADER_GOOD, HEADER_LIMIT } from "@toolbox/core/commit/header-length.ts";
import { descriptionFault, issuesFault, scopeFault } from "@toolbox/core/commit/part-faults.ts";
import { commitScopes, commitTypes } from "@toolbox/core/commit/types.ts";
import { Box, Text, useInput } from "ink";
import { useState } from "react";
import { type CommitDraft, draftMessage, emptyDraft } from "../services/commit-draft.ts";
import type { CommitQuestions } from "../services/commit.ts";
import { type CommitStep, commitSteps } from "./commit-steps.ts";
import { ConfirmPrompt } from "./confirm-prompt.tsx";
import { SelectPrompt } from "./select-prompt.tsx";
import { type PromptNote, TextPrompt } from "./text-prompt.tsx";
import { useTone } from "./tone.ts";

interface Props extends CommitQuestions {
  readonly onDone: (draft: CommitDraft) => void;
  /** The user wants no commit. */
  readonly onStop: () => void;
}

/** Asks for the parts of a commit message one by one, shows the message and asks for a yes. */
export function CommitScreen({ summary, given, confirmLabel, onDone, onStop }: Props) {
  const [draft, setDraft] = useState<CommitDraft>({ ...emptyDraft, ...given });
  const [step, setStep] = useState<CommitStep>(() => commitSteps(given, draft)[0] ?? "confirm");
  useInput((input, key) => {
    if (key.ctrl && input === "c") onStop();
  });
  const go = (next: CommitDraft, by: 1 | -1) => {
    const steps = commitSteps(given, next);
    setDraft(next);
    setStep(steps[Math.max(0, steps.indexOf(step) + by)] ?? step);
  };
  const answer = <K extends keyof CommitDraft>(key: K, value: CommitDraft[K]) => go({ ...draft, [key]: value }, 1);
  const back = () => go(draft, -1);
  const steps = commitSteps(given, draft);
  const text = (key: "body" | "breaking" | "description" | "issues" | "scope") => ({
    initial: draft[key],
    onAnswer: (value: string) => answer(key, value),
    onBack: (value: string) => go({ ...draft, [key]: value }, -1),
  });
  return (
    <Box flexDirection="column">
      <Text dimColor>{summary}</Text>
      {steps.slice(0, steps.indexOf(step)).map((done) => (
        <Answered key={done} step={done} draft={draft} />
      ))}
      {step === "type" ? (
        <SelectPrompt
          label="What kind of change is it?"
          options={commitTypes.map(({ type, description }) => ({ value: type, label: type, hint: description }))}
          initial={draft.type}
          onAnswer={(value) => answer("type", value)}
          onBack={back}
        />
      ) : step === "scope" ? (
        <TextPrompt
          key={step}
          label="Which part of the project? (optional)"
          example={commitScopes.join(", ")}
          check={scopeFault}
          {...text("scope")}
        />
      ) : step === "description" ? (
        <TextPrompt
          key={step}
          label="What changed, in a few words?"
          example="sign in with a passkey"
          check={descriptionFault}
          note={(description) => headerNote(formatHeader({ ...draft, description }, draft.format))}
          {...text("description")}
        />
      ) : step === "body" ? (
        <TextPrompt key={step} label="Why, and what to look out for? (optional)" isLong {...text("body")} />
      ) : step === "isBreaking" ? (
        <ConfirmPrompt
          label="Does it break something for users?"
          initial={draft.isBreaking}
          onAnswer={(value) => answer("isBreaking", value)}
          onBack={back}
        />
      ) : step === "breaking" ? (
        <TextPrompt
          key={step}
          label="What breaks, and what to do about it? (empty: the description)"
          example={draft.description}
          {...text("breaking")}
        />
      ) : step === "issues" ? (
        <TextPrompt
          key={step}
          label="Which issues does it close? (optional)"
          example="123, 456"
          check={issuesFault}
          {...text("issues")}
        />
      ) : step === "format" ? (
        <SelectPrompt
          label="Which format?"
          options={commitFormats.map(({ format, label }) => ({
            value: format,
            label,
            hint: formatHeader(draft, format),
          }))}
          initial={draft.format}
          onAnswer={(value) => answer("format", value as CommitDraft["format"])}
          onBack={back}
        />
      ) : (
        <>
          <Preview message={draftMessage(draft)} />
          <ConfirmPrompt
            label={confirmLabel}
            initial
            onAnswer={(isYes) => (isYes ? onDone(draft) : onStop())}
            onBack={back}
          />
        </>
      )}
    </Box>
  );
}

function Answered({ step, draft }: { step: CommitStep; draft: CommitDraft }) {
  const tone = useTone();
  const value = step === "confirm" ? "" : draft[step];
  const shown = typeof value === "boolean" ? (value ? "yes" : "no") : (value.split("\n")[0] ?? "");
  return (
    <Text wrap="truncate-end">
      <Text {...tone("good")}>✓ </Text>
      <Text dimColor>{LABELS[step].padEnd(12)}</Text>
      {shown === "" ? <Text dimColor>none</Text> : shown}
    </Text>
  );
}

const LABELS: Readonly<Record<CommitStep, string>> = {
  type: "Type",
  scope: "Scope",
  description: "Description",
  body: "Body",
  isBreaking: "Breaking",
  breaking: "Breaks",
  issues: "Issues",
  format: "Format",
  confirm: "",
};

function headerNote(header: string): PromptNote {
  const { length, level } = headerLength(header);
  const count = `${length}/${HEADER_LIMIT} with type and scope`;
  if (level === "good") return { words: count };
  if (level === "long") return { words: `${count}, over ${HEADER_GOOD} some lists cut it`, tone: "warning" };
  return { words: `${count}, most lists cut it`, tone: "danger" };
}

function Preview({ message }: { message: string }) {
  return (
    <Box borderStyle="round" borderDimColor paddingX={1} marginY={1} flexDirection="column">
      <Text>{message}</Text>
    </Box>
  );
}
