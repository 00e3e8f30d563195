import type { Issue } from "@toolbox/core";
import { commitFormats } from "@toolbox/core/git/commit/format-message.ts";
import type { Finding } from "@toolbox/core/git/commit-lint/apply-rules.ts";
import { type JsonResult, jsonText } from "../../tool-command/output/json-result.ts";
import { type CommitDraft, draftMessage } from "./commit-draft.ts";

/** What `toolbox commit --json` adds to what every command prints. */
export interface CommitJson extends JsonResult {
  /** The message in the chosen format. */
  readonly message: string;
  /** The object name of the commit, once it is made. */
  readonly commit?: string;
  /** What the rules say of the message. */
  readonly findings: readonly Finding[];
}

/** The message in all three formats, as `toolbox commit-message --json` prints them, and what became of it. */
export function commitJson(
  draft: CommitDraft,
  { ok, findings, commit }: { ok: boolean; findings: readonly Finding[]; commit?: string | undefined },
): string {
  const result: CommitJson = {
    ok,
    outputs: commitFormats.map(({ format, label }) => ({
      kind: "text",
      name: `commit-${format}.txt`,
      label,
      mime: "text/plain",
      text: draftMessage(draft, format),
    })),
    issues: [],
    message: draftMessage(draft),
    ...(commit === undefined ? {} : { commit }),
    findings,
  };
  return jsonText(result);
}

/** Answers that are wrong or missing, by their field. */
export function issuesJson(issues: readonly Issue[]): string {
  return jsonText({ ok: false, outputs: [], issues });
}
