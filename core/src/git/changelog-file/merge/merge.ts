import { renderMarkdown } from "../../changelog/output/render.ts";
import { addBullets } from "./add-bullets.ts";
import type { Block, BulletBlock } from "../parse/block.ts";
import { bulletText, writeBullet } from "../parse/bullet.ts";
import { changeBullets } from "./change-bullets.ts";
import { indexCommits } from "./commit-index.ts";
import type { GeneratedEntry, GeneratedRelease } from "../parse/entry.ts";
import { type SectionMatch, NOTHING_NOTABLE, matchSections } from "./match-sections.ts";
import { lineBreakOf, withoutLastBreak } from "../parse/lines.ts";
import { linkReleases, spaceFooter } from "../links/link-definitions.ts";
import { findDoubt } from "./find-doubt.ts";
import { joinVersions } from "./join-versions.ts";
import { makeRelease } from "./make-release.ts";
import { makeSection } from "./make-section.ts";
import type { MergeOptions, MergeResult, NewRelease } from "./options.ts";
import { type ChangelogFile, type Section, parseChangelog, printChangelog } from "../parse/parse.ts";
import { placeSections, withUnreleased } from "./place-sections.ts";
import { planMerge } from "./plan.ts";
import { indexVersions } from "../headings/tagged-versions.ts";
import { validateChangelog } from "./validate-changelog.ts";
import { releaseKey } from "../headings/release-heading.ts";
import { releaseLinks, releasePages, tagOf } from "../links/release-links.ts";
import { spaceOut } from "./space-out.ts";
import { type FileStyle, blankLine, styleOf } from "../parse/style.ts";
import { type EntryIndex, indexEntries, type MarkedBullet } from "./index-entries.ts";

/**
 * Merges entries made from commits into a changelog, in place. Generated bullets, known by their mark, follow the
 * history as long as nobody changed them; everything people wrote stays, byte for byte, where it stands. A second run
 * with the same releases changes no byte. An empty text becomes a new file by Keep a Changelog.
 * @param text the file as it is; "" when there is none
 * @param releases newest first; what is not released yet has no version
 * @returns the new text, or a sentence saying why the file was left alone: it is not a changelog, it ends inside a block
 * of code or a comment, or the release asked for cannot be made
 */
export function mergeChangelog(
  text: string,
  releases: readonly GeneratedRelease[],
  options: MergeOptions = {},
): MergeResult {
  const bom = text.startsWith("\uFEFF") ? "\uFEFF" : "";
  const isNew = text.slice(bom.length).trim() === "";
  const whole = isNew ? bom + renderMarkdown({ project: options.project ?? "", releases: [] }) : text;
  const lineBreak = lineBreakOf(whole);
  // Half of a line break of Windows would join with the next line that is added.
  const given = whole.endsWith("\r") && lineBreak !== "\r" ? `${whole}\n` : whole;
  // A last line without a line break gets one for the time of the merge.
  const isEnded = /[\r\n]$/.test(given);
  const history = joinVersions(releases);
  const known = withRelease(history, options.release);
  // The release in the making too: what an earlier run wrote of it is known by any form of heading.
  const tagged = indexVersions(known);
  const read = parseChangelog(isEnded ? given : given + lineBreak, tagged);
  const message = validateChangelog(read);
  if (message !== undefined) return { ok: false, message };

  const style = styleOf(read, given);
  const pages = releasePages(known, options);
  const matched = matchFile(read, history, options, style);
  const doubt = findDoubt(read, matched.homes, tagged);
  if (doubt !== undefined) return { ok: false, message: doubt };
  const merged = mergeEntries(matched, options, { style, pages });
  const released = options.release
    ? makeRelease(merged, options.release, style, pages.get(releaseKey(options.release.version)))
    : merged;
  if (typeof released === "string") return { ok: false, message: released };
  const linked = linkAll(released, known, { style, pages }, options.release);
  const printed = printChangelog(trimEnd(linked, read));
  const isSharing = matched.homes.some(({ section, release }) => section && release.version !== undefined);
  const closed = matched.homes.filter(({ section, state }) => state === "closed" && !section);
  return {
    ok: true,
    text: isEnded ? printed : withoutLastBreak(printed),
    ...(isSharing || closed.length === 0 ? {} : { leftOut: closed.length }),
  };
}

interface Writing {
  readonly style: FileStyle;
  /** What `releasePages` gives. */
  readonly pages: ReadonlyMap<string, string>;
}

/** The releases of the history, and the one in the making where it has none of that name. */
function withRelease(history: readonly GeneratedRelease[], release: NewRelease | undefined) {
  const [unreleased, ...older] = history;
  const isKnown = older.some(({ version }) => release && releaseKey(version ?? "") === releaseKey(release.version));
  const made = release && !isKnown ? [{ ...release, tag: tagOf(release, older), entries: [] }] : [];
  return [...(unreleased ? [unreleased] : []), ...made, ...older];
}

