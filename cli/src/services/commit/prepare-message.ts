import { readFile, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { autoComment } from "@toolbox/core/git/commit-lint/message/clean-message.ts";
import type { Suggestion } from "@toolbox/core/git/commit-suggest/suggest-parts.ts";
import { commitTypes } from "@toolbox/core/git/commit/types.ts";
import { readProblem } from "../../tool-command/input/read-problem.ts";
import { Failure } from "../../shell/failure.ts";
import type { Shell } from "../../shell/shell.ts";
import { openRepository } from "../git/git.ts";
import { findLintSettings } from "../lint/lint-settings.ts";
import { cleanAsGit } from "../lint/lint-sources.ts";
import { readStagedFiles } from "../git/staged-files.ts";
import { suggestMessage } from "./suggest-message.ts";

/** Something git is in the middle of, which brings its own message. */
const IN_PROGRESS = ["MERGE_HEAD", "CHERRY_PICK_HEAD", "REVERT_HEAD", "SQUASH_MSG", "rebase-merge", "rebase-apply"];

/**
 * The prepare-commit-msg hook: puts a suggestion into an empty message. A message that has a word of its own, or that
 * git made for a merge, a rebase or the like, is left byte for byte. @param fill whether the suggestion is the first
 * line, to be completed, or a comment
 */
export async function prepareMessage(shell: Shell, file: string, fill: boolean): Promise<void> {
  const place = path.resolve(shell.cwd, file);
  const text = await readFile(place, "utf8").catch((error: unknown) => {
    throw new Failure("usage", readProblem(file, error), { cause: error });
  });
  if (shell.env.GIT_EDITOR === ":" || (await cleanAsGit(shell, text)).trim() !== "") return;
  const { gitDir } = await openRepository(shell);
  const busy = await Promise.all(IN_PROGRESS.map((name) => isThere(path.join(gitDir, name))));
  if (busy.includes(true)) return;
  const paths = (await readStagedFiles(shell)).map((staged) => staged.path);
  if (paths.length === 0) return;
  const suggestion = await suggestMessage(shell, paths, allowedTypes(shell));
  await writeFile(place, `${suggestionText(suggestion, fill, autoComment(text))}${text}`);
}

function allowedTypes({ cwd }: Shell): readonly string[] {
  const rule = findLintSettings(cwd).settings.rules["type-enum"];
  return rule?.when === "always" ? (rule.value as readonly string[]) : commitTypes.map(({ type }) => type);
}

/** `feat(cli): ` to be completed, or the same as a comment below an empty line; "" when there is nothing to say. */
function suggestionText({ type, scope, issue }: Suggestion, fill: boolean, comment: string): string {
  const header = type ? `${type.value}${scope ? `(${scope.value})` : ""}: ` : "";
  const footer = issue ? `Refs: ${/^\d/.test(issue.value) ? "#" : ""}${issue.value}` : "";
  if (header === "" && footer === "") return "";
  if (fill) return footer === "" ? `${header}\n` : `${header}\n\n${footer}\n`;
  const why = [...new Set([type, scope, issue].flatMap((part) => (part ? [part.why] : [])))].join("; ");
  const rows = [`toolbox suggests (${why}):`, header.trimEnd(), footer].filter((row) => row !== "");
  return `\n${rows.map((row, index) => `${comment} ${index === 0 ? "" : "  "}${row}\n`).join("")}`;
}

const isThere = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  );
