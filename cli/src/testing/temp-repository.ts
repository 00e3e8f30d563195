import { execFileSync } from "node:child_process";
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { onTestFinished } from "vitest";
import { type FakeShell, fakeShell } from "./fake-shell.ts";

export interface TempRepository {
  readonly folder: string;
  /** A shell that stands in the repository, away from the settings of the machine. */
  readonly shell: FakeShell;
  /** Runs git and gives its stdout, trimmed. */
  git(...args: string[]): string;
  write(name: string, text: string): void;
  /** An empty commit on the day, at noon UTC. */
  commit(message: string, day: string): void;
}

/** A fresh git repository in a temp folder, removed after the test. */
export function tempRepository({ isInitialized = true } = {}): TempRepository {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), "toolbox-git-")));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return repositoryAt(folder, isInitialized);
}

/** A repository in a folder that is there; the caller removes it. */
export function repositoryAt(folder: string, isInitialized: boolean): TempRepository {
  const env = {
    PATH: process.env["PATH"] ?? "",
    HOME: folder,
    ...(process.env["TZ"] === undefined ? {} : { TZ: process.env["TZ"] }),
    GIT_CONFIG_NOSYSTEM: "1",
    GIT_CEILING_DIRECTORIES: path.dirname(folder),
    GIT_AUTHOR_NAME: "Ada",
    GIT_AUTHOR_EMAIL: "ada@example.com",
    GIT_COMMITTER_NAME: "Ada",
    GIT_COMMITTER_EMAIL: "ada@example.com",
  };
  const run = (args: readonly string[], more: Record<string, string> = {}, input = "") =>
    execFileSync("git", [...args], { cwd: folder, env: { ...env, ...more }, encoding: "utf8", input }).trim();
  if (isInitialized) run(["init", "--quiet", "--initial-branch=main"]);
  return {
    folder,
    shell: fakeShell({ cwd: folder, env }),
    git: (...args) => run(args),
    write: (name, text) => writeFileSync(path.join(folder, name), text),
    commit: (message, day) => {
      const date = `${day}T12:00:00Z`;
      run(
        ["commit", "--quiet", "--allow-empty", "--no-verify", "-F", "-"],
        { GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date },
        message,
      );
    },
  };
}
