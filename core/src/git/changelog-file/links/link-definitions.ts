import type { Block, DefinitionBlock } from "../parse/block.ts";
import { splitBlank } from "../parse/groups.ts";
import { moveCompareLink } from "./move-compare-link.ts";
import type { ChangelogFile } from "../parse/parse.ts";
import { type FileStyle, blankLine } from "../parse/style.ts";

/** The page a heading shall lead to. */
export interface WantedLink {
  readonly label: string;
  /** Absent when it is not known; a definition that is there says where others go. */
  readonly url?: string;
  /** The comparison with what is not released yet; its older end moves with each release. */
  readonly isUnreleased: boolean;
}

export interface LinkRules {
  /** The tags of the releases the history knows. */
  readonly tags: ReadonlySet<string>;
  readonly style: FileStyle;
}

/** A label in the form used to compare labels (CommonMark 0.31, section 4.7). */
export function normalizeLabel(label: string): string {
  return label.replace(/\s+/g, " ").trim().toLowerCase();
}

/** All link reference definitions of a file, first one first. */
export function definitionsOf(file: ChangelogFile): readonly DefinitionBlock[] {
  const blocks = [...file.preamble, ...file.sections.flatMap((section) => section.blocks), ...file.footer];
  return blocks.filter((block) => block.kind === "definition");
}

/**
 * Adds the definitions that headings lack, each before that of the next older release, and moves the one of what is
 * not released yet. Definitions of released versions are never changed.
 * @param wanted in the order of the file
 */
export function linkReleases(
  file: ChangelogFile,
  wanted: readonly WantedLink[],
  { tags, style }: LinkRules,
): ChangelogFile {
  const known = new Map<string, DefinitionBlock>();
  for (const block of definitionsOf(file)) {
    const label = normalizeLabel(block.label);
    if (!known.has(label)) known.set(label, block);
  }
  const footerBlocks = new Set<Block>(file.footer);
  const before = new Map<Block, DefinitionBlock[]>();
  const moved = new Map<Block, DefinitionBlock>();
  let waiting: DefinitionBlock[] = [];
  for (const link of wanted) {
    const block = known.get(normalizeLabel(link.label));
    if (!block) {
      if (link.url === undefined) continue;
      const made = writeDefinition(link.label, link.url, style);
      known.set(normalizeLabel(link.label), made);
      waiting.push(made);
      continue;
    }
    if (link.isUnreleased && link.url !== undefined)
      moved.set(block, moveDefinition(block, moveCompareLink(block.url, link.url, tags)));
    if (!footerBlocks.has(block)) continue;
    before.set(block, waiting);
    waiting = [];
  }
  const move = (blocks: readonly Block[]) => blocks.map((block) => moved.get(block) ?? block);
  const { body, tail } = splitBlank(file.footer);
  const footer = [...body.flatMap((block) => [...(before.get(block) ?? []), moved.get(block) ?? block]), ...waiting];
  return {
    ...file,
    preamble: move(file.preamble),
    sections: file.sections.map((section) => ({ ...section, blocks: move(section.blocks) })),
    footer: [...footer, ...tail],
  };
}

function writeDefinition(label: string, url: string, { lineBreak }: FileStyle): DefinitionBlock {
  return { kind: "definition", label, url, raw: `[${label}]: ${url}${lineBreak}`, line: 0 };
}

function moveDefinition(block: DefinitionBlock, url: string): DefinitionBlock {
  if (url === block.url) return block;
  const start = block.raw.indexOf("]:") + 2;
  return { ...block, url, raw: block.raw.slice(0, start) + block.raw.slice(start).replace(block.url, () => url) };
}

/** Puts an empty line before a footer that `before` did not have. */
export function spaceFooter(file: ChangelogFile, before: ChangelogFile, style: FileStyle): ChangelogFile {
  const last = file.sections.at(-1);
  const above = last ? last.blocks : file.preamble;
  if (file.footer.length === 0 || before.footer.length > 0 || above.at(-1)?.kind === "blank") return file;
  const spaced = [...above, blankLine(style)];
  if (!last) return { ...file, preamble: spaced };
  return { ...file, sections: [...file.sections.slice(0, -1), { ...last, blocks: spaced }] };
}
