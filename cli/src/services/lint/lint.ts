import path from "node:path";
import { lintMessage, passes } from "@toolbox/core/git/commit-lint/lint-message.ts";
import type { LintSettings } from "@toolbox/core/git/commit-lint/lint-settings.ts";
import { Exit, Failure } from "../../shell/failure.ts";
import { isInHook } from "../../shell/is-in-hook.ts";
import type { Shell } from "../../shell/shell.ts";
import { findLintSettings, readLintSettings } from "./lint-settings.ts";
import { editedFile, messageFromFile, messageFromStdin, type SourceMessage } from "./lint-sources.ts";
import type { Judged } from "./verdict.ts";
import type { LintOptions } from "./lint-options.ts";

/**
 * Lints and writes what was found to stdout. Throws `Exit` with code 1 (10 in our own hook) when a message does not pass, `Failure` for
 * wrong flags, a wrong configuration or a missing repository.
 */
export async function lint(shell: Shell, options: LintOptions): Promise<void> {
  const sources = await readSources(shell, options);
  const found =
    options.config === undefined
      ? findLintSettings(shell.cwd)
      : readLintSettings(path.resolve(shell.cwd, options.config));
  const strict = options.strict === true || found.settings.strict;
  const own = await fixSources(shell, sources, found.settings, { ...options, strict });
  const messages = await Promise.all(own.map((source) => judge(source, found.settings, strict)));
  const verdict = { messages, strict, ...(found.file === undefined ? {} : { file: found.file }) };
  const isFine = messages.every(({ ok }) => ok);
  const isQuiet = isInHook(shell.env) && messages.every(({ findings }) => findings.length === 0);
  if (!isQuiet) await (await import("./lint-output.ts")).writeVerdict(shell, verdict, options);
  if (isFine) return;
  if (options.edit && isInHook(shell.env)) await (await import("./save-draft.ts")).saveDraft(shell, verdict, options);
  throw new Exit(shell.env.TOOLBOX_HOOK ? "refused" : "failure");
}

/** With `--fix`, and in the hook where the configuration says so, messages after their safe mends. */
async function fixSources(
  shell: Shell,
  sources: readonly SourceMessage[],
  settings: LintSettings,
  options: LintOptions & { readonly strict: boolean },
): Promise<readonly SourceMessage[]> {
  const isWanted = options.fix || (settings.fix === true && options.edit === true && isInHook(shell.env));
  const [source] = sources;
  if (!isWanted || !source) return sources;
  const { fixSource } = await import("./fix.ts");
  return [await fixSource(shell, source, settings, options)];
}

async function judge(source: SourceMessage, settings: LintSettings, strict: boolean): Promise<Judged> {
  const report = lintMessage(source.text, settings);
  const judged = { source, ...report, ok: passes(report, strict) };
  if (report.findings.length === 0) return judged;
  const { suggestHeader } = await import("@toolbox/core/git/commit-lint/suggest-header.ts");
  const suggestion = suggestHeader(report.lines.join("\n"), settings);
  return suggestion === undefined ? judged : { ...judged, suggestion };
}

async function readSources(shell: Shell, options: LintOptions): Promise<readonly SourceMessage[]> {
  demandOneSource(options);
  const { file, edit, message, from, to, last, event } = options;
  if (message !== undefined) return [{ label: "", text: message }];
  if (event) return (await import("./lint-event.ts")).messagesOfEvent(shell);
  if (last) return (await import("./lint-range.ts")).lastMessage(shell);
  if (from !== undefined || to !== undefined)
    return (await import("./lint-range.ts")).messagesInRange(shell, from, to ?? "HEAD");
  if (file !== undefined && file !== "-") return [await messageFromFile(shell, file)];
  if (edit) return [await messageFromFile(shell, await editedFile(shell))];
  if (file === undefined && shell.stdin.isTerminal)
    throw new Failure("usage", "There is nothing to lint.", {
      next: 'Give a file, - for stdin, --message, --last, or --from and --to: see "toolbox lint --help".',
    });
  return [await messageFromStdin(shell)];
}

function demandOneSource({ file, edit, message, from, to, last, event, fix, format }: LintOptions): void {
  const given = {
    "a file": file !== undefined || edit === true,
    "--message": message !== undefined,
    "--from and --to": from !== undefined || to !== undefined,
    "--last": last === true,
    "--event": event === true,
  };
  const names = Object.entries(given).flatMap(([name, isGiven]) => (isGiven ? [name] : []));
  if (fix && (last || event || from !== undefined || to !== undefined))
    throw new Failure("usage", "--fix changes a file or a text; commits that are made stay as they are.", {
      next: "Reword a commit with git commit --amend, or git rebase --interactive.",
    });
  if (fix && format !== undefined && file === undefined && !edit)
    throw new Failure("usage", `--fix prints the message, so it does not go together with --format ${format}.`);
  if (names.length > 1)
    throw new Failure("usage", `${names.join(" and ")} do not go together.`, {
      next: "Name one source of messages.",
    });
}
