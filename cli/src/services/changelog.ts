import { runTool } from "@toolbox/core";
import { remotePage, withCompareLinks } from "@toolbox/core/changelog/compare-links.ts";
import { type HistoryRelease, releasesOfHistory } from "@toolbox/core/changelog/releases-of-history.ts";
import { renderMarkdown } from "@toolbox/core/changelog/render.ts";
import type { Bump } from "@toolbox/core/changelog/version.ts";
import { tool } from "@toolbox/core/tools/changelog-entries/tool.ts";
import { Failure } from "../failure.ts";
import { nodePorts } from "../ports/index.ts";
import { type GitShell, openRepository } from "./git.ts";
import { readHistory, readRemote, readTags } from "./git-history.ts";

/** The two forms of one changelog. */
export interface ChangelogTexts {
  readonly markdown: string;
  readonly json: string;
}

/**
 * The changelog of the repository the user stands in. Throws `Failure`: environment without git, a repository or its
 * whole history; failure when there is nothing to tell.
 */
export async function changelogOfRepository(shell: GitShell, project: string): Promise<ChangelogTexts> {
  const repository = await openRepository(shell);
  if (!repository.hasCommits)
    throw new Failure("failure", "This repository has no commits yet, so there is nothing to tell.", {
      next: 'Commit first, or write the changes yourself: toolbox changelog --entry "Add …".',
    });
  if (repository.isShallow)
    throw new Failure("environment", "This clone is shallow: a part of the history is missing.", {
      next: 'Fetch it with "git fetch --unshallow --tags" (in GitHub Actions: actions/checkout with fetch-depth: 0).',
    });
  const [commits, tags, remote] = await Promise.all([readHistory(shell), readTags(shell), readRemote(shell)]);
  const page = remote === undefined ? undefined : remotePage(remote);
  const releases = withCompareLinks(releasesOfHistory(commits, tags), page);
  return {
    markdown: renderMarkdown({ project, releases }),
    json: `${JSON.stringify({ project, releases: releases.map(describeRelease) }, null, 2)}\n`,
  };
}

function describeRelease({ version, tag, date, url, changes }: HistoryRelease) {
  return {
    version: version ?? null,
    tag: tag ?? null,
    date: date ?? null,
    unreleased: version === undefined,
    url: url ?? null,
    changes,
  };
}

export interface EntriesInput {
  readonly projectName?: string;
  readonly currentVersion?: string;
  readonly changeType?: Bump;
  readonly unreleased?: boolean;
  readonly entries: readonly string[];
}

const FLAGS: Readonly<Record<string, string>> = { currentVersion: "--current-version", entries: "--entry" };

/** The changelog of one release from entries given by hand. Throws `Failure` (usage) for what is wrong with them. */
export async function changelogOfEntries(input: EntriesInput): Promise<ChangelogTexts> {
  const run = await runTool(tool, { ...input }, nodePorts);
  if (!run.ok) {
    const words = run.issues.map(({ field, message }) =>
      field && FLAGS[field] ? `${FLAGS[field]}: ${message}` : message,
    );
    throw new Failure("usage", words.join(" "));
  }
  const text = (name: string) => {
    const output = run.outputs.find((each) => each.name === name);
    if (output?.kind !== "text") throw new Error(`changelog-entries made no ${name}`);
    return output.text;
  };
  return { markdown: text("CHANGELOG.md"), json: text("CHANGELOG.json") };
}
