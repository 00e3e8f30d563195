import { ignoredAs } from "@toolbox/core/git/commit-lint/message/ignored.ts";
import { readParts } from "@toolbox/core/git/commit/read-parts.ts";
import { coAuthorTrailer, readTrailer, signOffTrailer } from "@toolbox/core/git/commit/trailers.ts";
import { Failure } from "../../shell/failure.ts";
import type { Shell } from "../../shell/shell.ts";
import { answersOfText } from "./answers-of-text.ts";
import { type CommitDraft, draftOf, emptyDraft } from "./commit-draft.ts";
import { findPeople, readSigner } from "./commit-people.ts";
import { usualWrap } from "./lint-draft.ts";
import type { FoundSettings } from "../lint/lint-settings.ts";
import { gitFailure, openRepository, runGit } from "../git/git.ts";
import { type SavedDraft, readDraft } from "./saved-draft.ts";

/** What the flags of `toolbox commit` say. */
export interface CommitFlags {
  /** Answers. */
  readonly given: Partial<CommitDraft>;
  /** A plain description of the change, from which type, scope and description are read. */
  readonly fromText?: string;
  /** Names, addresses or both. */
  readonly coAuthors: readonly string[];
  readonly signOff: boolean;
  /** `Token=value` or `Token: value`. */
  readonly trailers: readonly string[];
  readonly amend: boolean;
  readonly retry: boolean;
  /** Options for `git commit`. */
  readonly gitArgs: readonly string[];
}

/** Where the questions begin. */
export interface CommitStart extends SavedDraft {
  /** Answered by flags: these are not asked. */
  readonly given: Partial<CommitDraft>;
  /** The draft was a message before: the user starts at its end. */
  readonly isWhole: boolean;
}

/**
 * The draft the flags lead to: the kept answers, the last message or nothing, then what a plain text says, then the
 * answers given. Throws `Failure`: usage for wrong flags, failure when there is nothing to retry or to amend.
 */
export async function startCommit(shell: Shell, flags: CommitFlags, found: FoundSettings): Promise<CommitStart> {
  const given = { ...answersOf(flags, found), ...flags.given };
  const added = await addedFooters(shell, flags);
  const kept = flags.retry ? await requireDraft(shell) : undefined;
  const amended = flags.amend ? draftOf(readParts(await lastMessage(shell))) : {};
  const draft = { ...emptyDraft, wrap: usualWrap(found), ...amended, ...kept?.draft, ...given };
  return {
    given,
    draft: { ...draft, footers: [...draft.footers, ...added] },
    gitArgs: flags.gitArgs.length > 0 ? flags.gitArgs : (kept?.gitArgs ?? []),
    isAmend: flags.amend || kept?.isAmend === true,
    isWhole: flags.amend || (kept !== undefined && kept.draft.description !== ""),
  };
}

function answersOf({ fromText: text, given }: CommitFlags, found: FoundSettings): Partial<CommitDraft> {
  if (text === undefined) return {};
  if (text.trim() === "")
    throw new Failure("usage", "--from-text is empty.", { next: 'Say what changed: --from-text "Fixed the login".' });
  return answersOfText(text, found, given.format ?? emptyDraft.format);
}

async function addedFooters(shell: Shell, { trailers, coAuthors, signOff }: CommitFlags): Promise<readonly string[]> {
  const own = trailers.map((text) => {
    const trailer = readTrailer(text);
    if (trailer !== undefined) return trailer;
    throw new Failure("usage", `--trailer: "${text}" is not a trailer.`, {
      next: "A trailer is a word and a value: --trailer Refs=#12.",
    });
  });
  const people = coAuthors.length > 0 ? await findPeople(shell, coAuthors) : [];
  return [...people.map(coAuthorTrailer), ...own, ...(signOff ? [signOffTrailer(await readSigner(shell))] : [])];
}

async function requireDraft(shell: Shell): Promise<SavedDraft> {
  const kept = await readDraft(await openRepository(shell));
  if (kept) return kept;
  throw new Failure("failure", "There is nothing to retry: no message was kept here.", {
    next: "Messages are kept when git or a hook refuses them, and when you stop. Run it without --retry.",
  });
}

async function lastMessage(shell: Shell): Promise<string> {
  if (!(await openRepository(shell)).hasCommits)
    throw new Failure("failure", "There is no commit yet that could be amended.", { next: "Leave --amend out." });
  const log = ["-c", "log.showSignature=false", "log", "-1", "--format=%B", "--encoding=UTF-8"];
  const { exitCode, stdout, stderr } = await runGit(shell, log);
  if (exitCode !== 0) throw gitFailure("failure", stderr);
  const program = ignoredAs(stdout);
  if (program !== undefined)
    throw new Failure("failure", `The last commit is ${program}, whose message is not made of parts.`, {
      next: "Amend it with: git commit --amend.",
    });
  return stdout;
}
