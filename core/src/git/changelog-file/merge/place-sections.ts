import type { SectionMatch } from "./match-sections.ts";
import type { ChangelogFile, Section } from "../parse/parse.ts";
import { makeSection } from "./make-section.ts";
import type { FileStyle } from "../parse/style.ts";

/** The sections of a file, changed, with each new one right above the next older one that the file has. */
export function placeSections(
  sections: readonly Section[],
  homes: readonly SectionMatch[],
  change: (section: Section) => Section,
  make: (home: SectionMatch) => Section,
): readonly Section[] {
  const before = new Map<Section, Section[]>();
  let waiting: Section[] = [];
  for (const home of homes) {
    if (home.state === "new") waiting.push(make(home));
    if (!home.section || home.release.version === undefined) continue;
    before.set(home.section, [...(before.get(home.section) ?? []), ...waiting]);
    waiting = [];
  }
  const placed = sections.flatMap((section) => [...(before.get(section) ?? []), change(section)]);
  const isBelow = [...before.keys()].length > 0 || !sections.some(({ release }) => release.kind === "release");
  const at = isBelow
    ? placed.findLastIndex(({ release }) => release.kind !== "other") + 1
    : placed.findIndex(({ release }) => release.kind === "release");
  return [...placed.slice(0, at), ...waiting, ...placed.slice(at)];
}

/** Gives a file that lacks the heading for what is not released yet one, above its first release. */
export function withUnreleased(file: ChangelogFile, style: FileStyle): ChangelogFile {
  if (file.sections.some(({ release }) => release.kind === "unreleased")) return file;
  const first = file.sections.findIndex(({ release }) => release.kind === "release");
  const at = first < 0 ? file.sections.length : first;
  const fresh = makeSection({}, style);
  return { ...file, sections: [...file.sections.slice(0, at), fresh, ...file.sections.slice(at)] };
}
