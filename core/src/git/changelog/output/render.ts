import { escapeMarkdown } from "../../../text/escape.ts";
import { oneLine, showControls } from "../../../text/show-controls.ts";
import { type Changes, categories } from "../entries/categories.ts";

/** One section of a changelog. */
export interface Release {
  /** Absent for what is not released yet. */
  readonly version?: string;
  /** YYYY-MM-DD, absent for what is not released yet. */
  readonly date?: string;
  /** The page that compares it with the release before. */
  readonly url?: string;
  readonly changes: Changes;
  /** A sentence below the changes, as Markdown. */
  readonly closing?: string;
}

/** Stands in a release that changed nothing its readers notice, since every version is listed. */
const NOTHING_NOTABLE = "No notable changes.";

/** A changelog: releases from the newest to the oldest. */
export interface Changelog {
  /** "" when it has no name. */
  readonly project: string;
  readonly releases: readonly Release[];
}

/** The changelog as Markdown by Keep a Changelog 1.1.0, ending with a line break. */
export function renderMarkdown({ project, releases }: Changelog): string {
  const blocks = [
    "# Changelog",
    `All notable changes to ${project.trim() === "" ? "this project" : `**${oneLine(escapeMarkdown(project))}**`} are documented in this file.`,
    "The format is based on [Keep a Changelog](https://keepachangelog.com/en/1.1.0/),\n" +
      "and this project follows [Semantic Versioning](https://semver.org/spec/v2.0.0.html).",
    ...releases.flatMap(releaseBlocks),
  ];
  const links = releases.flatMap((release) =>
    release.url === undefined ? [] : [`[${release.version ?? "Unreleased"}]: ${release.url}`],
  );
  return `${[...blocks, ...(links.length > 0 ? [links.join("\n")] : [])].join("\n\n")}\n`;
}

function releaseBlocks({ version, date, changes, closing }: Release): string[] {
  const heading = `## [${version ?? "Unreleased"}]${date === undefined ? "" : ` - ${date}`}`;
  const kinds = categories.flatMap(({ category, title }) => {
    const entries = changes[category] ?? [];
    return entries.length === 0 ? [] : [`### ${title}`, entries.map(bullet).join("\n")];
  });
  const isEmpty = version !== undefined && kinds.length === 0;
  return [heading, ...kinds, ...(isEmpty ? [NOTHING_NOTABLE] : []), ...(closing === undefined ? [] : [closing])];
}

/** An entry as a bullet. Further lines are indented, so that they stay part of it; a blank line would end the list. */
export function bullet(entry: string): string {
  return `- ${showControls(entry)
    .split(/\s*[\r\n]\s*/)
    .filter((line) => line !== "")
    .join("\n  ")}`;
}
