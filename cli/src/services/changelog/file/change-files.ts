import path from "node:path";
import type { ChangelogConfig } from "@toolbox/core/config-file/changelog-section.ts";
import { unifiedDiff } from "@toolbox/core/git/diff/unified-diff.ts";
import { oneLine, pluralize } from "@toolbox/core";
import { Exit, Failure } from "../../../shell/failure.ts";
import { runGit } from "../../git/git.ts";
import { colorDiff } from "../../../shell/color-diff.ts";
import { rowValue } from "../../../shell/row-value.ts";
import type { Shell } from "../../../shell/shell.ts";
import { planFold, takeAway, tellFold } from "../fragments/fold-fragments.ts";
import type { ChangelogFlags } from "../flags.ts";
import { type FileChange, planFiles, writeFiles } from "./merge-file.ts";
import { type NextOptions, releasable, releaseVersion, tagFor } from "../history/next-release.ts";
import type { ReadReleases } from "../history/read-releases.ts";
import { today } from "../today.ts";

interface FileRequest {
  readonly flags: ChangelogFlags;
  readonly config: ChangelogConfig;
  readonly project: string;
  readonly next: NextOptions;
}

/**
 * Merges what was read into the changelog files, or shows or checks what that would change. All files are planned before
 * the first is written. Throws `Exit` 1 when a check finds a file out of date.
 */
export async function changeFiles(shell: Shell, read: readonly ReadReleases[], request: FileRequest): Promise<void> {
  const { flags, config, project, next } = request;
  if (flags.out !== undefined && read.length > 1)
    throw new Failure("usage", "--out is one file, and there are several packages.", {
      next: "Use --write: each package has its own CHANGELOG.md.",
    });
  const root = flags.out === undefined ? await rootOf(shell) : shell.cwd;
  const due = flags.release === undefined ? [] : await releasable(read, next, shell);
  const plans = await Promise.all(
    read.map((each) => {
      const file = path.resolve(
        root,
        flags.out ?? path.posix.join(each.package?.folder ?? "", config.file ?? "CHANGELOG.md"),
      );
      const keep = flags.keep ?? config.keep;
      const version =
        flags.release === undefined || !due.includes(each) ? undefined : releaseVersion(each, flags.release, next);
      return planFiles(each, {
        file,
        project: project === "" ? (each.package?.name ?? "") : project,
        ...(keep === undefined ? {} : { keep }),
        ...(version === undefined ? {} : { release: { version, date: today(shell), tag: tagFor(version, each) } }),
        startsAnew: flags.force === true,
        addsAll: flags.allReleases === true,
      });
    }),
  );
  const changes = plans.flatMap((plan) => plan.changes);
  const folds = flags.write === true || flags.release !== undefined || flags.check === true || flags.diff === true;
  const fold = folds
    ? planFold(
        read,
        plans.map(({ texts }) => texts),
      )
    : undefined;
  for (const [index, { leftOut }] of plans.entries()) await tellLeftOut(shell, leftOut, read[index]?.package?.name);
  const nameOf = ({ file }: FileChange) => path.relative(shell.cwd, file) || file;
  if (flags.diff) {
    const diffs = changes.map((change) =>
      unifiedDiff(change.before, change.after, nameOf(change).replaceAll(path.sep, "/")),
    );
    await shell.stdout.write(colorDiff(shell.stdout, diffs.join("")));
    for (const file of fold?.taken ?? [])
      await shell.stderr.write(`${oneLine(file)} would be folded in and taken away.\n`);
  }
  if (flags.check) return reportCheck(shell, changes.map(nameOf));
  if (flags.diff) return undefined;
  // The words first: a run that is stopped here leaves them told and waiting, and the next one ends it.
  await writeFiles(changes);
  if (fold) await takeAway(fold, read.find((each) => each.fragments)?.fragments);
  await shell.stdout.write(changes.map((change) => `${rowValue(shell.stdout)(nameOf(change))}\n`).join(""));
  const words = changes.length === 0 ? "Nothing to change." : `Wrote ${pluralize(changes.length, "file")}.`;
  await shell.stderr.write(`${words}\n`);
  if (fold) await tellFold(shell, fold);
}

/** @param count older releases that a file does not get */
async function tellLeftOut(shell: Shell, count: number, name: string | undefined): Promise<void> {
  if (count === 0) return;
  const where = name === undefined ? "" : `${oneLine(name)}: `;
  const words = pluralize(count, "older release is", "older releases are");
  await shell.stderr.write(
    `${where}The file shares no release with the history: ${words} left out. --all-releases adds ${count === 1 ? "it" : "them"}.\n`,
  );
}

async function reportCheck(shell: Shell, names: readonly string[]): Promise<void> {
  if (names.length === 0) return shell.stderr.write("The changelog is up to date.\n");
  await shell.stderr.write(
    `toolbox: ${oneLine(names.join(", "))} ${names.length === 1 ? "is" : "are"} out of date. ` +
      'Update with "toolbox changelog --write", or see what would change with --diff.\n',
  );
  throw new Exit("failure");
}

/** The root of the work tree. Throws `Failure` in a bare repository, which has no files. */
async function rootOf(shell: Shell): Promise<string> {
  const { exitCode, stdout } = await runGit(shell, ["rev-parse", "--show-toplevel"]);
  if (exitCode === 0 && stdout.trim() !== "") return stdout.trim();
  throw new Failure("environment", "This repository is bare: there is no work tree for a CHANGELOG.md.", {
    next: "Name a file with --out.",
  });
}
