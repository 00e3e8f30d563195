import { categories } from "../entries/categories.ts";
import { type RepositoryPages, entryText } from "./entry-text.ts";
import { bullet } from "./render.ts";
import type { CommitEntry } from "../history/commit-entry.ts";
import type { HistoryRelease } from "../history/releases-of-history.ts";
import { oneLine } from "../../../text/show-controls.ts";
import { formatList } from "../../../text/format.ts";

/** The text of one release for the page of a host: no title, since the host shows one, and the comparison at the end. */
export function releaseBody(release: HistoryRelease, pages: RepositoryPages): string {
  const kinds = bodyOf(release.entries, pages);
  const thanks = thanksTo(release);
  const blocks = [
    ...(kinds.length > 0 ? kinds : ["No notable changes."]),
    ...(thanks === undefined ? [] : [thanks]),
    ...(release.url === undefined ? [] : [`**All changes:** ${release.url}`]),
  ];
  return `${blocks.join("\n\n")}\n`;
}

/** Entries as Markdown, each kind as its heading and its list. @param level the marks of the headings */
export function bodyOf(entries: readonly CommitEntry[], pages: RepositoryPages, level = "###"): readonly string[] {
  return categories.flatMap(({ category, title }) => {
    const own = entries.filter((entry) => entry.category === category);
    return own.length === 0
      ? []
      : [`${level} ${title}`, own.map((entry) => bullet(entryText(entry, pages))).join("\n")];
  });
}

/** One sentence that names the people of a release; undefined when they were not asked for or are none. */
export function thanksTo({ contributors = [] }: HistoryRelease): string | undefined {
  const nameOf = ({ name }: (typeof contributors)[number]) => oneLine(name).replace(/[\\`*_[\]<>]/g, String.raw`\$&`);
  if (contributors.length === 0) return undefined;
  const fresh = contributors.filter(({ isNew }) => isNew);
  const all = `With work by ${formatList(contributors.map(nameOf))}.`;
  // In a first release everybody is new.
  if (fresh.length === 0 || fresh.length === contributors.length) return all;
  return `${all} For the first time: ${formatList(fresh.map(nameOf))}.`;
}
