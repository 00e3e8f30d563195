import type { Block, HeadingBlock, TextBlock } from "../parse/block.ts";
import { aboutVersion, isUnreleasedName, readReleaseHeading, type ReleaseHeading } from "./release-heading.ts";
import { type TaggedVersions, versionsIn } from "./tagged-versions.ts";

/** A block that begins a section, as the heading that it is or stands for. */
export interface FoundRelease {
  readonly heading: HeadingBlock;
  readonly release: ReleaseHeading;
}

/**
 * The headings that hold exactly one version which the history has released, whatever else they say: `v1.2.0 🚀`,
 * `<small>1.2.0</small>`, `What's new in 1.2.0`, `**1.2.0** (2026-01-31)`. Of several for one version the one counts that
 * says it plainly, then the one of the highest level, then the first. One that holds several versions is that of none.
 */
export function findReleases(blocks: readonly Block[], tagged: TaggedVersions): ReadonlyMap<Block, FoundRelease> {
  const found = new Map<Block, FoundRelease>();
  const best = new Map<string, { readonly block: Block; readonly heading: HeadingBlock; readonly rank: number }>();
  for (const block of blocks) {
    const heading = readStandIn(block);
    if (!heading || aboutVersion(heading.title)) continue;
    const [version, second] = versionsIn(heading.title, tagged);
    if (version === undefined) continue;
    if (second !== undefined) {
      if (block.kind === "heading") found.set(block, { heading, release: ofNone(heading.title) });
      continue;
    }
    const isPlain = block.kind === "heading" && block.level <= 3 && readReleaseHeading(heading.title).kind !== "other";
    const rank = (isPlain ? 0 : 10) + heading.level;
    if (rank < (best.get(version)?.rank ?? Infinity)) best.set(version, { block, heading, rank });
  }
  for (const [version, { block, heading }] of best) {
    const read = readReleaseHeading(heading.title);
    found.set(block, { heading, release: tagged.isName(read.label) ? read : tellingOf(heading.title, version) });
  }
  // What is not released yet is written as the releases are: as a line in bold, or as a heading of a low level.
  const forms = new Set([...found].map(([block, { heading }]) => formOf(block, heading)));
  for (const block of blocks) {
    const heading = readStandIn(block);
    if (heading && isUnreleasedName(heading.title.replace(/[[\]]/g, "")) && forms.has(formOf(block, heading)))
      found.set(block, { heading, release: readReleaseHeading(heading.title) });
  }
  return found;
}

const formOf = ({ kind }: Block, { level }: HeadingBlock) => (kind === "text" ? kind : `${kind} ${level}`);

const ofNone = (title: string): ReleaseHeading => ({ ...readReleaseHeading(title), kind: "other", label: title });

/** What a title says of a release that it does not call by its plain name. */
function tellingOf(title: string, version: string): ReleaseHeading {
  const date = /(?<!\d)\d{4}-\d{2}-\d{2}(?!\d)/.exec(title)?.[0];
  const yanked = /[[(]?\byanked\b[\])]?/i.exec(title)?.[0];
  return {
    kind: "release",
    label: version,
    link: title.includes("](") ? "inline" : "none",
    rest: "",
    ...(date === undefined ? {} : { date }),
    ...(yanked === undefined ? {} : { yanked }),
  };
}

const BOLD = /^ {0,3}(\*\*|__)(?=\S)(.{1,200}?\S|\S)\1((?:\s*[-–—/(,:].{0,40})?)$/;
const HTML = /^ {0,3}<h([1-6])(?:\s[^<>]*)?>(.{1,400}?)<\/h\1>\s*$/i;

/** A heading, or a line that stands for one: all in bold but for a date, or a heading in HTML. */
export function readStandIn(block: Block): HeadingBlock | undefined {
  if (block.kind === "heading") return block;
  if (block.kind !== "text") return undefined;
  const line = block.raw.trimEnd();
  if (line.length > 500 || /[\r\n]/.test(line)) return undefined;
  const [, , bold, behind = ""] = BOLD.exec(line) ?? [];
  if (bold !== undefined) return standFor(block, 2, bold + behind);
  const [, level, title = ""] = HTML.exec(line) ?? [];
  return level === undefined ? undefined : standFor(block, Number(level), title);
}

const standFor = ({ raw, line }: TextBlock, level: number, title: string): HeadingBlock => ({
  kind: "heading",
  level,
  title,
  raw,
  line,
});
