import { rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { releaseBody } from "@toolbox/core/git/changelog/output/release-body.ts";
import { type Bump, bumps, parseVersion } from "@toolbox/core/git/changelog/version.ts";
import { unifiedDiff } from "@toolbox/core/git/diff/unified-diff.ts";
import { oneLine, pluralize } from "@toolbox/core";
import { colorDiff } from "../../shell/color-diff.ts";
import { Failure } from "../../shell/failure.ts";
import type { Shell } from "../../shell/shell.ts";
import { compareRelease } from "../changelog/file/compare-release.ts";
import { type FileChange, planFiles, writeFiles } from "../changelog/file/merge-file.ts";
import { type FoldPlan, planFold, takeAway } from "../changelog/fragments/fold-fragments.ts";
import { nextRelease, releaseVersion, tagFor, unreleasedOf } from "../changelog/history/next-release.ts";
import { readPackages } from "../changelog/history/packages.ts";
import { type ReadReleases, readReleases } from "../changelog/history/read-releases.ts";
import { readQuery } from "../changelog/read-query.ts";
import { findChangelogSettings } from "../changelog/settings.ts";
import { today } from "../changelog/today.ts";
import { runGit } from "../git/git.ts";
import { findReleaseGround, gitSays, type ReleaseGround } from "./release-ground.ts";
import { demand, RELEASE_SUBJECT, undoRelease } from "./undo-release.ts";
import { versionFiles } from "./version-files.ts";

export interface ReleaseOptions {
  /** `1.2.0`, or one of patch, minor and major. */
  readonly version?: string;
  readonly bump?: Bump;
  readonly pre?: string;
  readonly dryRun?: boolean;
  readonly undo?: boolean;
  readonly config?: string;
}

interface ReleasePlan {
  readonly version: string;
  readonly reason: string;
  readonly tag: string;
  readonly changes: readonly FileChange[];
  readonly fold: FoldPlan | undefined;
  readonly read: ReadReleases;
  /** What the tag says. */
  readonly text: string;
}

/**
 * `toolbox release`: version, changelog, commit and annotated tag in one step; what fails takes back what was done.
 * Nothing is pushed. Throws `Failure` for a tree, a branch or a version it cannot release.
 */
export async function release(shell: Shell, options: ReleaseOptions): Promise<void> {
  if (options.undo) return undoRelease(shell);
  const ground = await findReleaseGround(shell);
  const plan = await planRelease(shell, ground, options);
  const push = `git push --atomic ${ground.remote} ${ground.branch} ${plan.tag}`;
  if (options.dryRun) return showPlan(shell, ground, plan, push);
  await carryOut(shell, ground, plan);
  await shell.stdout.write(`${oneLine(plan.tag)}\n`);
  await shell.stderr.write(
    `${oneLine(plan.reason)}\nCommitted ${pluralize(plan.changes.length, "file")} and tagged ${oneLine(plan.tag)}. Nothing is pushed yet:\n` +
      `  ${oneLine(push)}\n  toolbox release --undo    takes it back until then\n`,
  );
}

async function planRelease(shell: Shell, { root }: ReleaseGround, options: ReleaseOptions): Promise<ReleasePlan> {
  const config = findChangelogSettings(shell.cwd, options.config);
  const query = await readQuery(shell, { cache: true }, config);
  const [read] = await readReleases(shell, query);
  if (!read) throw new Error("a repository without packages asked for gives one result");
  const wish = wishOf(options);
  const next = { config, ...(options.pre === undefined ? {} : { pre: options.pre }) };
  const version = releaseVersion(read, wish, next);
  const bump = bumps.find((each) => each === wish);
  const reason =
    wish === true || bump ? nextRelease(read, { ...next, ...(bump ? { bump } : {}) }).reason : "You asked for it.";
  const tag = tagFor(version, read);
  if ((await gitSays(shell, "rev-parse", "--verify", "--quiet", `refs/tags/${tag}`)) !== undefined)
    throw new Failure("failure", `The tag ${tag} is there already.`, { next: "Give a higher version." });
  const date = today(shell);
  const files = await planFiles(read, {
    file: path.join(root, config.file ?? "CHANGELOG.md"),
    project: config.project ?? "",
    ...(config.keep === undefined ? {} : { keep: config.keep }),
    release: { version, date, tag },
  });
  const packages = await readPackages(shell);
  const { changes, others } = await versionFiles(root, packages, version);
  if (others.length > 0)
    await shell.stderr.write(
      `${pluralize(others.length, "package")} with a version of ${others.length === 1 ? "its" : "their"} own stay: ${oneLine(others.join(", "))}.\n`,
    );
  const unreleased = unreleasedOf(read) ?? { entries: [], changes: {}, size: 0 };
  const body = releaseBody(compareRelease({ ...unreleased, version, tag, date }, read), read.pages);
  const fold = planFold([read], [files.texts]);
  return { version, reason, tag, changes: [...files.changes, ...changes], fold, read, text: `${tag}\n\n${body}` };
}

function wishOf({ version, bump }: ReleaseOptions): string | true {
  if (version !== undefined && bump !== undefined)
    throw new Failure("usage", "A version and --bump do not go together.", { next: "Give one of them." });
  const wish = version ?? bump;
  if (wish === undefined || bumps.some((each) => each === wish) || parseVersion(wish)) return wish ?? true;
  throw new Failure("usage", `"${wish}" is not a valid version.`, {
    next: `Give one such as 1.2.0, or ${bumps.join(", ")}, or nothing.`,
  });
}

async function showPlan(shell: Shell, { root }: ReleaseGround, plan: ReleasePlan, push: string): Promise<void> {
  const nameOf = (file: string) => path.relative(root, file).replaceAll(path.sep, "/");
  const diffs = plan.changes.map(({ file, before, after }) => unifiedDiff(before, after, nameOf(file)));
  await shell.stdout.write(colorDiff(shell.stdout, diffs.join("")));
  const rows = [
    `${plan.tag}: ${plan.reason}`,
    ...(plan.fold?.taken ?? []).map((file) => `${file} would be folded in and taken away.`),
    `Commit: ${RELEASE_SUBJECT}${plan.tag}`,
    `Tag: ${plan.tag}, with the text of the release`,
    `Then: ${push}`,
    "Nothing was changed.",
  ];
  await shell.stderr.write(`${rows.map((row) => oneLine(row)).join("\n")}\n`);
}

/** Does it all, or nothing: whatever fails, the branch, the tag and the files are as before. */
async function carryOut(shell: Shell, { root }: ReleaseGround, plan: ReleasePlan): Promise<void> {
  const here = { ...shell, cwd: root };
  const head = await demand(here, "rev-parse", "HEAD");
  const gitDir = await demand(here, "rev-parse", "--absolute-git-dir");
  const message = path.join(gitDir, "TOOLBOX_TAGMSG");
  try {
    await writeFiles(plan.changes);
    if (plan.fold) await takeAway(plan.fold, plan.read.fragments);
    // The tree was clean: all that is there now belongs to the release.
    await demand(here, "add", "--all");
    await demand(here, "commit", "--quiet", "-m", `${RELEASE_SUBJECT}${plan.tag}`);
    await writeFile(message, plan.text);
    await demand(here, "tag", "--annotate", "--cleanup=whitespace", "--file", message, plan.tag);
  } catch (error) {
    // Also when the process was told to stop.
    await runGit({ ...here, signal: new AbortController().signal }, ["reset", "--quiet", "--hard", head]);
    const made = plan.changes.filter(({ before }) => before === undefined).map(({ file }) => file);
    await Promise.all(made.map((file) => rm(file, { force: true })));
    await shell.stderr.write("Nothing was released: all is as it was before.\n");
    throw error;
  } finally {
    await rm(message, { force: true });
  }
}
