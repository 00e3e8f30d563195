import type { Category } from "../../changelog/entries/categories.ts";
import type { BulletBlock } from "./block.ts";
import type { GeneratedEntry } from "./entry.ts";
import { showControls } from "../../../text/show-controls.ts";
import { type Mark, BY_HAND, formatMark, printOf, readMarks } from "./mark.ts";

const BREAKING = "**Breaking:**";

/** The words of an entry as they stand in a bullet: its text, marked when it breaks, and the commit's page. */
export function bulletText(entry: GeneratedEntry): string {
  const [first = "", ...more] = showControls(entry.text)
    // A comment that an entry opens would hide the rest of the file.
    .replaceAll("<!--", "&lt;!--")
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const isMarked = !entry.isBreaking || first.startsWith(BREAKING);
  const link = entry.url === undefined ? "" : ` ([${entry.commit.slice(0, 7)}](${entry.url}))`;
  return [`${isMarked ? "" : `${BREAKING} `}${first}${link}`, ...more].join("\n");
}

/** A bullet with its mark. */
export function writeBullet(
  entry: GeneratedEntry,
  { marker, lineBreak }: { readonly marker: string; readonly lineBreak: string },
): BulletBlock {
  const words = bulletText(entry);
  const [first = "", ...more] = words.split("\n");
  const mark = formatMark(entry.commit, entry.isByHand ? BY_HAND : printOf(entry.category, words));
  const indent = " ".repeat(marker.length + 1);
  const raw = [`${marker} ${first} ${mark}`, ...more.map((line) => indent + line)].join(lineBreak) + lineBreak;
  return { kind: "bullet", raw, line: 0, marker };
}

/** What a bullet of a file says of itself. */
export interface BulletParseResult {
  /** Without the list marker and the marks. */
  readonly words: string;
  readonly marks: readonly Mark[];
}

/** Reads the words of a bullet and the marks among them. */
export function readMarkedBullet(bullet: BulletBlock): BulletParseResult {
  const { marks, words } = readMarks(bullet.raw);
  return { marks, words: words.trimStart().slice(bullet.marker.length).trim() };
}

/** Whether a bullet under the heading of `category` was generated and still is as it was generated. */
export function isAsGenerated({ marks, words }: BulletParseResult, category: Category | undefined): boolean {
  const [mark, second] = marks;
  return mark !== undefined && !second && mark.print === printOf(category, words);
}

/** Whether a bullet tells of a breaking change, by the mark Keep a Changelog 2.0.0 gives it. */
export function isBreakingBullet(bullet: BulletBlock): boolean {
  return bullet.raw
    .trimStart()
    .slice(bullet.marker.length)
    .trimStart()
    .toLowerCase()
    .startsWith(BREAKING.toLowerCase());
}
