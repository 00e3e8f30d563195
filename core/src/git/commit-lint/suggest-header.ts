import { autoDescription, detectType } from "../commit/detect.ts";
import { readEmojiHeader } from "../commit/emoji-header.ts";
import { commitTypes, typeEmoji } from "../commit/types.ts";
import { closest } from "../../text/words/closest.ts";
import { applyRules } from "./apply-rules.ts";
import type { LintSettings } from "./lint-settings.ts";
import type { LintMessage } from "./message/message.ts";
import { readMessage } from "./message/read-message.ts";
import { typeAliases } from "./type-aliases.ts";

/**
 * A better first line, made from what stands there: type in lower case and spelled right, the colon and its space, no
 * capital, no full stop, plain signs. Only one that pleases every rule of the first line is given, and none when the
 * first line pleases them already. @param text the message, clean: without comments
 */
export function suggestHeader(text: string, settings: LintSettings): string | undefined {
  const message = readMessage(text, settings.preset, settings.judge);
  if (!message || isFine(message, settings)) return undefined;
  const types = settings.rules["type-enum"];
  const allowed = types?.when === "always" ? (types.value as readonly string[]) : commitTypes.map(({ type }) => type);
  for (const header of candidates(message.header, allowed)) {
    const better = readMessage([header, ...message.lines.slice(1)].join("\n"), settings.preset, settings.judge);
    if (better && isFine(better, settings)) return header;
  }
  return undefined;
}

const isFine = (message: LintMessage, settings: LintSettings) =>
  applyRules(message, settings).every(({ at }) => at.line > 1);

// Type, scope in some brackets, a mark on either side of it, and a colon or what people write for it.
const LOOSE =
  /^(?<type>\p{L}+)(?<early>!?)\s*(?:[([{<]\s*(?<scope>[^()[\]{}<>]*?)\s*[)\]}>])?\s*(?<mark>!?)\s*(?:(?<colon>[:\uFF1A\uFE55;]+|\s?[-\u2010-\u2015]+\s)|(?<=[)\]}>!]))\s*(?<subject>\S.*)$/u;

function* candidates(header: string, allowed: readonly string[]): Generator<string> {
  const plain = plainSigns(header);
  const signed = readEmojiHeader(plain);
  if (signed)
    for (const description of descriptions(signed.description))
      yield `${typeEmoji(signed.type)} ${signed.scope === "" ? "" : `${signed.scope}: `}${description}`;
  const sign = commitTypes.find(({ emoji }) => plain.startsWith(emoji.replace("\uFE0F", "")));
  const rest = sign ? plain.slice(sign.emoji.replace("\uFE0F", "").length).trim() : plain;
  // A type alone has nothing that could be its description.
  if (/^\p{L}*[^\p{L}\p{N}_]*$/u.test(rest)) return;
  const parts = LOOSE.exec(rest)?.groups;
  const type = parts && spelledType(parts["type"] ?? "", allowed, parts["colon"] !== undefined);
  if (parts && type !== undefined) {
    const { early, mark, scope, subject = "" } = parts;
    const start = `${type}${scope ? `(${scope})` : ""}${early || mark ? "!" : ""}`;
    for (const description of descriptions(subject)) yield `${start}: ${description}`;
    if (scope) for (const description of descriptions(subject)) yield `${start.toLowerCase()}: ${description}`;
    return;
  }
  if (parts?.["colon"] !== undefined && parts["scope"] === undefined) {
    // `api: add a route` names the scope where the type belongs.
    const { type: scope = "", subject = "" } = parts;
    const guess = detectType(subject);
    if (allowed.includes(guess))
      for (const description of descriptions(subject)) yield `${guess}(${scope.toLowerCase()}): ${description}`;
    return;
  }
  // The first word may be a type that lacks its colon; a prose header is given the type its words speak of.
  const [, word = "", after = ""] = /^(\p{L}+)\s+(\S.*)$/u.exec(rest) ?? [];
  if (allowed.includes(word)) for (const description of descriptions(after)) yield `${word}: ${description}`;
  const guess = sign?.type ?? detectType(rest);
  if (allowed.includes(guess))
    for (const description of descriptions(autoDescription(rest))) yield `${guess}: ${description}`;
}

/** Spaces as one plain space, variation selectors and invisible signs dropped. */
function plainSigns(header: string): string {
  return header
    .replace(/[\p{Cf}\uFE0F]/gu, "")
    .replace(/\s+/g, " ")
    .trim();
}

/** The type a word stands for. @param isMarked whether a colon follows it; a word of prose must be a type itself */
function spelledType(word: string, allowed: readonly string[], isMarked: boolean): string | undefined {
  const lower = word.toLowerCase();
  const exact = allowed.find((type) => type === word) ?? allowed.find((type) => type.toLowerCase() === lower);
  if (exact !== undefined || !isMarked) return exact;
  const alias = typeAliases[lower];
  return alias !== undefined && allowed.includes(alias) ? alias : closest(lower, allowed);
}

/** The description as it stands, then mended step by step. */
function* descriptions(subject: string): Generator<string> {
  yield subject;
  const bare = subject.replace(/[\s.\u3002]+$/u, "");
  yield bare;
  const [first = ""] = bare.split(" ", 1);
  const isShouted = first.length > 1 && first === first.toUpperCase();
  const rest = bare.slice(first.length);
  if (bare === bare.toUpperCase()) yield bare.toLowerCase();
  yield (isShouted ? first.toLowerCase() : first.replace(/^./u, (letter) => letter.toLowerCase())) + rest;
  yield bare.toLowerCase();
}