/** A file, what it says of commits, and where each release stands in it. */
interface Matched {
  readonly file: ChangelogFile;
  readonly survey: EntryIndex;
  readonly homes: readonly SectionMatch[];
}

function matchFile(
  read: ChangelogFile,
  history: readonly GeneratedRelease[],
  { addsAll = false }: MergeOptions,
  style: FileStyle,
): Matched {
  const file = withUnreleased(settlePending(read, history), style);
  const commits = indexCommits(history.flatMap(({ entries }) => entries.map((entry) => entry.commit)));
  const survey = indexEntries(file, commits);
  const isPending = ({ section }: MarkedBullet) => section.release.kind === "unreleased";
  const pending = [...survey.marked].flatMap(([commit, bullets]) => (bullets.some(isPending) ? [commit] : []));
  return { file, survey, homes: matchSections(history, file, { addsAll, pending: new Set(pending) }) };
}

function mergeEntries(
  { file, survey, homes }: Matched,
  { isPartial = false }: MergeOptions,
  { style, pages }: Writing,
): ChangelogFile {
  const plan = planMerge(homes, survey, { wordsOf: bulletText, isPartial });

  const write = (entry: GeneratedEntry, marker = style.marker) =>
    writeBullet(entry, { marker, lineBreak: style.lineBreak });
  const bulletsFor = (home: SectionMatch | undefined) =>
    (home ? (plan.additions.get(home) ?? []) : []).map((addition) =>
      "entry" in addition ? { category: addition.entry.category, bullet: write(addition.entry) } : addition,
    );
  const homeOf = new Map(homes.map((home) => [home.section, home]));
  const last = file.footer.length > 0 ? undefined : file.sections.at(-1);
  const change = (section: Section): Section => {
    const rewrite = ({ marker }: BulletBlock, entry: GeneratedEntry) => write(entry, marker);
    const kept = changeBullets(section.blocks, plan.fates, rewrite, blankLine(style));
    return { ...section, blocks: addBullets(kept, bulletsFor(homeOf.get(section)), style, section === last) };
  };
  const make = (home: SectionMatch): Section => {
    const { version = "", date } = home.release;
    const url = pages.get(releaseKey(version));
    const name = { version, ...(date === undefined ? {} : { date }), ...(url === undefined ? {} : { url }) };
    const section = makeSection(name, style);
    const blocks = addBullets([], bulletsFor(home), style, true);
    const nothing: Block = { kind: "text", raw: NOTHING_NOTABLE + style.lineBreak, line: 0 };
    return { ...section, blocks: blocks.length > 0 ? blocks : [blankLine(style), nothing] };
  };
  const sections = placeSections(file.sections, homes, change, make);
  return spaceOut({ ...file, sections }, ({ heading }) => heading.line > 0, style);
}

/** A section for a version to come is that of a release as soon as the history has it. */
function settlePending(file: ChangelogFile, history: readonly GeneratedRelease[]): ChangelogFile {
  const known = new Set(history.flatMap(({ version }) => (version === undefined ? [] : [releaseKey(version)])));
  const isSettled = ({ release }: Section) => release.kind === "unreleased" && known.has(releaseKey(release.label));
  if (!file.sections.some(isSettled)) return file;
  const settle = (section: Section): Section =>
    isSettled(section) ? { ...section, release: { ...section.release, kind: "release" } } : section;
  return { ...file, sections: file.sections.map(settle) };
}

function linkAll(
  file: ChangelogFile,
  known: readonly GeneratedRelease[],
  { style, pages }: Writing,
  release: NewRelease | undefined,
): ChangelogFile {
  const wanted = releaseLinks(file.sections, pages);
  // A release in the making stands above every one of the file, tagged or not.
  const written = release ? file.sections.flatMap(({ release: { label } }) => [label, `v${label}`]) : [];
  const older = known.filter(({ version }) => version !== undefined && version !== release?.version);
  const tags = new Set([...older.flatMap(({ tag }) => tag ?? []), ...written]);
  return spaceFooter(linkReleases(file, wanted, { tags, style }), file, style);
}

/** Takes away the empty lines that removed bullets leave at the end of a file that had none. */
function trimEnd(file: ChangelogFile, read: ChangelogFile): ChangelogFile {
  const last = file.sections.at(-1);
  const lastRead = read.sections.at(-1)?.blocks ?? read.preamble;
  if (!last || file.footer.length > 0 || lastRead.at(-1)?.kind === "blank") return file;
  const end = last.blocks.findLastIndex((block) => block.kind !== "blank") + 1;
  return { ...file, sections: [...file.sections.slice(0, -1), { ...last, blocks: last.blocks.slice(0, end) }] };
}
