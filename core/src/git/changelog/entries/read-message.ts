import { type ConventionalCommit, parseCommit } from "../../commit/parse.ts";
import { showControls } from "../../../text/show-controls.ts";
import { tidyHeader } from "../../commit/tidy-header.ts";
import { commitTypes } from "../../commit/types.ts";
import type { Category } from "./categories.ts";
import { readDependencyUpdate } from "./dependency-update.ts";
import { describeCommit } from "./describe-commit.ts";
import type { ParsedCommit, HistoryEntry } from "./entry.ts";
import { escapeTags } from "./escape-tags.ts";
import { type MessageBody, coAuthorsIn, readBody, readFooterOptions } from "./message-footers.ts";
import { guessEntry, guessTyped, splitLabels } from "./guess-entry.ts";
import { messageParts } from "./message-parts.ts";
import { readMergedRequest } from "./merged-request.ts";
import { REVERT, revertedIds } from "../history/reverts.ts";
import { isNearRepeat } from "./near-repeat.ts";
import { placeOfType } from "./type-rules.ts";
import { isNoise, isTypedNoise, type MessageRules } from "./noise.ts";

// Without one of these the first line of a message says all that matters here.
// It begins with the line break itself, which is found faster than the start of a line.
const NEWS_IN_BODY =
  /\n(?:Release-As|Changelog|Co-authored-by|Refs?|Deprecate[sd]?|Security|CVE|Fixes)(?:: | #)|\n(?:[*-] +)?(?:feat|fix|perf|refactor|revert|docs|style|test|build|ci|chore|security|deprecate)(?:\(|!|: )/i;
/** Whether what stands below the first line can matter; in bytes read as Latin-1 it is found as well. */
export const saysMore = (body: string): boolean =>
  body.includes("BREAKING") || body.includes("This reverts commit") || NEWS_IN_BODY.test(body);
const SIGN =
  /^(?::[a-z][a-z0-9_+-]*:|\p{Extended_Pictographic}[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F\u200D]*)\s*/u;
const QUIET: ParsedCommit = { kind: "conventional", entries: [] };
const SILENT: ParsedCommit = { kind: "silent", entries: [] };

/**
 * Reads the message of a commit for a changelog. Conventional Commits 1.0.0 come first, then the emoji of commit types;
 * a merge counts only when it carries the title of its request; any other first line is sorted by its keywords.
 * @param message as `git log --format=%B` gives it
 */
export function readMessage(message: string, isMerge: boolean, rules: MessageRules): ParsedCommit {
  // A changelog takes no control characters: it is read in terminals too.
  const shown = showControls(message);
  const start = shown.search(/\S/);
  const clean = start > 0 ? shown.slice(start) : shown;
  const end = clean.indexOf("\n");
  const subject = (end < 0 ? clean : clean.slice(0, end)).trim();
  if (isMerge) return readMerge(clean, subject, rules);
  if (subject === "") return SILENT;
  return end < 0 ? readSubject(subject, rules) : readText(subject, clean.slice(end), rules);
}

function readMerge(message: string, subject: string, rules: MessageRules): ParsedCommit {
  const isTitle = !subject.startsWith("Merge") && parseCommit(subject) !== undefined;
  const { title, body } =
    readMergedRequest(message) ??
    (isTitle ? { title: subject, body: message.slice(subject.length) } : { title: undefined, body: "" });
  if (title === undefined) return SILENT;
  const { reverts: _reverts, reverted: _reverted, ...news } = readText(title, `\n${body}`, rules);
  return { ...news, kind: "request", subject: title };
}

/** Most messages are one line, or say the rest to other developers. */
function readText(subject: string, body: string, rules: MessageRules): ParsedCommit {
  return saysMore(body) ? readWhole(subject + body, subject, rules) : readSubject(subject, rules);
}

function readSubject(subject: string, rules: MessageRules): ParsedCommit {
  return readOne(readHeader(subject, rules), subject, rules);
}

function readWhole(message: string, subject: string, rules: MessageRules): ParsedCommit {
  const [own = "", ...parts] = messageParts(message);
  const main = readHeader(own, rules);
  const listed = parts.map((part) => [part, readHeader(part, rules)] as const);
  const body = main ?? readBody(own);
  const wishes = readFooterOptions([...body.footers, ...(listed.at(-1)?.[1]?.footers ?? [])]);
  const place = wishes.place === "skip" ? undefined : wishes.place;
  const news = readOne(main, subject, rules, { text: own, body, wanted: place });
  const told = rules.squashed === "entries" ? listed : listed.filter(([, commit]) => commit?.isBreaking);
  const more = told
    .filter(tellsOfItself(rules))
    .flatMap(([part, commit]) => readOne(commit, part, rules).entries.map(placedAt(place)));
  // What a squashed commit lists says more than a title without a type.
  const isReplaced = more.length > 0 && news.kind === "plain";
  const entries = withoutRepeats([...(isReplaced ? [] : news.entries), ...more]);
  const coAuthors = coAuthorsIn(message);
  return {
    ...news,
    ...(isReplaced ? { kind: "conventional" } : {}),
    entries: wishes.place === "skip" ? [] : entries,
    ...(wishes.releaseAs === undefined ? {} : { releaseAs: wishes.releaseAs }),
    ...(wishes.problem === undefined ? {} : { problem: wishes.problem }),
    ...(coAuthors.length > 0 ? { coAuthors } : {}),
  };
}

interface Whole {
  /** The message with its body, for what it takes back. */
  readonly text: string;
  readonly body: MessageBody;
  /** The category its author asks for. */
  readonly wanted: Category | undefined;
}

/** The type and the words of a message: by the convention, also where a blank or empty brackets break it, or by its sign. */
function readHeader(message: string, rules: MessageRules): ConventionalCommit | undefined {
  const strict = message.includes(":") ? parseCommit(message) : undefined;
  return strict ?? readLoose(message, rules) ?? readEmoji(message, rules) ?? readLabel(message, rules);
}

function readLoose(message: string, { types }: MessageRules): ConventionalCommit | undefined {
  const end = message.search(/[\r\n]|$/);
  const header = message.slice(0, end);
  if (!header.includes(":")) return undefined;
  const tidy = tidyHeader(header, (word) => types.has(word) || word === "revert");
  return tidy === header ? undefined : parseCommit(tidy + message.slice(end));
}

type Listed = readonly [part: string, commit: ConventionalCommit | undefined];

/**
 * Of what a squashed commit lists, that which readers of a changelog are told: no work on the work, and neither what was
 * taken back on the way nor its taking back. What breaks is always told.
 */
function tellsOfItself({ noise }: MessageRules) {
  return ([, commit]: Listed, _index: number, all: readonly Listed[]): boolean => {
    if (!commit) return false;
    if (commit.isBreaking) return true;
    const isTakenBack = all.some(
      ([, other]) => other?.type === "revert" && bareWords(other.description) === bareWords(commit.description),
    );
    // How a branch was tidied says nothing beside what it brought.
    const isTidying = commit.type === "refactor" || commit.type === "revert";
    return !isTidying && !isTakenBack && !isNoise(commit.description, noise);
  };
}

const bareWords = (description: string) => (parseCommit(description)?.description ?? description).toLowerCase();

/** What one message says for itself. */
function readOne(
  commit: ConventionalCommit | undefined,
  subject: string,
  rules: MessageRules,
  { text = subject, body, wanted }: Partial<Whole> = {},
): ParsedCommit {
  const { verb, subject: quoted = "" } = REVERT.exec(subject)?.groups ?? {};
  const ids = revertedIds(text, commit);
  const takesBack = ids.length > 0 ? { reverts: ids } : {};
  if (verb === "Reapply") return { ...readSubject(quoted, rules), ...takesBack, subject };
  const isRevert = verb === "Revert" || commit?.type === "revert";
  if (isRevert) return readRevert(verb ? quoted : (commit?.description ?? ""), subject, rules, takesBack, wanted);
  const dependency = wanted === undefined ? dependencyOf(commit, subject, rules, body) : undefined;
  const place = wanted ?? (commit && placeOfType(commit, rules.types));
  const isQuiet = wanted === undefined && body?.isBreaking !== true;
  if (!commit && isQuiet && [subject, splitLabels(subject).rest].some((words) => isNoise(words, rules.noise)))
    return SILENT;
  if (!commit || place === undefined) {
    const entry = commit ? guessTyped(commit, subject) : guessEntry(subject, body);
    if (isQuiet && !commit && rules.untyped === "hide") return SILENT;
    if (dependency !== undefined && rules.dependencies === "hide") return SILENT;
    return { kind: "plain", entries: [raising(placedAt(wanted)(entry), dependency)], subject, ...takesBack };
  }
  if (place === "hidden" && !commit.isBreaking) return ids.length > 0 ? { ...QUIET, ...takesBack } : QUIET;
  if (isQuiet && !commit.isBreaking && isTypedNoise(commit.description, rules.noise)) return QUIET;
  if (dependency !== undefined && place !== "added" && rules.dependencies === "hide") return QUIET;
  const entry = describeCommit(commit, place === "hidden" ? "changed" : place);
  const told = place === "added" ? entry : raising(placedAt(wanted)(entry), dependency);
  return { kind: "conventional", entries: [told], subject, ...takesBack };
}

/** What is said of a raised dependency; nothing where it breaks something or is a matter of security. */
function dependencyOf(
  commit: ConventionalCommit | undefined,
  subject: string,
  { dependencies }: MessageRules,
  body: MessageBody | undefined,
): string | undefined {
  if (dependencies === "list" || commit?.isBreaking || body?.isBreaking) return undefined;
  if (/\b(?:CVE-\d|GHSA-|vulnerab|security)/i.test(subject) || commit?.type === "security") return undefined;
  return readDependencyUpdate(commit?.description ?? subject, commit);
}

const raising = (entry: HistoryEntry, dependency: string | undefined): HistoryEntry =>
  dependency === undefined || entry.category === "security" ? entry : { ...entry, dependency };

/** What takes back something that readers never heard of has nothing to tell either. */
function readRevert(
  reverted: string,
  subject: string,
  rules: MessageRules,
  takesBack: Pick<ParsedCommit, "reverts">,
  wanted: Category | undefined,
): ParsedCommit {
  const inner = parseCommit(reverted);
  const isQuiet = inner
    ? rules.types.get(inner.type) === "hidden" && !inner.isBreaking
    : isNoise(reverted, rules.noise);
  const text = escapeTags(subject.startsWith("Revert ") ? subject : `Revert "${reverted}"`);
  // What was added goes, and what was done otherwise is changed once more.
  const [undone] = readSubject(reverted, rules).entries;
  const place = rules.types.get("revert") ?? (undone?.category === "added" ? "removed" : "changed");
  const category = wanted ?? (place === "hidden" ? undefined : place);
  const isTold = category !== undefined && (!isQuiet || wanted !== undefined);
  const entries = isTold ? [{ category, text, isBreaking: false, isGuessed: false, type: "revert" }] : [];
  return { kind: "conventional", entries, subject, reverted, ...takesBack };
}

/**
 * `✨ paging` and `✨ api: paging`, as the emoji format writes them, and `✨ feat(api): paging` with any emoji or its
 * name between colons.
 */
function readEmoji(message: string, rules: MessageRules): ConventionalCommit | undefined {
  if (message.charCodeAt(0) < 0x2000 && !message.startsWith(":")) return undefined;
  const typed = parseCommit(message.replace(SIGN, ""));
  if (typed && rules.types.has(typed.type)) return typed;
  const found = commitTypes.find(
    ({ emoji }) => message.startsWith(`${emoji} `) || message.startsWith(`${emoji}\uFE0F `),
  );
  if (!found) return undefined;
  const text = message.slice(message.indexOf(" ") + 1).trim();
  const { scope, rest = text } = /^(?<scope>[\w./-]+): (?<rest>\S[\s\S]*)$/.exec(text)?.groups ?? {};
  return parseCommit(`${found.type}${scope === undefined ? "" : `(${scope})`}: ${rest}`);
}

/** `[fix] a crash`, when the label is a type. */
function readLabel(subject: string, rules: MessageRules): ConventionalCommit | undefined {
  if (!subject.startsWith("[")) return undefined;
  const { labels, rest } = splitLabels(subject);
  const type = labels.length === 1 ? labels[0]?.toLowerCase() : undefined;
  return type !== undefined && rules.types.has(type) ? parseCommit(`${type}: ${rest}`) : undefined;
}

function placedAt(category: Category | undefined) {
  return (entry: HistoryEntry): HistoryEntry => (category ? { ...entry, category, isGuessed: false } : entry);
}

/** What says nearly the same as an entry before it is told once; what breaks is always told. */
function withoutRepeats(entries: readonly HistoryEntry[]): readonly HistoryEntry[] {
  const kept: HistoryEntry[] = [];
  for (const entry of entries)
    if (entry.isBreaking || !kept.some(({ text }) => isNearRepeat(text, entry.text))) kept.push(entry);
  return kept;
}
