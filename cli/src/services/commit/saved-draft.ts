import { readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { readParts } from "@toolbox/core/git/commit/read-parts.ts";
import { type CommitDraft, draftMessage, draftOf, emptyDraft } from "./commit-draft.ts";
import type { Repository } from "../git/git.ts";

/** Answers that were given for a commit that was not made. */
export interface SavedDraft {
  readonly draft: CommitDraft;
  /** Options for `git commit`. */
  readonly gitArgs: readonly string[];
  readonly isAmend: boolean;
}

type Place = Pick<Repository, "gitDir">;

const ANSWERS = "TOOLBOX_COMMIT";
const MESSAGE = "TOOLBOX_COMMITMSG";
const OLDER = ".older";

/** The file with the message, for `git commit --file`. Both files stand in the git folder of this work tree. */
export const messageFile = ({ gitDir }: Place) => path.join(gitDir, MESSAGE);

/**
 * Keeps answers and message until the commit is made. What was kept before stands aside until `releaseKept`, so that
 * another commit in between loses nothing.
 */
export async function saveDraft(place: Place, kept: SavedDraft): Promise<void> {
  if (await readDraft(place)) for (const file of files(place)) await move(file, file + OLDER);
  await writeFile(path.join(place.gitDir, ANSWERS), JSON.stringify(kept));
  await writeFile(messageFile(place), `${draftMessage(kept.draft)}\n`);
}

/** The commit is made: its answers go, those kept before come back. @param all those kept before are done too */
export async function removeDraft(place: Place, all: boolean): Promise<void> {
  for (const file of files(place)) {
    await rm(file, { force: true });
    if (all) await rm(file + OLDER, { force: true });
    else await move(file + OLDER, file);
  }
}

/**
 * The kept answers; undefined when there are none. When the file with the message was mended by hand, the message
 * says what counts.
 */
export async function readDraft(place: Place): Promise<SavedDraft | undefined> {
  const [answers, message] = await Promise.all(files(place).map(readIfThere));
  if (answers === undefined) return undefined;
  const kept = readAnswers(answers);
  if (message === undefined || message.trim() === "" || message.trimEnd() === draftMessage(kept.draft)) return kept;
  return { ...kept, draft: { ...emptyDraft, ...draftOf(readParts(message)), wrap: 0 } };
}

const files = (place: Place) => [path.join(place.gitDir, ANSWERS), messageFile(place)];

function readAnswers(text: string): SavedDraft {
  let data: Partial<SavedDraft> = {};
  try {
    data = JSON.parse(text) as Partial<SavedDraft>;
  } catch {
    // Cut off by a crash; what there is of the message still stands in its own file.
  }
  const draft = typeof data.draft === "object" ? data.draft : {};
  const gitArgs = Array.isArray(data.gitArgs) ? data.gitArgs.filter((word) => typeof word === "string") : [];
  return { draft: { ...emptyDraft, ...draft }, gitArgs, isAmend: data.isAmend === true };
}

const readIfThere = (file: string) => readFile(file, "utf8").catch(ifMissing);
const move = (from: string, to: string) => rename(from, to).catch(ifMissing);

function ifMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ENOENT") throw error;
  return undefined;
}
