import { oneLine } from "../../../text/show-controls.ts";
import type { CommitEntry } from "../history/commit-entry.ts";
import type { NextVersion } from "../next-version.ts";
import { entryText, linkedText, type RepositoryPages } from "./entry-text.ts";
import { bodyOf } from "./release-body.ts";
import { bullet } from "./render.ts";

/** What a branch would add to the changelog of a repository, or of one of its packages, once it is merged. */
export interface BranchPreview {
  /** The package; absent for the whole repository. */
  readonly name?: string;
  readonly entries: readonly CommitEntry[];
  /** Told of without the branch and not with it: the branch takes them back. */
  readonly takenBack: readonly CommitEntry[];
  /** The newest release, by its tag; absent before the first. */
  readonly current?: string;
  /** The version that all of it leads to, and its tag; absent when there is nothing to release. */
  readonly next?: NextVersion & { readonly tag: string };
  /** The tag of the version that comes without the branch. */
  readonly nextWithout?: string;
}

/** What the previews of one branch have in common. */
export interface PreviewFrame {
  /** What the branch is compared with, as the user calls it. */
  readonly base: string;
  readonly pages: RepositoryPages;
}

/** Stands first in the form for GitHub, so that a later run finds its own comment. */
export const previewMark = "<!-- toolbox changelog preview -->";

/** GitHub takes 65,536 characters in a comment. */
const MOST_CHARACTERS = 60_000;
const MOST_ASKING = 3;
const MOST_OPEN = 20;

/** The preview as Markdown, for a terminal and for any page. */
export function previewMarkdown(previews: readonly BranchPreview[], frame: PreviewFrame): string {
  if (previews.length === 0) return `${nothing(frame)}\n`;
  return `${previews.flatMap((preview) => previewBlocks(preview, frame)).join("\n\n")}\n`;
}

/**
 * The preview as a comment or summary on GitHub: under a title, with a mark that finds it again, long lists folded, and
 * so that nobody named in it is called.
 */
export function previewForGithub(previews: readonly BranchPreview[], frame: PreviewFrame): string {
  const blocks = previews.flatMap((preview) => {
    const [says = "", ...rest] = previewBlocks(preview, frame, "####");
    return preview.entries.length > MOST_OPEN
      ? [says, `<details><summary>${preview.entries.length} entries</summary>`, ...rest, "</details>"]
      : [says, ...rest];
  });
  const body = (previews.length === 0 ? [nothing(frame)] : blocks).join("\n\n");
  return `${previewMark}\n\n### Changelog preview\n\n${cut(withoutCalls(body))}\n`;
}

const nothing = ({ base }: PreviewFrame) => `This branch adds nothing to ${oneLine(base)} that users notice.`;

/** The first block says where it leads, the rest what is added. */
function previewBlocks(preview: BranchPreview, frame: PreviewFrame, level = "###"): readonly string[] {
  const { name, entries, takenBack } = preview;
  const lead = leadOf(preview, frame);
  const first = name === undefined ? lead : `${level.slice(1)} ${oneLine(name)}\n\n${lead}`;
  const back = takenBack.map((entry) => bullet(entryText(entry, frame.pages))).join("\n");
  return [
    first,
    ...(entries.length > 0 ? bodyOf(entries, frame.pages, level) : [nothing(frame)]),
    ...(back === "" ? [] : [`${level} Taken back`, back]),
  ];
}

function leadOf({ entries, current, next, nextWithout }: BranchPreview, { base, pages }: PreviewFrame): string {
  if (!next) return `No new version${current === undefined ? "" : ` after ${current}`}.`;
  const how = [
    ...(next.bump ? [next.bump] : []),
    current === undefined ? "the first release" : `after ${oneLine(current)}`,
  ];
  const own = next.askedBy.filter((entry) => entries.includes(entry));
  const says = `**${oneLine(next.tag)}** (${how.join(", ")}): ${next.reason}`;
  if (nextWithout === next.tag) return `${says}\n${oneLine(base)} leads there already.`;
  const shown = own
    .slice(0, MOST_ASKING)
    .map((entry) => `- ${sourceOf(entry)}: ${firstLine(linkedText(entry, pages))}`);
  const more = own.length > shown.length ? [`- and ${own.length - shown.length} more`] : [];
  return shown.length === 0 ? says : `${says}\n\nAsked for by\n\n${[...shown, ...more].join("\n")}`;
}

const sourceOf = ({ commit, fragment }: CommitEntry) =>
  fragment ? `\`${oneLine(fragment.file)}\`` : commit.slice(0, 7);
const firstLine = (text: string) => text.split("\n", 1)[0] ?? "";

/** A name behind an at sign calls somebody; with an empty comment between it is text. */
const withoutCalls = (text: string) =>
  text
    .split(/(`[^`\n]*`)/)
    .map((piece, at) => (at % 2 === 0 ? piece.replaceAll(/(?<![\w/])@(?=\w)/g, "@<!-- -->") : piece))
    .join("");

function cut(text: string): string {
  if (text.length <= MOST_CHARACTERS) return text;
  const end = text.lastIndexOf("\n", MOST_CHARACTERS);
  const isOpen = text.lastIndexOf("<details>", end) > text.lastIndexOf("</details>", end);
  return `${text.slice(0, end)}${isOpen ? "\n\n</details>" : ""}\n\nThe rest is too long for this place; "toolbox changelog --preview" shows all.`;
}
