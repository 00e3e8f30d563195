import type { Block } from "../parse/block.ts";
import { lintCategories } from "./lint-categories.ts";
import { lintLinks } from "./lint-links.ts";
import { type LintProblem, type LintStandard, lintError } from "./lint-problem.ts";
import { lintReleases } from "./lint-releases.ts";
import { type ChangelogFile, parseChangelog } from "../parse/parse.ts";

export interface LintOptions {
  /** By default the one the first lines of the file link to, else 1.1.0. */
  readonly standard?: LintStandard;
}

/**
 * Checks a changelog by Keep a Changelog 1.1.0 or 2.0.0 (https://keepachangelog.com). 2.0.0 adds the form of breaking
 * entries. Takes any text.
 * @returns problems in the order of their lines; none for a valid file
 */
export function lintChangelog(text: string, options: LintOptions = {}): readonly LintProblem[] {
  const file = parseChangelog(text);
  const standard = options.standard ?? standardOf(file);
  const problems = [
    ...lintTitle(file),
    ...lintClosing(file),
    ...lintReleases(file),
    ...file.sections.flatMap((section) => lintCategories(section, standard)),
    ...lintLinks(file),
  ];
  return problems.toSorted((a, b) => a.line - b.line);
}

function standardOf(file: ChangelogFile): LintStandard {
  const words = file.preamble.map((block) => block.raw).join("");
  const major = /keepachangelog\.com\/(?:[^/\s]+\/)?(\d+)\./.exec(words)?.[1];
  return Number(major ?? 1) >= 2 ? "2.0.0" : "1.1.0";
}

function lintTitle({ preamble, sections }: ChangelogFile): readonly LintProblem[] {
  if (preamble.some((block) => block.kind === "heading" && block.level === 1)) return [];
  const line = [...preamble.filter((block) => block.kind !== "blank"), sections[0]?.heading][0]?.line ?? 1;
  return [lintError(line, "title", 'The file has no title. Put "# Changelog" above everything else.')];
}

function lintClosing(file: ChangelogFile): readonly LintProblem[] {
  const isOpen = (block: Block) => (block.kind === "text" || block.kind === "comment") && block.isUnclosed === true;
  const blocks = [...file.preamble, ...file.sections.flatMap((section) => section.blocks), ...file.footer];
  return blocks
    .filter(isOpen)
    .map(({ line, kind }) =>
      lintError(
        line,
        "unclosed",
        `This ${kind === "comment" ? "comment" : "block"} is never closed, so it hides the rest of the file. Close it.`,
      ),
    );
}
