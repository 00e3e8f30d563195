import type { Category } from "../changelog/entries/categories.ts";
import { cleanEntry } from "../changelog/entries/clean-entry.ts";
import { describeCommit } from "../changelog/entries/describe-commit.ts";
import type { HistoryEntry } from "../changelog/entries/entry.ts";
import { escapeTags } from "../changelog/entries/escape-tags.ts";
import { guessEntry } from "../changelog/entries/guess-entry.ts";
import { defaultTypes } from "../changelog/entries/type-rules.ts";
import { readAnyCategory } from "../changelog-file/headings/category-heading.ts";
import { parseCommit } from "../commit/parse.ts";
import { showControls } from "../../text/show-controls.ts";
import type { FragmentEntry } from "./fragment.ts";
import { defaultFragmentTypes, type FragmentTypes } from "./fragment-types.ts";
import { readFrontMatter } from "./front-matter.ts";
import { markdownOfRst } from "./markdown-of-rst.ts";

/**
 * Reads a file of a fragment folder: Markdown with list items, under headings of Keep a Changelog or without; a name
 * such as `123.feature.md` or `+x.bugfix.rst` (towncrier); front matter with packages and bumps (changesets).
 * @param name without its folder
 * @param types kinds that names may carry, beside the usual ones
 * @returns its entries, none when it has nothing for readers; undefined for a file that is no fragment
 * @example readFragment("passkey-1f3a.md", "### Added\n\n- Sign in with a passkey (#218)\n")
 */
export function readFragment(
  name: string,
  text: string,
  types: FragmentTypes = new Map(),
): readonly FragmentEntry[] | undefined {
  const named = readName(name, new Map([...defaultFragmentTypes, ...types]));
  if (!named) return undefined;
  const { place, issue } = named;
  const { packages, body: raw } = readFrontMatter(showControls(text).replace(/^\uFEFF/, ""));
  if (place === "hidden") return [];
  const plain = raw.replace(/\r\n?/g, "\n").replace(/<!--[\s\S]*?-->/g, "");
  const body = /\.rst$/i.test(name) ? markdownOfRst(plain) : plain;
  const category = place === "breaking" ? undefined : place;
  return sectionsOf(body, category).flatMap((section) =>
    itemsOf(section.lines).map((item) => {
      const words = issue === undefined ? item : withIssue(item, issue);
      const own = section.package === undefined ? packages : new Map([[section.package, undefined]]);
      return { entry: entryOf(words, section.category, place === "breaking"), ...(own ? { packages: own } : {}) };
    }),
  );
}

interface FragmentName {
  /** Absent where the words have to tell. */
  readonly place?: Category | "breaking" | "hidden";
  readonly issue?: string;
}

/** What the name of a file says; undefined when such a file is no fragment. */
function readName(name: string, types: FragmentTypes): FragmentName | undefined {
  if (/^(?:[._]|readme\b|template\b|changelog\b)/i.test(name)) return undefined;
  const parts = /^(?<issue>\+?[^.]*)\.(?<type>[a-z]+)(?:\.\d+)?(?:\.(?:md|markdown|rst|txt))?$/i.exec(name)?.groups;
  const place = types.get(parts?.["type"]?.toLowerCase() ?? "");
  const issue = /^\d+$/.exec(parts?.["issue"] ?? "")?.[0];
  if (place !== undefined) return { place, ...(issue === undefined ? {} : { issue }) };
  return /\.(?:md|markdown)$/i.test(name) ? {} : undefined;
}

interface FragmentSection {
  readonly category?: Category | undefined;
  readonly package?: string;
  readonly lines: readonly string[];
}

/** A heading of one of the six kinds sets the kind; any other names the package. */
function sectionsOf(body: string, category: Category | undefined): readonly FragmentSection[] {
  const sections: { category: Category | undefined; package?: string; lines: string[] }[] = [{ category, lines: [] }];
  let isCode = false;
  for (const line of body.split("\n")) {
    if (/^\s*(?:```|~~~)/.test(line)) isCode = !isCode;
    const title = isCode ? undefined : /^#{1,6}[ \t]+(.*?)[ \t]*#*$/.exec(line)?.[1];
    const last = sections.at(-1);
    if (title === undefined) last?.lines.push(line);
    else {
      const kind = readAnyCategory(title);
      const own = kind === undefined ? title.replace(/^`(.*)`$/, "$1").trim() : last?.package;
      const next = {
        category: kind ?? category,
        lines: [],
        ...(own === undefined || own === "" ? {} : { package: own }),
      };
      sections.push(next);
    }
  }
  return sections;
}

const ITEM = /^ {0,1}(?:[-*+•]|\d{1,3}[.)])[ \t]+\S/;

/** A text that begins as a list is its items; any other is one entry, whose further lines tell more. */
function itemsOf(lines: readonly string[]): readonly string[] {
  const start = lines.findIndex((line) => line.trim() !== "");
  if (start < 0) return [];
  const isList = ITEM.test(lines[start] ?? "");
  const items: string[][] = [];
  for (const line of lines.slice(start)) {
    if (items.length === 0 || (isList && ITEM.test(line))) items.push([isList ? cleanEntry(line) : line.trim()]);
    else items.at(-1)?.push(line.trimEnd());
  }
  return items.map((item) => joinParagraph(item));
}

/** The first paragraph was only wrapped; what stands below it keeps its lines, without the empty ones. */
function joinParagraph(lines: readonly string[]): string {
  const end = lines.findIndex(
    (line, at) => at > 0 && (line.trim() === "" || /^\s*(?:[-*+•]|\d{1,3}[.)]|```|~~~)(?:\s|$)/.test(line)),
  );
  const paragraph = lines.slice(0, end < 0 ? lines.length : end).map((line) => line.trim());
  const rest = end < 0 ? [] : lines.slice(end).filter((line) => line.trim() !== "");
  return [paragraph.join(" "), ...rest.map((line) => line.replace(/^ {1,3}(?=\S)/, ""))].join("\n");
}

function withIssue(text: string, issue: string): string {
  if (new RegExp(String.raw`#${issue}(?!\d)`).test(text)) return text;
  const [first = "", ...more] = text.split("\n");
  return [`${first} (#${issue})`, ...more].join("\n");
}

const BREAKING = /^(?:\*\*breaking(?: change)?:?\*\*:?|breaking(?: change)?:)\s*/i;

function entryOf(words: string, category: Category | undefined, isMarked: boolean): HistoryEntry {
  const text = words.replace(BREAKING, "");
  const isBreaking = isMarked || text !== words;
  const commit = category === undefined ? parseCommit(text) : undefined;
  const place = commit && defaultTypes.get(commit.type);
  if (commit && place) {
    const entry = describeCommit(
      { ...commit, isBreaking: commit.isBreaking || isBreaking },
      place === "hidden" ? "changed" : place,
    );
    return { ...entry, isGuessed: false };
  }
  if (category === undefined) return { ...guessEntry(text, { isBreaking }), isGuessed: false };
  return { category, text: `${isBreaking ? "**Breaking:** " : ""}${escapeTags(text)}`, isBreaking, isGuessed: false };
}
