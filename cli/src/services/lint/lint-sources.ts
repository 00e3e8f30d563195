import { accessSync, constants } from "node:fs";
import path from "node:path";
import { autoComment, cleanMessage, type Cleanup } from "@toolbox/core/git/commit-lint/message/clean-message.ts";
import { readText } from "../../tool-command/input/read-text.ts";
import { Failure } from "../../shell/failure.ts";
import type { Shell } from "../../shell/shell.ts";

/** A message to judge. */
export interface SourceMessage {
  /** What it is called before its first line: a short commit id, "pull request title"; "" for a lone message. */
  readonly label: string;
  /** The whole commit id. */
  readonly commit?: string;
  /** Clean: without comments. */
  readonly text: string;
  /** The file it stands in. */
  readonly file?: string;
}

/** A message as it came: stdin, or words on the command line. */
export async function messageFromStdin(shell: Shell): Promise<SourceMessage> {
  const reading = await readText(shell, "-");
  if (!reading.ok) throw new Failure("usage", reading.message);
  if (reading.text.trim() === "")
    throw new Failure("usage", "There is no message on stdin.", {
      next: 'Pipe one in, or give a file, --message, --last or --from: see "toolbox lint --help".',
    });
  return { label: "", text: reading.text };
}

/** A message file as git wrote it for an editor, or hands it to a hook: comments are taken out as git will do. */
export async function messageFromFile(shell: Shell, file: string): Promise<SourceMessage> {
  const reading = await readText(shell, file);
  if (!reading.ok) throw new Failure("usage", reading.message);
  return { label: "", text: await cleanAsGit(shell, reading.text), file };
}

/** The file git keeps the message of the running commit in. Throws `Failure` outside a repository. */
export async function editedFile(shell: Shell): Promise<string> {
  const { runGit } = await import("../git/git.ts");
  const { exitCode, stdout } = await runGit(shell, ["rev-parse", "--git-path", "COMMIT_EDITMSG"]);
  if (exitCode !== 0)
    throw new Failure("environment", `${shell.cwd} is not in a git repository.`, {
      next: "Give the file of the message.",
    });
  const file = path.resolve(shell.cwd, stdout.trimEnd());
  try {
    accessSync(file, constants.R_OK);
  } catch {
    throw new Failure("usage", `${file} is not there: no commit was begun here.`, {
      next: "Give the file of the message.",
    });
  }
  return file;
}

/** Takes out of a message file what git takes out. */
export async function cleanAsGit(shell: Shell, text: string): Promise<string> {
  // Git is asked how it marks comments only when a line could be one; starting it costs more than all the rules.
  if (!/^[^A-Za-z0-9\s*([\u0080-\uFFFF-]/m.test(text)) return cleanMessage(text, "#", "whitespace");
  const asked = await cleaningSettings(shell);
  // Git tells hooks that nobody edits the message by an editor that does nothing (githooks(5)).
  const isEdited = shell.env.GIT_EDITOR !== ":";
  const comment = asked.comment === "auto" ? autoComment(text) : asked.comment;
  const byDefault: Cleanup = isEdited ? "strip" : "whitespace";
  const cleanup: Cleanup =
    asked.cleanup === "scissors" ? "whitespace" : (CLEANUPS.find((one) => one === asked.cleanup) ?? byDefault);
  return cleanMessage(text, comment, cleanup);
}

const CLEANUPS = ["strip", "whitespace", "verbatim"] as const;

/** What git is told about comments. Our hook asks git itself, which is quicker than starting it from here. */
async function cleaningSettings(shell: Shell): Promise<{ comment: string; cleanup: string }> {
  const origins = shell.env.TOOLBOX_GIT_CONFIG ?? (await askGit(shell));
  const found = { comment: "#", cleanup: "default" };
  for (const line of origins.split("\n")) {
    const [, key, value = ""] = /^(\S+) (.*)$/.exec(line) ?? [];
    // commentChar and commentString are one setting; the last one counts.
    if (key === "commit.cleanup") found.cleanup = value;
    else if (key !== undefined && value !== "") found.comment = value;
  }
  return found;
}

async function askGit(shell: Shell): Promise<string> {
  const { runGit } = await import("../git/git.ts");
  const keys = String.raw`^(core\.comment(char|string)|commit\.cleanup)$`;
  return (await runGit(shell, ["config", "--get-regexp", keys])).stdout;
}
