import { rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { releaseBody } from "@toolbox/core/git/changelog/output/release-body.ts";
import { type Bump, bumps, parseVersion } from "@toolbox/core/git/changelog/version.ts";
import { unifiedDiff } from "@toolbox/core/git/diff/unified-diff.ts";
import { oneLine, pluralize, shellQuote } from "@toolbox/core";
import { colorDiff } from "../../shell/color-diff.ts";
import { Failure } from "../../shell/failure.ts";
import type { Shell } from "../../shell/shell.ts";
import { compareRelease } from "../changelog/file/compare-release.ts";
import { type FileChange, planFiles, writeFiles } from "../changelog/file/merge-file.ts";
import { type FoldPlan, planFold, takeAway } from "../changelog/fragments/fold-fragments.ts";
import {
  type NextOptions,
  nextRelease,
  releasable,
  releaseVersion,
  tagFor,
  unreleasedOf,
} from "../changelog/history/next-release.ts";
import { readPackages } from "../changelog/history/packages.ts";
import { type ReadReleases, readReleases } from "../changelog/history/read-releases.ts";
import { readQuery } from "../changelog/read-query.ts";
import { findChangelogSettings } from "../changelog/settings.ts";
import { today } from "../changelog/today.ts";
import { runGit } from "../git/git.ts";
import { findReleaseGround, gitSays, type ReleaseGround } from "./release-ground.ts";
import { releaseMessage } from "./release-message.ts";
import { demand, undoRelease } from "./undo-release.ts";
import { packageVersionFiles, versionFiles } from "./version-files.ts";

export interface ReleaseOptions {
  /** `1.2.0`, or one of patch, minor and major. */
  readonly version?: string;
  readonly bump?: Bump;
  readonly pre?: string;
  /** Only these packages, each for itself; or with `packages` all that have something to release. */
  readonly package?: readonly string[];
  readonly packages?: boolean;
  readonly dryRun?: boolean;
  readonly undo?: boolean;
  readonly config?: string;
}

/** The release of the repository, or of one package. */
interface ReleasePart {
  readonly version: string;
  readonly reason: string;
  readonly tag: string;
  readonly read: ReadReleases;
  /** What the tag says. */
  readonly text: string;
}

interface ReleasePlan {
  readonly parts: readonly ReleasePart[];
  readonly changes: readonly FileChange[];
  readonly fold: FoldPlan | undefined;
}

/**
 * `toolbox release`: version, changelog, commit and annotated tag in one step; what fails takes back what was done.
 * Nothing is pushed. Throws `Failure` for a tree, a branch or a version it cannot release.
 */
export async function release(shell: Shell, options: ReleaseOptions): Promise<void> {
  if (options.undo) return undoRelease(shell);
  const ground = await findReleaseGround(shell);
  const plan = await planRelease(shell, ground, options);
  const tags = plan.parts.map(({ tag }) => tag);
  const push = `git push --atomic ${ground.remote} ${[ground.branch, ...tags].map(shellQuote).join(" ")}`;
  if (options.dryRun) return showPlan(shell, ground, plan, push);
  await carryOut(shell, ground, plan);
  await shell.stdout.write(tags.map((tag) => `${oneLine(tag)}\n`).join(""));
  const reasons = plan.parts.map(({ reason, tag }) => `${oneLine(tags.length === 1 ? reason : `${tag}: ${reason}`)}\n`);
  const files = pluralize(plan.changes.length, "file");
  await shell.stderr.write(
    `${reasons.join("")}Committed ${files} and tagged ${oneLine(tags.join(", "))}. Nothing is pushed yet:\n` +
      `  ${oneLine(push)}\n  toolbox release --undo    takes it back until then\n`,
  );
}

async function planRelease(shell: Shell, { root }: ReleaseGround, options: ReleaseOptions): Promise<ReleasePlan> {
  const config = findChangelogSettings(shell.cwd, options.config);
  const isByPackage = options.packages === true || options.package !== undefined;
  const query = await readQuery(
    shell,
    {
      cache: true,
      ...(options.package ? { package: options.package } : {}),
      ...(options.packages ? { packages: true } : {}),
    },
    config,
  );
  const next = { config, ...(options.pre === undefined ? {} : { pre: options.pre }) };
  const wish = wishOf(options);
  const read = await readReleases(shell, query);
  const due = wish === true || !isByPackage ? await releasable(read, next, shell) : read;
  if (due.length > 1 && wish !== true && !bumps.some((each) => each === wish))
    throw new Failure("usage", "One version does not fit several packages.", {
      next: "Name one with --package, or leave the version to the changes.",
    });
  const parts: ReleasePart[] = [];
  const texts: (readonly string[])[] = [];
  const changes: FileChange[] = [];
  for (const each of due) {
    const part = await planPart(shell, each, wish, next);
    const files = await planFiles(each, {
      file: path.join(root, each.package?.folder ?? "", config.file ?? "CHANGELOG.md"),
      project: config.project ?? each.package?.name ?? "",
      ...(config.keep === undefined ? {} : { keep: config.keep }),
      release: { version: part.version, date: today(shell), tag: part.tag },
    });
    parts.push(part);
    texts.push(files.texts);
    changes.push(...files.changes);
  }
  const versions = isByPackage ? await packageVersions(root, parts) : await sharedVersion(shell, root, parts);
  return { parts, changes: [...changes, ...versions], fold: planFold(due, texts) };
}

async function planPart(
  shell: Shell,
  read: ReadReleases,
  wish: string | true,
  next: NextOptions,
): Promise<ReleasePart> {
  const version = releaseVersion(read, wish, next);
  const bump = bumps.find((each) => each === wish);
  const reason =
    wish === true || bump ? nextRelease(read, { ...next, ...(bump ? { bump } : {}) }).reason : "You asked for it.";
  const tag = tagFor(version, read);
  if ((await gitSays(shell, "rev-parse", "--verify", "--quiet", `refs/tags/${tag}`)) !== undefined)
    throw new Failure("failure", `The tag ${tag} is there already.`, { next: "Give a higher version." });
  const unreleased = unreleasedOf(read) ?? { entries: [], changes: {}, size: 0 };
  const body = releaseBody(compareRelease({ ...unreleased, version, tag, date: today(shell) }, read), read.pages);
  return { version, reason, tag, read, text: `${tag}\n\n${body}` };
}

const packageVersions = (root: string, parts: readonly ReleasePart[]) =>
  packageVersionFiles(
    root,
    parts.flatMap(({ version, read }) => (read.package ? [{ folder: read.package.folder, version }] : [])),
  );

/** The version of the root and of the packages that have the same; others are named. */
async function sharedVersion(shell: Shell, root: string, [part]: readonly ReleasePart[]) {
  if (!part) throw new Error("a repository without packages asked for gives one result");
  const { changes, others } = await versionFiles(root, await readPackages(shell), part.version);
  if (others.length > 0)
    await shell.stderr.write(
      `${pluralize(others.length, "package")} with a version of ${others.length === 1 ? "its" : "their"} own stay: ${oneLine(others.join(", "))}.\n`,
    );
  return changes;
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
    ...plan.parts.map(({ tag, reason }) => `${tag}: ${reason}`),
    ...(plan.fold?.taken ?? []).map((file) => `${file} would be folded in and taken away.`),
    `Commit: ${releaseMessage(plan.parts.map(({ tag }) => tag)).split("\n", 1)[0] ?? ""}`,
    ...plan.parts.map(({ tag }) => `Tag: ${tag}, with the text of the release`),
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
  const made: string[] = [];
  try {
    await writeFiles(plan.changes);
    if (plan.fold) await takeAway(plan.fold, plan.parts.find(({ read }) => read.fragments)?.read.fragments);
    // The tree was clean: all that is there now belongs to the release.
    await demand(here, "add", "--all");
    await demand(here, "commit", "--quiet", "-m", releaseMessage(plan.parts.map(({ tag }) => tag)));
    for (const { tag, text } of plan.parts) {
      await writeFile(message, text);
      await demand(here, "tag", "--annotate", "--cleanup=whitespace", "--file", message, tag);
      made.push(tag);
    }
  } catch (error) {
    // Also when the process was told to stop.
    await runGit({ ...here, signal: new AbortController().signal }, ["reset", "--quiet", "--hard", head]);
    for (const tag of made) await runGit({ ...here, signal: new AbortController().signal }, ["tag", "--delete", tag]);
    const fresh = plan.changes.filter(({ before }) => before === undefined).map(({ file }) => file);
    await Promise.all(fresh.map((file) => rm(file, { force: true })));
    await shell.stderr.write("Nothing was released: all is as it was before.\n");
    throw error;
  } finally {
    await rm(message, { force: true });
  }
}
