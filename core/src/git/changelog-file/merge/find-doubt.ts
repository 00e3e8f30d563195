import { formatList } from "../../../text/format.ts";
import { readStandIn } from "../headings/find-releases.ts";
import { aboutVersion } from "../headings/release-heading.ts";
import { type TaggedVersions, versionsIn } from "../headings/tagged-versions.ts";
import type { Block } from "../parse/block.ts";
import { readMarks } from "../parse/mark.ts";
import type { ChangelogFile } from "../parse/parse.ts";
import { notAHeading } from "./validate-changelog.ts";
import type { SectionMatch } from "./match-sections.ts";

/**
 * Why it cannot be told which parts of a file belong to releases that are about to be written, as one sentence with the
 * line; undefined where it can. What a file names already would stand in it twice: in a heading of several releases, or
 * in a line that is no heading. @param homes what `matchSections` gives
 */
export function findDoubt(
  file: ChangelogFile,
  homes: readonly SectionMatch[],
  tagged: TaggedVersions,
): string | undefined {
  const due = new Set(
    homes.flatMap(({ state, release: { version } }) => (state === "new" && version ? [version] : [])),
  );
  const isSharing = homes.some(({ section, release }) => section && release.version !== undefined);
  const isEmptyHistory = homes.every(({ release }) => release.version === undefined);
  if (!isSharing && !isEmptyHistory) {
    const several = findSeveral(file, tagged, () => true);
    if (several) return several;
    const bare = findBare(file, tagged, () => true);
    if (bare) return notAHeading(bare);
    const untold = findUntold(file);
    if (untold) return untold;
  }
  const several = findSeveral(file, tagged, (version) => due.has(version));
  if (several) return several;
  const bare = findBare(file, tagged, (version) => due.has(version));
  return bare && notAHeading(bare);
}

/** A heading of several releases, one of which `counts`. */
function findSeveral(file: ChangelogFile, tagged: TaggedVersions, counts: (version: string) => boolean) {
  for (const block of blocksOf(file)) {
    const heading = readStandIn(block);
    if (!heading || aboutVersion(heading.title)) continue;
    const versions = versionsIn(heading.title, tagged);
    if (versions.length > 1 && versions.some(counts))
      return `Line ${block.line} names several releases, ${formatList(versions)}, so their changes cannot be told apart. Give each a heading of its own, such as "## ${versions[0] ?? ""}".`;
  }
  return undefined;
}

function blocksOf({ preamble, sections, footer }: ChangelogFile): readonly Block[] {
  return [...preamble, ...sections.flatMap(({ heading, blocks }) => [heading, ...blocks]), ...footer];
}

/** Entries under headings that name no release, in a file without any heading that does. */
function findUntold({ sections }: ChangelogFile): string | undefined {
  if (sections.some(({ release }) => release.kind !== "other")) return undefined;
  const section = sections.find(({ blocks }) => blocks.some(({ kind }) => kind === "bullet"));
  if (!section) return undefined;
  const { line, title } = section.heading;
  return `No heading names a release of this repository, and there are entries under line ${line}, "${title.slice(0, 60)}", so it cannot be told which release they belong to. Give each release a heading with its version, or put "## Unreleased" above them.`;
}

/** What may stand around a version in a line that is all about it: signs of lists, quotes, tables and HTML, and a day. */
const BEFORE = /^(?:[\s>|*+_#=[-]|\d{1,3}[.)]\s|<[^<>]{1,80}>|version\s|release\s)*/i;
const DAY =
  /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b|\b\d{1,2}(?:st|nd|rd|th)\b|\b(?:released|yanked|latest|current|stable|lts|on|of|the)\b/gi;

/** The first line that is no heading and all about a version that `counts`. */
function findBare(file: ChangelogFile, tagged: TaggedVersions, counts: (version: string) => boolean) {
  for (const block of blocksOf(file)) {
    const bare = block.kind === "heading" ? undefined : bareIn(block, tagged, counts);
    if (bare) return bare;
  }
  return undefined;
}

function bareIn(block: Block, tagged: TaggedVersions, counts: (version: string) => boolean) {
  if (block.kind === "comment" || block.kind === "blank" || block.kind === "definition") return undefined;
  if (/^\s*(?:```|~~~)/.test(block.raw) || readMarks(block.raw).marks.length > 0) return undefined;
  for (const [index, line] of block.raw.split(/\r\n?|\n/).entries()) {
    const text = line.slice(0, 200).replace(BEFORE, "");
    const version = tagged.find(/^[^\s\])}*_:,<|]+/.exec(text)?.[0] ?? "");
    if (version === undefined || !counts(version)) continue;
    const rest = text
      .replace(/^\S+/, "")
      .replace(/\]\([^()]*\)|<[^<>]*>/g, " ")
      .replace(DAY, " ");
    if (!/\p{L}/u.test(rest)) return { line: block.line + index, version };
  }
  return undefined;
}
