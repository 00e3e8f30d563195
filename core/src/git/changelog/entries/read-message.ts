import { type ConventionalCommit, parseCommit } from "../../commit/parse.ts";
import { commitTypes } from "../../commit/types.ts";
import type { Category } from "./categories.ts";
import { describeCommit } from "./describe-commit.ts";
import type { CommitNews, HistoryEntry } from "./entry.ts";
import { escapeTags } from "./escape-tags.ts";
import { coAuthorsIn, looseFooters, readWishes } from "./message-footers.ts";
import { guessEntry, guessTyped, isNoise, splitLabels } from "./guess-entry.ts";
import { messageParts } from "./message-parts.ts";
import { requestTitle } from "../../../changelog/request-title.ts";
import { REVERT, revertedIds } from "../history/reverts.ts";
import type { TypeRules } from "./type-rules.ts";

// Without one of these the first line of a message says all that matters here.
// It begins with the line break itself, which is found faster than the start of a line.
const NEWS_IN_BODY =
  /\n(?:Release-As|Changelog|Co-authored-by|Refs?|Deprecate[sd]?|Security|CVE|Fixes)(?:: | #)|\n(?:[*-] +)?(?:feat|fix|perf|refactor|revert|docs|style|test|build|ci|chore|security|deprecate)(?:\(|!|: )/i;
const saysMore = (body: string) =>
  body.includes("BREAKING") || body.includes("This reverts commit") || NEWS_IN_BODY.test(body);
const AUTOSQUASH = /^(?:fixup|squash|amend)! /;
const VERSION_ONLY = /^(?:release[: ]\s*)?v?\d+\.\d+\.\d+\S*$/i;
// Commits of machines and of release scripts, when nobody gave them a type.
const SKIPS_CI = /\[(?:skip ci|ci skip|no ci)\]/i;
const SIGN =
  /^(?::[a-z][a-z0-9_+-]*:|\p{Extended_Pictographic}[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F\u200D]*)\s*/u;
const QUIET: CommitNews = { kind: "conventional", entries: [] };
const SILENT: CommitNews = { kind: "silent", entries: [] };

/**
 * Reads the message of a commit for a changelog. Conventional Commits 1.0.0 come first, then the emoji of commit types;
 * a merge counts only when it carries the title of its request; any other first line is sorted by its keywords.
 * @param message as `git log --format=%B` gives it
 */
export function readMessage(message: string, isMerge: boolean, types: TypeRules): CommitNews {
  const start = message.search(/\S/);
  const clean = start > 0 ? message.slice(start) : message;
  const end = clean.indexOf("\n");
  const subject = (end < 0 ? clean : clean.slice(0, end)).trim();
  if (isMerge) return readMerge(clean, subject, types);
  if (subject === "" || AUTOSQUASH.test(subject) || VERSION_ONLY.test(subject)) return SILENT;
  // Most messages are one line, or say the rest to other developers.
  if (end < 0 || !saysMore(clean.slice(end))) return readSubject(subject, types);
  return readWhole(clean, subject, types);
}

function readMerge(message: string, subject: string, types: TypeRules): CommitNews {
  const isTitle = !subject.startsWith("Merge") && parseCommit(subject) !== undefined;
  const title = requestTitle(message) ?? (isTitle ? subject : undefined);
  if (title === undefined) return SILENT;
  return { kind: "request", entries: readSubject(title, types).entries, subject: title };
}

function readSubject(subject: string, types: TypeRules): CommitNews {
  const commit = subject.includes(":") ? parseCommit(subject) : undefined;
  return readOne(commit ?? readEmoji(subject, types) ?? readLabel(subject, types), subject, types);
}

function readWhole(message: string, subject: string, types: TypeRules): CommitNews {
  const [own = "", ...parts] = messageParts(message);
  const main = parseCommit(own) ?? readEmoji(own, types) ?? readLabel(own, types);
  const listed = parts.map((part) => [part, parseCommit(part)] as const);
  const wishes = readWishes([...(main?.footers ?? looseFooters(own)), ...(listed.at(-1)?.[1]?.footers ?? [])]);
  const place = wishes.place === "skip" ? undefined : wishes.place;
  const news = readOne(main, subject, types, own, place);
  const more = listed.flatMap(([part, commit]) => readOne(commit, part, types).entries.map(placedAt(place)));
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

/**
 * What one message says for itself.
 * @param text the message with its body, for what it takes back
 * @param wanted the category its author asks for
 */
function readOne(
  commit: ConventionalCommit | undefined,
  subject: string,
  types: TypeRules,
  text = subject,
  wanted?: Category,
): CommitNews {
  const { verb, subject: quoted = "" } = REVERT.exec(subject)?.groups ?? {};
  const ids = revertedIds(text, commit);
  const takesBack = ids.length > 0 ? { reverts: ids } : {};
  if (verb === "Reapply") return { ...readSubject(quoted, types), ...takesBack, subject };
  const isRevert = verb === "Revert" || commit?.type === "revert";
  if (isRevert) return readRevert(verb ? quoted : (commit?.description ?? ""), subject, types, takesBack, wanted);
  const place = wanted ?? (commit && types.get(commit.type));
  if (!commit && wanted === undefined && (SKIPS_CI.test(subject) || isNoise(subject))) return SILENT;
  if (!commit || place === undefined) {
    const entry = commit ? guessTyped(commit, subject) : guessEntry(subject);
    return { kind: "plain", entries: [placedAt(wanted)(entry)], subject, ...takesBack };
  }
  if (place === "hidden" && !commit.isBreaking) return ids.length > 0 ? { ...QUIET, ...takesBack } : QUIET;
  const entry = describeCommit(commit, place === "hidden" ? "changed" : place);
  return { kind: "conventional", entries: [placedAt(wanted)(entry)], subject, ...takesBack };
}

/** What takes back something that readers never heard of has nothing to tell either. */
function readRevert(
  reverted: string,
  subject: string,
  types: TypeRules,
  takesBack: Pick<CommitNews, "reverts">,
  wanted: Category | undefined,
): CommitNews {
  const inner = parseCommit(reverted);
  const isQuiet = inner !== undefined && types.get(inner.type) === "hidden" && !inner.isBreaking;
  const text = escapeTags(subject.startsWith("Revert ") ? subject : `Revert "${reverted}"`);
  const place = types.get("revert") ?? "removed";
  const category = wanted ?? (place === "hidden" ? undefined : place);
  const isTold = category !== undefined && (!isQuiet || wanted !== undefined);
  const entries = isTold ? [{ category, text, isBreaking: false, isGuessed: false, type: "revert" }] : [];
  return { kind: "conventional", entries, subject, reverted, ...takesBack };
}

/**
 * `✨ paging` and `✨ api: paging`, as the emoji format writes them, and `✨ feat(api): paging` with any emoji or its
 * name between colons.
 */
function readEmoji(message: string, types: TypeRules): ConventionalCommit | undefined {
  if (message.charCodeAt(0) < 0x2000 && !message.startsWith(":")) return undefined;
  const typed = parseCommit(message.replace(SIGN, ""));
  if (typed && types.has(typed.type)) return typed;
  const found = commitTypes.find(
    ({ emoji }) => message.startsWith(`${emoji} `) || message.startsWith(`${emoji}\uFE0F `),
  );
  if (!found) return undefined;
  const text = message.slice(message.indexOf(" ") + 1).trim();
  const { scope, rest = text } = /^(?<scope>[\w./-]+): (?<rest>\S[\s\S]*)$/.exec(text)?.groups ?? {};
  return parseCommit(`${found.type}${scope === undefined ? "" : `(${scope})`}: ${rest}`);
}

/** `[fix] a crash`, when the label is a type. */
function readLabel(subject: string, types: TypeRules): ConventionalCommit | undefined {
  if (!subject.startsWith("[")) return undefined;
  const { labels, rest } = splitLabels(subject);
  const type = labels.length === 1 ? labels[0]?.toLowerCase() : undefined;
  return type !== undefined && types.has(type) ? parseCommit(`${type}: ${rest}`) : undefined;
}

function placedAt(category: Category | undefined) {
  return (entry: HistoryEntry): HistoryEntry => (category ? { ...entry, category, isGuessed: false } : entry);
}

function withoutRepeats(entries: readonly HistoryEntry[]): readonly HistoryEntry[] {
  const seen = new Set<string>();
  return entries.filter(({ text }) => {
    const bare = text.replace(/\s*\([#!]\d+\)$/, "").toLowerCase();
    return !seen.has(bare) && seen.add(bare);
  });
}
