import type { Block } from "./block.ts";
import { readCategory } from "../headings/category-heading.ts";
import { lineBreakOf } from "./lines.ts";
import type { ChangelogFile } from "./parse.ts";

/** How a file is written, so that what is added looks like the rest. */
export interface FileStyle {
  readonly lineBreak: string;
  /** Of bullets. */
  readonly marker: string;
  /** Bullets stand right below their heading. */
  readonly isCompact: boolean;
  readonly releaseLevel: number;
  readonly categoryLevel: number;
  /** Versions in headings stand in brackets, so that a definition can link them. */
  readonly hasBrackets: boolean;
}

/** Reads the style of a file off its first heading, category and bullet of each kind; Keep a Changelog's where none is. */
export function styleOf(file: ChangelogFile, text: string): FileStyle {
  const releases = file.sections.filter(({ release }) => release.kind !== "other");
  const release = releases.find((section) => section.release.kind === "release") ?? releases[0];
  const releaseLevel = release?.heading.level ?? 2;
  const listed = releases.find(({ blocks }) => blocks.some(isPlainBullet));
  const marker = listed?.blocks.find(isPlainBullet);
  const titled = releases.find(({ blocks }) => blocks.some(isCategory));
  const category = titled?.blocks.findIndex(isCategory) ?? -1;
  const heading = titled?.blocks[category];
  return {
    lineBreak: lineBreakOf(text),
    marker: marker?.kind === "bullet" ? marker.marker : "-",
    isCompact: titled?.blocks[category + 1]?.kind === "bullet",
    releaseLevel,
    categoryLevel: heading?.kind === "heading" ? heading.level : Math.min(releaseLevel + 1, 6),
    hasBrackets: release === undefined || release.release.link !== "none",
  };
}

const isPlainBullet = (block: Block) => block.kind === "bullet" && /^[-*+]$/.test(block.marker);
const isCategory = (block: Block) => block.kind === "heading" && readCategory(block.title) !== undefined;

/** An empty line. */
export function blankLine({ lineBreak }: FileStyle): Block {
  return { kind: "blank", raw: lineBreak, line: 0 };
}

/** A heading with hash signs. */
export function writeHeading(level: number, title: string, { lineBreak }: FileStyle) {
  return { kind: "heading", level, title, raw: `${"#".repeat(level)} ${title}${lineBreak}`, line: 0 } as const;
}
