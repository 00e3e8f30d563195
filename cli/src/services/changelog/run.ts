import path from "node:path";
import { familyWords } from "@toolbox/core/git/changelog/history/choose-family.ts";
import { oneLine, plural, pluralize } from "@toolbox/core";
import { Failure } from "../../shell/failure.ts";
import { rowValue } from "../../shell/row-value.ts";
import type { Shell } from "../../shell/shell.ts";
import type { ChangelogFlags } from "./flags.ts";
import {
  type NextOptions,
  nextRelease,
  releasable,
  releaseVersion,
  tagFor,
  unreleasedOf,
} from "./history/next-release.ts";
import { readQuery } from "./read-query.ts";
import { type ReadReleases, readReleases } from "./history/read-releases.ts";
import { isFolder, saveChangelog, saveText } from "./file/save-changelog.ts";
import { findChangelogSettings } from "./settings.ts";
import { jsonText, markdownText, releaseText, templateText } from "./texts.ts";
import { today } from "./today.ts";
import { compareRelease } from "./file/compare-release.ts";

/**
 * `toolbox changelog` from the history of the repository the user stands in: prints it, merges it into a file, checks
 * that file, or tells the next version. Throws `Failure` for wrong flags and for what is missing, `Exit` 1 when a check
 * finds something.
 */
export async function runChangelog(shell: Shell, flags: ChangelogFlags): Promise<void> {
  demandGoingTogether(flags);
  const config = findChangelogSettings(shell.cwd, flags.config);
  const query = await readQuery(shell, flags, config);
  if (flags.base !== undefined && flags.preview) {
    const { previewBranch } = await import("./preview/preview-branch.ts");
    return previewBranch(shell, flags.base, flags, query, {
      config,
      ...(flags.pre === undefined ? {} : { pre: flags.pre }),
    });
  }
  if (flags.base !== undefined) {
    const { checkBranch } = await import("./fragments/check-branch.ts");
    return checkBranch(shell, flags.base, config, query);
  }
  const isBump = flags.bump !== undefined;
  const read = await readReleases(shell, isBump && !flags.from && !flags.to ? { ...query, part: "unreleased" } : query);
  await tellLeftOut(shell, (query.packages?.length ?? read.length) - read.length);
  for (const each of read) await warn(each, shell);
  if (flags.requireConventional ?? config.requireConventional) demandConventional(read);
  const bump = flags.bump === "print" || flags.bump === true ? undefined : flags.bump;
  const next: NextOptions = {
    config,
    ...(bump === undefined ? {} : { bump }),
    ...(flags.pre === undefined ? {} : { pre: flags.pre }),
  };
  if (isBump) return printNext(shell, read, next, flags.json === true || flags.format === "json");
  const project = flags.project ?? config.project ?? "";
  if (await isFileMode(flags, shell)) {
    if (flags.contributors)
      await shell.stderr.write("toolbox: --contributors is left out: a changelog file names no people.\n");
    return (await import("./file/change-files.ts")).changeFiles(shell, read, { flags, config, project, next });
  }
  const { release } = flags;
  const due = release === undefined ? [] : await releasable(read, next, shell);
  const shown =
    release === undefined
      ? read
      : read.map((each) => (due.includes(each) ? asReleased(each, release, next, shell) : each));
  await print(shell, shown, flags, project);
}

/** Whether a changelog file is merged into, compared or checked. */
async function isFileMode(flags: ChangelogFlags, shell: Shell): Promise<boolean> {
  const { write, check, diff, out, format, json, template, release, preview } = flags;
  if (preview) return false;
  if (write || check || diff) return true;
  if (json || template !== undefined || format === "json" || format === "release") return false;
  if (out === undefined) return release !== undefined;
  return /\.(?:md|markdown)$/i.test(out) && !(await isFolder(path.resolve(shell.cwd, out)));
}

function demandGoingTogether(flags: ChangelogFlags): void {
  const formats = [
    flags.json ? "--json" : "",
    flags.template === undefined ? "" : "--template",
    flags.format === undefined || (flags.json && flags.format === "json") ? "" : `--format ${flags.format}`,
  ].filter(Boolean);
  const file = [flags.write ? "--write" : "", flags.check ? "--check" : "", flags.diff ? "--diff" : ""].filter(Boolean);
  const isOther =
    flags.json === true || flags.template !== undefined || flags.format === "json" || flags.format === "release";
  if (formats.length > 1) throw new Failure("usage", `${formats.join(" and ")} do not go together.`);
  if (file.length > 0 && isOther)
    throw new Failure("usage", `${file[0]} and ${formats[0]} do not go together.`, {
      next: "A changelog file is Markdown.",
    });
  const saving = Object.entries({ write: flags.write, out: flags.out, check: flags.check, diff: flags.diff });
  const [clash] = saving.flatMap(([name, value]) => (flags.preview && value !== undefined ? [`--${name}`] : []));
  if (clash !== undefined)
    throw new Failure("usage", `--preview and ${clash} do not go together.`, { next: "--preview only prints." });
  if (flags.write && (flags.check || flags.diff))
    throw new Failure("usage", `${file.join(" and ")} do not go together.`, { next: "--check and --diff only look." });
  if (flags.bump !== undefined && (file.length > 0 || flags.release !== undefined))
    throw new Failure("usage", "--bump only tells the next version.", { next: "Use --release minor to make one." });
  if (
    flags.base !== undefined &&
    ((!flags.check && !flags.preview) || flags.write || flags.release !== undefined || flags.from || flags.to)
  )
    throw new Failure("usage", "--base goes with --check or --preview alone.", {
      next: "The first asks whether this branch says what users will notice, the second shows what it adds.",
    });
  if (flags.base !== undefined && flags.preview) {
    const other = [
      ...formats.filter((each) => each.includes("template") || each.includes("release")),
      ...(flags.unreleased ? ["--unreleased"] : []),
      ...(flags.latest ? ["--latest"] : []),
      ...(flags.bump === undefined ? [] : ["--bump"]),
    ];
    if (other[0] !== undefined) throw new Failure("usage", `--preview --base and ${other[0]} do not go together.`);
  }
  if (flags.format === "github" && !(flags.preview && flags.base !== undefined))
    throw new Failure("usage", "--format github goes with --preview --base.", {
      next: "It is the comment on a pull request.",
    });
  if (flags.pre !== undefined && flags.bump === undefined && flags.release === undefined && flags.base === undefined)
    throw new Failure("usage", "--pre needs --bump, --release or --preview --base.");
  if (flags.currentVersion !== undefined)
    throw new Failure("usage", "--current-version needs --entry.", {
      next: "Without entries the tags of the repository say the versions.",
    });
  if (flags.keep !== undefined && flags.keep < 1)
    throw new Failure("usage", "--keep takes a whole number of 1 or more.");
}

