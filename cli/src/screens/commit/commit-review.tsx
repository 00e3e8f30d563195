import { pluralize } from "@toolbox/core";
import { signOffTrailer } from "@toolbox/core/git/commit/trailers.ts";
import { Box, useStdout } from "ink";
import { useState } from "react";
import type { CommitDraft } from "../../services/commit/commit-draft.ts";
import type { CommitAnswer, CommitQuestions } from "../../services/commit/commit-options.ts";
import { lintDraft } from "../../services/commit/lint-draft.ts";
import type { Judged } from "../../services/lint/verdict.ts";
import { SelectPrompt } from "../prompts/select-prompt.tsx";
import { useTone } from "../tone.ts";
import { Text } from "../text.tsx";

interface Props {
  readonly asked: CommitQuestions;
  readonly draft: CommitDraft;
  readonly onDraft: (draft: CommitDraft) => void;
  readonly onGo: (step: "change" | "coAuthors" | "format") => void;
  readonly onDone: (decision: CommitAnswer["decision"]) => void;
  readonly onBack: () => void;
}

/** The message as it will be, what the rules say of it, and what can be done now. */
export function CommitReview({ asked, draft, onDraft, onGo, onDone, onBack }: Props) {
  const [fault, setFault] = useState<string>();
  const judged = lintDraft(draft, asked.settings);
  const signed = draft.footers.some(isSignOff);
  const sign = async () => {
    if (signed) return onDraft({ ...draft, footers: draft.footers.filter((footer) => !isSignOff(footer)) });
    const signer = await asked.signer();
    if (signer === undefined) return setFault("Git does not know who you are: set user.name and user.email first.");
    onDraft({ ...draft, footers: [...draft.footers, signOffTrailer(signer)] });
  };
  const { verb } = asked;
  const options = [
    { value: "go", label: judged.ok ? verb : `${verb} anyway` },
    ...(verb === "Print" ? [] : [{ value: "edit", label: `${verb}, through the editor` }]),
    { value: "change", label: "Change an answer" },
    { value: "coAuthors", label: "Name a co-author" },
    { value: "sign", label: signed ? "Take the sign-off out" : "Sign off" },
    { value: "format", label: "Format", hint: draft.format },
    { value: "stop", label: "Stop", hint: "nothing is committed, your answers are kept" },
  ];
  const choose = (value: string) => {
    if (value === "go" || value === "edit" || value === "stop") return onDone(value);
    if (value === "sign") return void sign();
    onGo(value as "change" | "coAuthors" | "format");
  };
  return (
    <>
      <Preview
        lines={judged.lines}
        others={FRAME_ROWS + options.length + Math.min(judged.findings.length, MOST_FINDINGS + 1)}
      />
      <Findings judged={judged} />
      <SelectPrompt
        key={`${signed}`}
        label={`${verb} with this message?`}
        options={options}
        initial={judged.ok ? "go" : "change"}
        fault={fault}
        onAnswer={choose}
        onBack={onBack}
      />
    </>
  );
}

const isSignOff = (footer: string) => /^signed-off-by:/i.test(footer);

/** Summary, border, question, keys, a better header and the line the cursor ends on. */
const FRAME_ROWS = 8;

/** @param others rows of the terminal that are taken */
function Preview({ lines, others }: { lines: readonly string[]; others: number }) {
  const rows = Math.max(4, (useStdout().stdout.rows || 24) - others);
  const shown = lines.length > rows ? lines.slice(0, rows - 1) : lines;
  return (
    <Box borderStyle="round" borderDimColor paddingX={1} flexDirection="column">
      <Text>{shown.join("\n")}</Text>
      {shown.length < lines.length && (
        <Text dimColor>{`… and ${pluralize(lines.length - shown.length, "more line")}`}</Text>
      )}
    </Box>
  );
}

const MOST_FINDINGS = 4;

function Findings({ judged: { findings, suggestion } }: { judged: Judged }) {
  const tone = useTone();
  return (
    <Box flexDirection="column" paddingLeft={2}>
      {findings.slice(0, MOST_FINDINGS).map(({ rule, level, sentence, at }) => (
        <Text key={`${rule}${at.line}`} {...tone(level === "error" ? "danger" : "warning")}>
          {`${level} in line ${at.line}: ${sentence}`}
        </Text>
      ))}
      {findings.length > MOST_FINDINGS && <Text dimColor>{`and ${findings.length - MOST_FINDINGS} more`}</Text>}
      {suggestion !== undefined && <Text>{`better: ${suggestion}`}</Text>}
    </Box>
  );
}
