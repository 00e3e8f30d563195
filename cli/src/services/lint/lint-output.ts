import { annotation, pluralize } from "@toolbox/core";
import type { Shell } from "../../shell/shell.ts";
import { isInHook } from "../../shell/is-in-hook.ts";
import type { LintOptions } from "./lint-options.ts";
import type { Judged, Verdict } from "./verdict.ts";
import { lintText } from "./lint-text.ts";

/** Writes the findings in the wanted format to stdout; a word about what went well goes to stderr. */
export async function writeVerdict(shell: Shell, verdict: Verdict, { format }: LintOptions): Promise<void> {
  if (format === "json") return shell.stdout.write(`${JSON.stringify(verdictData(verdict), undefined, 2)}\n`);
  const words = format === "github" ? annotations(verdict) : lintText(verdict.messages, shell.stdout);
  if (words !== "") await shell.stdout.write(words);
  if (!isInHook(shell.env)) await shell.stderr.write(`${summary(verdict.messages)}\n`);
}

/** What `--json` prints. Lines and columns count from 1, in UTF-16 code units. */
export function verdictData({ messages, file, strict }: Verdict) {
  return {
    ok: messages.every(({ ok }) => ok),
    config: file ?? "conventional",
    strict,
    messages: messages.map(({ source, ok, lines, findings, ignoredAs, suggestion }) => ({
      ...(source.commit === undefined ? {} : { commit: source.commit }),
      ...(source.label === "" || source.commit !== undefined ? {} : { label: source.label }),
      header: lines[0] ?? "",
      ok,
      ...(ignoredAs === undefined ? {} : { ignored: ignoredAs }),
      findings: findings.map(({ rule, level, sentence, at }) => ({ rule, level, message: sentence, ...at })),
      ...(suggestion === undefined ? {} : { suggestion }),
    })),
  };
}

/** GitHub's workflow commands: one annotation per finding. */
function annotations({ messages }: Verdict): string {
  return messages
    .flatMap(({ source, lines, findings, suggestion }) =>
      findings.map(({ rule, level, sentence }) => {
        const title = source.label === "" ? rule : `${rule}, ${source.label}`;
        const more = suggestion === undefined ? "" : `\nSuggestion: ${suggestion}`;
        return annotation(level, { title }, `${sentence}\n${lines[0] ?? ""}${more}`);
      }),
    )
    .join("");
}

/** One line: how many messages were read and what was found. */
export function summary(messages: readonly Judged[]): string {
  if (messages.length === 0) return "There are no messages to lint there.";
  const findings = messages.flatMap((message) => message.findings);
  const errors = findings.filter(({ level }) => level === "error").length;
  const ignored = messages.filter(({ ignoredAs }) => ignoredAs !== undefined).length;
  const parts = [
    pluralize(messages.length, "message"),
    ...(ignored > 0 ? [`${ignored} of them not judged (${ignoredWords(messages)})`] : []),
    findings.length === 0 ? "nothing to fix" : "",
    errors > 0 ? pluralize(errors, "error") : "",
    findings.length > errors ? pluralize(findings.length - errors, "warning") : "",
  ];
  return `${parts.filter((part) => part !== "").join(", ")}.`;
}

const ignoredWords = (messages: readonly Judged[]) =>
  [...new Set(messages.flatMap(({ ignoredAs }) => (ignoredAs === undefined ? [] : [ignoredAs])))].join(", ");