/** @param count packages that `--packages` does not name */
async function tellLeftOut(shell: Shell, count: number): Promise<void> {
  if (count === 0) return;
  const words = pluralize(count, "package");
  await shell.stderr.write(
    `${words} had no release so far and ${plural(count, "is", "are")} left out. Name one with --package.\n`,
  );
}

async function warn({ releases, family }: ReadReleases, shell: Shell): Promise<void> {
  if (family) await shell.stderr.write(`${oneLine(familyWords(family))} Choose with --package or --tag-pattern.\n`);
  const problems = releases.filter(({ version }) => version === undefined).flatMap((release) => release.problems ?? []);
  for (const problem of problems) await shell.stderr.write(`toolbox: ${oneLine(problem)}\n`);
}

function demandConventional(read: readonly ReadReleases[]): void {
  const guessed = read.flatMap(({ releases }) =>
    releases.flatMap(({ entries }) => entries.filter((entry) => entry.isGuessed)),
  );
  if (guessed.length === 0) return;
  const shown = guessed
    .slice(0, 10)
    .map(({ commit, text }) => `  ${commit.slice(0, 7)} ${text.split("\n", 1)[0] ?? ""}`);
  const more = guessed.length > shown.length ? [`  and ${guessed.length - shown.length} more`] : [];
  throw new Failure("failure", `${pluralize(guessed.length, "commit does", "commits do")} not say a type.`, {
    next: 'Write messages such as "fix: …", or leave --require-conventional out:',
    rows: [...shown, ...more],
  });
}

async function printNext(
  shell: Shell,
  read: readonly ReadReleases[],
  options: NextOptions,
  isJson: boolean,
): Promise<void> {
  const rows = (await releasable(read, options, shell)).map((each) => ({ each, next: nextRelease(each, options) }));
  if (isJson) {
    const data = rows.map(({ each, next }) => ({
      ...(each.package ? { package: each.package.name } : {}),
      version: next.version,
      tag: tagFor(next.version, each),
      current: each.current?.name ?? null,
      bump: next.bump ?? null,
      reason: next.reason,
    }));
    return shell.stdout.write(`${JSON.stringify(read.length === 1 ? data[0] : data, null, 2)}\n`);
  }
  for (const { each, next } of rows) {
    const name = each.package && rowValue(shell.stdout)(each.package.name);
    await shell.stdout.write(name === undefined ? `${next.version}\n` : `${name} ${next.version}\n`);
    const how = [each.current ? `after ${each.current.name}` : "the first", ...(next.bump ? [next.bump] : [])].join(
      ", ",
    );
    await shell.stderr.write(`${oneLine(`${how}: ${next.reason}`)}\n`);
  }
}

/** What is not released yet under the version it will have. */
function asReleased(read: ReadReleases, wish: string | true, next: NextOptions, shell: Shell): ReadReleases {
  const version = releaseVersion(read, wish, next);
  const unreleased = unreleasedOf(read);
  if (!unreleased) return read;
  const tag = tagFor(version, read);
  const release = compareRelease({ ...unreleased, version, tag, date: today(shell) }, read);
  return { ...read, releases: [release, ...read.releases.filter((each) => each !== unreleased)] };
}

async function print(
  shell: Shell,
  read: readonly ReadReleases[],
  flags: ChangelogFlags,
  project: string,
): Promise<void> {
  const kept = flags.keep === undefined ? read : read.map((each) => newest(each, flags.keep ?? 0));
  const name = (each: ReadReleases) => (each.package && project === "" ? each.package.name : project);
  const { out, template, format, force = false } = flags;
  const target = { ...(out === undefined ? {} : { out }), force };
  if (template !== undefined || format === "release") {
    const texts = await Promise.all(
      kept.map(async (each) =>
        template === undefined ? releaseText(each) : templateText(each, name(each), template, shell),
      ),
    );
    if (format === "release" && texts.join("") === "")
      throw new Failure("failure", "There is no release to tell of yet.", {
        next: "Give --unreleased for what comes next.",
      });
    return saveText(texts.join("\n"), shell, target);
  }
  const form = flags.json || format === "json" ? "json" : format === undefined ? undefined : "markdown";
  const texts = {
    markdown: () => kept.map((each) => markdownText(each, name(each))).join("\n"),
    json: () => jsonText(kept, project),
  };
  await saveChangelog(texts, shell, { ...(form === undefined ? {} : { format: form }), ...target });
}

function newest(read: ReadReleases, keep: number): ReadReleases {
  const released = read.releases.filter(({ version }) => version !== undefined).slice(0, keep);
  return { ...read, releases: read.releases.filter((each) => each.version === undefined || released.includes(each)) };
}
