import type { Block } from "./block.ts";
import { type Category, categories } from "../../changelog/entries/categories.ts";
import { readAnyCategory, readCategory } from "../headings/category-heading.ts";
import { type HeadingForm, fillHeadingForm, headingForms, readHeadingForm } from "../headings/heading-form.ts";
import { lineBreakOf } from "./lines.ts";
import type { ChangelogFile, Section } from "./parse.ts";

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
  /** How headings of releases are written. */
  readonly heading: HeadingForm;
  /** How those of patches, and of all others, are written where the file tells these apart. */
  readonly headings: Readonly<Partial<Record<ReleaseSize, HeadingForm>>>;
  /** What the kinds of change are called. */
  readonly titles: Readonly<Record<Category, string>>;
}

/* Where a file has one of these, the others are called as the tool that wrote it does. */
const CONVENTIONAL: Readonly<Partial<Record<Category, string>>> = {
  added: "Features",
  fixed: "Bug Fixes",
  deprecated: "Deprecations",
};

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
  const hasBrackets = release === undefined || release.release.link === "reference";
  const forms = releases.map(readHeadingForm);
  return {
    lineBreak: lineBreakOf(text),
    marker: marker?.kind === "bullet" ? marker.marker : "-",
    isCompact: titled?.blocks[category + 1]?.kind === "bullet",
    releaseLevel,
    categoryLevel: heading?.kind === "heading" ? heading.level : Math.min(releaseLevel + 1, 6),
    hasBrackets,
    headings: headingsOf(releases),
    heading: forms.find((form) => form !== undefined) ?? (hasBrackets ? headingForms.brackets : headingForms.plain),
    titles: titlesOf(releases),
  };
}

/** Many write the headings of patches in small letters. */
type ReleaseSize = "patch" | "larger";
const sizeOf = (version: string): ReleaseSize =>
  /^\D*\d+\.\d+\.0*[1-9]\d*(?!\d|\.)/.test(version) ? "patch" : "larger";

function headingsOf(sections: readonly Section[]): FileStyle["headings"] {
  const found: Partial<Record<ReleaseSize, HeadingForm>> = {};
  for (const section of sections) {
    const form = section.release.kind === "release" ? readHeadingForm(section) : undefined;
    if (form) found[sizeOf(section.release.label)] ??= form;
  }
  return found;
}

/** What a file calls the kinds of change: each as in the newest release that has it. */
function titlesOf(sections: readonly Section[]): FileStyle["titles"] {
  const titles: Partial<Record<Category, string>> = {};
  for (const { blocks } of sections)
    for (const block of blocks) {
      const category = block.kind === "heading" ? readAnyCategory(block.title) : undefined;
      if (category && block.kind === "heading") titles[category] ??= block.title;
    }
  const isConventional = [titles.added, titles.fixed].some((title) => title && !readCategory(title));
  const usual = categories.map(({ category, title }): [Category, string] => [
    category,
    titles[category] ?? (isConventional ? (CONVENTIONAL[category] ?? title) : title),
  ]);
  return Object.fromEntries(usual) as Record<Category, string>;
}

const isPlainBullet = (block: Block) => block.kind === "bullet" && /^[-*+]$/.test(block.marker);
const isCategory = (block: Block) => block.kind === "heading" && readAnyCategory(block.title) !== undefined;

/** An empty line. */
export function blankLine({ lineBreak }: FileStyle): Block {
  return { kind: "blank", raw: lineBreak, line: 0 };
}

/** A heading with hash signs. */
export function writeHeading(level: number, title: string, { lineBreak }: FileStyle) {
  return { kind: "heading", level, title, raw: `${"#".repeat(level)} ${title}${lineBreak}`, line: 0 } as const;
}

/** The heading of a release as the file writes them, or of what is not released yet. */
export function writeReleaseHeading(
  { version, ...rest }: { readonly version?: string; readonly date?: string; readonly url?: string },
  style: FileStyle,
  level = style.releaseLevel,
) {
  const { hasBrackets, lineBreak } = style;
  const heading = (version === undefined ? undefined : style.headings[sizeOf(version)]) ?? style.heading;
  const name = hasBrackets ? "[Unreleased]" : heading.isBare ? "**Unreleased**" : "Unreleased";
  const title = version === undefined ? name : fillHeadingForm(heading, { version, ...rest });
  return heading.isBare
    ? ({ kind: "heading", level, title: title.replace(/\*\*|__/g, ""), raw: title + lineBreak, line: 0 } as const)
    : writeHeading(level, title, style);
}
