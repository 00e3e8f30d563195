import type { Block } from "../parse/block.ts";
import type { ChangelogFile } from "../parse/parse.ts";

const TITLE = /change\s*-?log|changes|release\s*notes|releases|history|news|what.?s new/i;

/** A line such as `**1.2.0** (2026-01-02)`: it means a release to people, and is a paragraph in Markdown. */
const BARE_VERSION = /^\s*(\*\*|__)?\[?((?:version\s+)?v?\d+\.\d+[0-9A-Za-z.+-]*)\]?(?:\*\*|__)?(?:\s*[-–—/(,:].*)?$/i;

/**
 * Why a text must not be merged into, as one sentence; undefined for a changelog. A file counts as one when it has a
 * heading of a release or of what is not released, or a title that says so and no release that lacks a heading.
 */
export function validateChangelog(file: ChangelogFile): string | undefined {
  const isOpen = (block: Block) => (block.kind === "text" || block.kind === "comment") && block.isUnclosed === true;
  const blocks = [...file.preamble, ...file.sections.flatMap((section) => section.blocks), ...file.footer];
  const open = blocks.find(isOpen);
  if (open)
    return `The ${open.kind === "comment" ? "comment" : "block"} that opens in line ${open.line} is never closed, so it hides the rest of the file: close it and try again.`;
  const headings = [...file.preamble, ...file.sections.map((section) => section.heading)].filter(
    (block) => block.kind === "heading",
  );
  const bare = file.sections.some(({ release }) => release.kind !== "other") ? undefined : findBareVersion(blocks);
  if (bare) return notAHeading(bare);
  if (headings.length === 0)
    return 'This is not a changelog: it has no heading. Put "# Changelog" in its first line, or choose another file.';
  const isChangelog =
    file.sections.some(({ release }) => release.kind !== "other") || headings.some(({ title }) => TITLE.test(title));
  if (isChangelog) return undefined;
  return `This does not look like a changelog: no heading names a version, and its title is "${headings[0]?.title.slice(0, 60) ?? ""}". Put "# Changelog" above its first release, or choose another file.`;
}

/** That a version stands in a line which is no heading. */
export const notAHeading = ({ line, version }: { readonly line: number; readonly version: string }): string =>
  `Line ${line} names a version, but is not a heading, so its changes cannot be told from others. Write each release as a heading, such as "## ${version}".`;

function findBareVersion(blocks: readonly Block[]): { readonly line: number; readonly version: string } | undefined {
  for (const { kind, raw, line } of blocks) {
    const version = kind === "text" ? BARE_VERSION.exec(raw.split(/\r?\n/, 1)[0]?.slice(0, 200) ?? "")?.[2] : undefined;
    if (version !== undefined) return { line, version };
  }
  return undefined;
}
