import { type ArchiveFile, writeArchive } from "./archive-file.ts";
import { lineBreakOf, withoutLastBreak } from "../parse/lines.ts";
import { definitionsOf, normalizeLabel } from "../links/link-definitions.ts";
import { linkArchives } from "./link-archives.ts";
import { type ChangelogFile, type Section, parseChangelog, printChangelog } from "../parse/parse.ts";
import { validateChangelog } from "../merge/validate-changelog.ts";
import { spaceOut } from "../merge/space-out.ts";
import { styleOf } from "../parse/style.ts";
import { usedLabels } from "../links/used-labels.ts";

export interface SplitOptions {
  /** The name of the file that is split; archives are named after it. Default CHANGELOG.md. */
  readonly name?: string;
  /** The archives that are there already, by name. */
  readonly archives?: ReadonlyMap<string, string>;
}

export type SplitResult =
  | { readonly ok: true; readonly text: string; readonly archives: readonly ArchiveFile[] }
  | { readonly ok: false; readonly message: string };

/**
 * Keeps the newest releases in a changelog and moves older ones to `CHANGELOG-<major>.md`, with the links they use.
 * The file and its archives link each other, as Keep a Changelog 2.0.0 asks. What is not released yet and sections that
 * are not releases stay. With no more releases than `keep` nothing changes and there is no archive to write.
 * @param keep how many releases stay, from 1
 * @returns the file and every archive that changed, or a sentence saying why nothing can be done
 */
export function splitOldReleases(text: string, keep: number, options: SplitOptions = {}): SplitResult {
  if (!Number.isSafeInteger(keep) || keep < 1)
    return { ok: false, message: `${keep} releases cannot be kept: give a whole number of 1 or more.` };
  const { name = "CHANGELOG.md", archives = new Map<string, string>() } = options;
  const lineBreak = lineBreakOf(text);
  const isEnded = /[\r\n]$/.test(text);
  const file = parseChangelog(isEnded ? text : text + lineBreak);
  const message = validateChangelog(file);
  if (message !== undefined) return { ok: false, message };
  const old = new Set(file.sections.filter(({ release }) => release.kind === "release").slice(keep));
  if (old.size === 0) return { ok: true, text, archives: [] };

  const style = styleOf(file, text);
  const written = [...groupByMajor(old)].map(([major, sections]) => {
    const archiveName = name.replace(/(\.[^./]*)?$/, (ending) => `-${major}${ending}`);
    const labels = usedLabels(sections.flatMap(({ heading, blocks }) => [heading, ...blocks]));
    const definitions = definitionsOf(file).filter(({ label }) => labels.has(normalizeLabel(label)));
    const before = archives.get(archiveName) ?? "";
    return {
      ...writeArchive(before, { name: archiveName, title: `${major}.x`, sections, definitions, mainName: name }),
      major,
    };
  });
  const kept = linkArchives(withoutSections(file, old), written, style);
  const spaced = spaceOut(kept, ({ heading }) => heading.line > 0, style);
  const printed = printChangelog(spaced);
  return {
    ok: true,
    text: isEnded ? printed : withoutLastBreak(printed),
    archives: written.map(({ name: archiveName, text: archive }) => ({ name: archiveName, text: archive })),
  };
}

/** Releases by the first number of their version, highest first; those of families of packages by their own. */
function groupByMajor(sections: Iterable<Section>): ReadonlyMap<number, readonly Section[]> {
  const groups = new Map<number, Section[]>();
  for (const section of sections) {
    const major = Number(/(\d+)(?:\.\d|$)/.exec(section.release.label)?.[1] ?? 0);
    const group = groups.get(major);
    if (group) group.push(section);
    else groups.set(major, [section]);
  }
  return new Map([...groups].toSorted(([a], [b]) => b - a));
}

/** Takes sections out of a file, and the definitions that only they used. */
function withoutSections(file: ChangelogFile, gone: ReadonlySet<Section>): ChangelogFile {
  const sections = file.sections.filter((section) => !gone.has(section));
  const moved = usedLabels([...gone].flatMap(({ heading, blocks }) => [heading, ...blocks]));
  const used = usedLabels([...file.preamble, ...sections.flatMap(({ heading, blocks }) => [heading, ...blocks])]);
  const footer = file.footer.filter((block) => {
    const label = block.kind === "definition" ? normalizeLabel(block.label) : "";
    return block.kind !== "definition" || used.has(label) || !moved.has(label);
  });
  return { ...file, sections, footer };
}
