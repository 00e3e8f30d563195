import type { Block } from "./block.ts";
import type { ChangelogFile } from "./parse.ts";

const TITLE = /change\s*-?log|changes|release\s*notes|releases|history|news|what.?s new/i;

/**
 * Why a text must not be merged into, as one sentence; undefined for a changelog. A file counts as one when it has a
 * heading of a release or of what is not released, or a title that says so.
 */
export function refuseFile(file: ChangelogFile): string | undefined {
  const isOpen = (block: Block) => (block.kind === "text" || block.kind === "comment") && block.isUnclosed === true;
  const blocks = [...file.preamble, ...file.sections.flatMap((section) => section.blocks), ...file.footer];
  const open = blocks.find(isOpen);
  if (open)
    return `The ${open.kind === "comment" ? "comment" : "block"} that opens in line ${open.line} is never closed, so it hides the rest of the file: close it and try again.`;
  const headings = [...file.preamble, ...file.sections.map((section) => section.heading)].filter(
    (block) => block.kind === "heading",
  );
  if (headings.length === 0)
    return 'This is no changelog: it has no heading. Put "# Changelog" in its first line, or choose another file.';
  const isChangelog =
    file.sections.some(({ release }) => release.kind !== "other") || headings.some(({ title }) => TITLE.test(title));
  if (isChangelog) return undefined;
  return `This does not look like a changelog: no heading names a version, and its title is "${headings[0]?.title.slice(0, 60) ?? ""}". Put "# Changelog" above its first release, or choose another file.`;
}
