import type { Block, DefinitionBlock } from "../parse/block.ts";
import { splitBlank } from "../parse/groups.ts";
import { lineBreakOf } from "../parse/lines.ts";
import { definitionsOf, normalizeLabel, spaceFooter } from "../links/link-definitions.ts";
import { type ChangelogFile, type Section, parseChangelog, printChangelog } from "../parse/parse.ts";
import { spaceOut } from "../merge/space-out.ts";
import { styleOf } from "../parse/style.ts";

/** A file of old releases. */
export interface ArchiveFile {
  readonly name: string;
  readonly text: string;
}

interface ArchiveContent {
  readonly name: string;
  /** What it holds: `1.x`. */
  readonly title: string;
  /** Newest first. */
  readonly sections: readonly Section[];
  /** The links that the sections use. */
  readonly definitions: readonly DefinitionBlock[];
  /** The file the sections come from. */
  readonly mainName: string;
}

/**
 * Puts releases on top of an archive, or makes the archive when `before` is "". A release that stands there word for
 * word is not put there twice, so a run that was broken off can be repeated.
 */
export function writeArchive(before: string, content: ArchiveContent): ArchiveFile {
  const { name, title, sections, definitions, mainName } = content;
  const lineBreak = lineBreakOf(before === "" ? (sections[0]?.heading.raw ?? "\n") : before);
  const base = mainName.replace(/^.*\//, "");
  const fresh = [`# Changelog: ${title}`, `Older releases. The newer ones are in [${base}](${base}).`, ""].join(
    lineBreak.repeat(2),
  );
  const given = before.trim() === "" ? fresh : before;
  const file = parseChangelog(/[\r\n]$/.test(given) ? given : given + lineBreak);
  const style = styleOf(file, given);
  const known = new Set(file.sections.map(printTrimmed));
  const moved = sections
    .filter((section) => !known.has(printTrimmed(section)))
    .map((section) => ({ ...section, heading: { ...section.heading, line: 0 } }));
  const at = Math.max(
    0,
    file.sections.findIndex(({ release }) => release.kind === "release"),
  );
  const defined = new Set(definitionsOf(file).map(({ label }) => normalizeLabel(label)));
  const added = definitions.filter(({ label }) => !defined.has(normalizeLabel(label)));
  const whole: ChangelogFile = {
    ...file,
    sections: [...file.sections.slice(0, at), ...moved, ...file.sections.slice(at)],
    footer: [...added, ...file.footer],
  };
  const spaced = spaceOut(whole, ({ heading }) => heading.line > 0, style);
  return { name, text: printChangelog(spaceFooter(endTightly(spaced), file, style)) };
}

function printTrimmed({ heading, blocks }: Section): string {
  return [heading, ...blocks]
    .map((block: Block) => block.raw)
    .join("")
    .trimEnd();
}

/** Without the empty lines that stood between the last release and what followed it elsewhere. */
function endTightly(file: ChangelogFile): ChangelogFile {
  const last = file.sections.at(-1);
  if (!last || file.footer.length > 0) return file;
  return { ...file, sections: [...file.sections.slice(0, -1), { ...last, blocks: splitBlank(last.blocks).body }] };
}
