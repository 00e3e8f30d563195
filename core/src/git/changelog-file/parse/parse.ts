import type { Block, HeadingBlock } from "./block.ts";
import { splitLines } from "./lines.ts";
import { type FoundRelease, findReleases } from "../headings/find-releases.ts";
import { readBlocks } from "./read-blocks.ts";
import { type ReleaseHeading, isUnreleasedName, readReleaseHeading } from "../headings/release-heading.ts";
import type { TaggedVersions } from "../headings/tagged-versions.ts";

/** A heading of a release, of what is not released yet, or of something else, and all that stands under it. */
export interface Section {
  /** The targets of links right above its heading, as they stand in the file. */
  readonly anchors?: string;
  readonly heading: HeadingBlock;
  readonly release: ReleaseHeading;
  readonly blocks: readonly Block[];
}

/** A changelog as its parts. Nothing is left out: {@link printChangelog} gives the text again, byte for byte. */
export interface ChangelogFile {
  /** A byte order mark, or "". */
  readonly bom: string;
  /** What stands above the first section: the title and its prose. */
  readonly preamble: readonly Block[];
  readonly sections: readonly Section[];
  /** The link reference definitions at the end of the file, with comments among them. */
  readonly footer: readonly Block[];
}

/**
 * Reads a changelog in the manner of Keep a Changelog (0.3 to 2.0.0) or merely like it. Takes any text and never
 * throws. A section starts at each heading of level 1 or 2 but the title and those that divide a section of level 1, and at
 * a heading of level 3 that is a version with or without a day, as some tools write for patch releases.
 * @param tagged where it is known what was released, any heading that names one of these begins its section
 */
export function parseChangelog(text: string, tagged?: TaggedVersions): ChangelogFile {
  const bom = text.startsWith("\uFEFF") ? "\uFEFF" : "";
  const blocks = readBlocks(splitLines(text.slice(bom.length)));
  const footerStart = findFooter(blocks);
  const preamble: Block[] = [];
  const sections: (Section & { readonly blocks: Block[] })[] = [];
  const known = tagged ? findReleases(blocks, tagged) : undefined;
  let hasTitle = false;
  for (const block of blocks.slice(0, footerStart)) {
    const found = known?.get(block);
    const opened = found ?? readOpening(block, sections.at(-1)?.heading.level);
    const isTitle = block.kind === "heading" && block.level === 1 && !hasTitle && opened?.release.kind === "other";
    if (isTitle && sections.length === 0) hasTitle = true;
    else if (opened) {
      const anchors = takeAnchors(sections.at(-1)?.blocks ?? preamble);
      sections.push({ ...(anchors === "" ? {} : { anchors }), ...opened, blocks: [] });
      continue;
    }
    (sections.at(-1)?.blocks ?? preamble).push(block);
  }
  return { bom, preamble, sections, footer: blocks.slice(footerStart) };
}

/** The text of a changelog: its parts, one after the other. */
export function printChangelog({ bom, preamble, sections, footer }: ChangelogFile): string {
  const print = (blocks: readonly Block[]) => blocks.map((block) => block.raw).join("");
  const body = sections.map(({ anchors = "", heading, blocks }) => anchors + heading.raw + print(blocks));
  return bom + print(preamble) + body.join("") + print(footer);
}

/** Takes the targets of links that end a list of blocks off it: they belong to the heading that follows. */
function takeAnchors(blocks: Block[]): string {
  const start = blocks.findLastIndex((block) => block.kind !== "blank" && !isAnchor(block)) + 1;
  const first = blocks.slice(start).findIndex(isAnchor);
  return first < 0
    ? ""
    : blocks
        .splice(start + first)
        .map((block) => block.raw)
        .join("");
}

const isAnchor = ({ kind, raw }: Block) =>
  kind === "text" && raw.length < 400 && /^\s*(?:<a\s+(?:id|name)=[^<>]*>\s*<\/a>\s*)+$/i.test(raw);

/** A heading that begins a section; undefined for any other block. @param above the level of the section it stands in */
function readOpening(block: Block, above: number | undefined): FoundRelease | undefined {
  if (block.kind !== "heading") return undefined;
  const release = readReleaseHeading(block.title);
  return opensSection(block, release, above) ? { heading: block, release } : undefined;
}

function opensSection({ level }: HeadingBlock, release: ReleaseHeading, above: number | undefined): boolean {
  const { kind, label, rest, date } = release;
  if (kind === "unreleased" && level > 2 && !isUnreleasedName(label)) return false;
  if (kind === "other") return level <= 2 && level <= (above ?? level);
  return level <= 2 || (level === 3 && (rest === "" || date !== undefined));
}

/** Where the definitions that end the file begin; the length of `blocks` when it ends otherwise. */
function findFooter(blocks: readonly Block[]): number {
  let start = blocks.length;
  for (let at = blocks.length - 1; at >= 0; at--) {
    const kind = blocks[at]?.kind;
    if (kind === "definition") start = at;
    else if (kind !== "blank" && kind !== "comment") break;
  }
  return start;
}
