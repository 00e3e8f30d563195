import type { Block } from "../parse/block.ts";
import { splitBlank } from "../parse/groups.ts";
import type { ChangelogFile, Section } from "../parse/parse.ts";
import { type FileStyle, blankLine } from "../parse/style.ts";

/** Puts an empty line between the parts of a file wherever two of them touch, but changes none that were read so. */
export function spaceOut(file: ChangelogFile, isRead: (section: Section) => boolean, style: FileStyle): ChangelogFile {
  const space = (blocks: readonly Block[]) =>
    splitBlank(blocks).tail.length > 0 ? blocks : [...blocks, blankLine(style)];
  const { preamble, sections, footer } = file;
  const spaced = sections.map((section, index) => {
    const next = sections[index + 1];
    const isTouched = next ? !isRead(section) || !isRead(next) : footer.length > 0 && !isRead(section);
    return isTouched ? { ...section, blocks: space(section.blocks) } : section;
  });
  const first = sections[0];
  const isTouched = first && !isRead(first) && preamble.length > 0;
  return { ...file, preamble: isTouched ? space(preamble) : preamble, sections: spaced };
}
