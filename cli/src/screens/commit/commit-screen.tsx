import { Box, useInput } from "ink";
import { useRef, useState } from "react";
import type { CommitDraft } from "../../services/commit/commit-draft.ts";
import type { CommitAnswer, CommitQuestions } from "../../services/commit/commit-options.ts";
import { ChangeMenu, CoAuthorPrompt, FormatPrompt } from "./side-prompts.tsx";
import { CommitQuestionPrompt } from "./commit-question.tsx";
import { CommitReview } from "./commit-review.tsx";
import {
  answerLabels,
  answerText,
  type CommitQuestion,
  type CommitStep,
  commitSteps,
  questions,
} from "./commit-steps.ts";
import { useTone } from "../tone.ts";
import { Text } from "../text.tsx";

interface Props extends CommitQuestions {
  /** Is told every change, so that nothing typed is lost when the process is stopped. */
  readonly onDraft: (draft: CommitDraft) => void;
  readonly onDone: (decision: CommitAnswer["decision"], draft: CommitDraft) => void;
}

/** Asks for the parts of a commit message one by one, then shows the message with what can be done about it. */
export function CommitScreen({ onDraft, onDone, ...asked }: Props) {
  const { given, summary, isWhole } = asked;
  const [draft, setDraft] = useState(asked.draft);
  const latest = useRef(draft);
  const [step, setStep] = useState<CommitStep>(() => (isWhole ? "review" : (commitSteps(given, draft)[0] ?? "review")));
  // At a question out of turn, the way leads back to the end.
  const [isDetour, setDetour] = useState(false);
  const note = (next: CommitDraft) => {
    latest.current = next;
    onDraft(next);
  };
  useInput((input, key) => {
    if (key.ctrl && input === "c") onDone("stop", latest.current);
  });
  const goTo = (next: CommitDraft, target: CommitStep, detour: boolean) => {
    setDraft(next);
    note(next);
    setDetour(detour);
    setStep(target);
  };
  const goBy = (next: CommitDraft, by: 1 | -1) => {
    const steps = commitSteps(given, next);
    goTo(next, steps[Math.max(0, steps.indexOf(step) + by)] ?? step, false);
  };
  const answer = (next: CommitDraft) => {
    if (!isDetour) return goBy(next, 1);
    goTo(next, step === "isBreaking" && next.isBreaking ? "breaking" : "review", true);
  };
  const back = (next: CommitDraft) => (isDetour ? goTo(next, "review", false) : goBy(next, -1));
  const steps = commitSteps(given, draft);
  const done = isDetour ? [] : steps.slice(0, Math.max(0, steps.indexOf(step)));
  const toReview = (next: CommitDraft) => goTo(next, "review", false);
  return (
    <Box flexDirection="column">
      {summary.map((line) => (
        <Text key={line} dimColor>
          {line}
        </Text>
      ))}
      {step !== "review" &&
        done.filter(isQuestion).map((each) => <Answered key={each} question={each} draft={draft} />)}
      {isQuestion(step) ? (
        <CommitQuestionPrompt
          key={step}
          question={step}
          asked={asked}
          draft={draft}
          onEdit={note}
          onAnswer={answer}
          onBack={back}
        />
      ) : step === "change" ? (
        <ChangeMenu draft={draft} onChoose={(question) => goTo(draft, question, true)} onBack={() => toReview(draft)} />
      ) : step === "coAuthors" ? (
        <CoAuthorPrompt draft={draft} people={asked.people} onDone={toReview} />
      ) : step === "format" ? (
        <FormatPrompt draft={draft} onDone={toReview} />
      ) : (
        <CommitReview
          asked={asked}
          draft={draft}
          onDraft={toReview}
          onGo={(target) => goTo(draft, target, true)}
          onDone={(decision) => onDone(decision, draft)}
          onBack={() => (commitSteps(given, draft).length > 1 ? goBy(draft, -1) : undefined)}
        />
      )}
    </Box>
  );
}

const isQuestion = (step: CommitStep): step is CommitQuestion => questions.some((question) => question === step);

function Answered({ question, draft }: { question: CommitQuestion; draft: CommitDraft }) {
  const tone = useTone();
  const shown = answerText(question, draft);
  return (
    <Text wrap="truncate-end">
      <Text {...tone("good")}>✓ </Text>
      <Text dimColor>{answerLabels[question].padEnd(12)}</Text>
      {shown === "" ? <Text dimColor>none</Text> : shown}
    </Text>
  );
}
