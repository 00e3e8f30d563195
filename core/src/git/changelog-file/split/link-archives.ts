import type { BulletBlock } from "../parse/block.ts";
import { splitTail } from "../parse/groups.ts";
import type { ChangelogFile, Section } from "../parse/parse.ts";
import { readReleaseHeading } from "../headings/release-heading.ts";
import { type FileStyle, blankLine, writeHeading } from "../parse/style.ts";

const TITLE = "Older releases";

/**
 * Adds links to archives to the end of a changelog, under a heading of their own, the highest version first. Archives
 * that the section links already are left out.
 */
export function linkArchives(
  file: ChangelogFile,
  archives: readonly { readonly name: string; readonly major: number }[],
  style: FileStyle,
): ChangelogFile {
  const at = file.sections.findIndex(({ heading }) => heading.title === TITLE);
  const section = file.sections[at] ?? makeArchiveSection(style);
  const known = section.blocks.map((block) => block.raw).join("");
  const bullets = archives
    .map(({ name, major }) => ({ base: name.replace(/^.*\//, ""), major }))
    .filter(({ base }) => !known.includes(`(${base})`))
    .map(({ base, major }): BulletBlock => {
      const raw = `${style.marker} [${major}.x](${base})${style.lineBreak}`;
      return { kind: "bullet", marker: style.marker, raw, line: 0 };
    });
  const first = section.blocks.findIndex((block) => block.kind === "bullet");
  const place = first < 0 ? splitTail(section.blocks).body.length : first;
  const blocks =
    first < 0
      ? [...section.blocks.slice(0, place), blankLine(style), ...bullets, ...section.blocks.slice(place)]
      : [...section.blocks.slice(0, place), ...bullets, ...section.blocks.slice(place)];
  const linked = { ...section, blocks };
  const sections = at < 0 ? [...file.sections, linked] : file.sections.with(at, linked);
  return { ...file, sections };
}

function makeArchiveSection(style: FileStyle): Section {
  return {
    heading: writeHeading(style.releaseLevel, TITLE, style),
    release: readReleaseHeading(TITLE),
    blocks: [],
  };
}
