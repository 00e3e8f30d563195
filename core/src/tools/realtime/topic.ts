import { stringCode } from "../../data/source-code/string-code.ts";
import { isIdentifier } from "../../data/source-code/names.ts";

/** A piece of a topic: words, or the column whose value stands there. */
export type TopicPart = { readonly text: string } | { readonly column: string };

/** Splits `room:{room_id}:messages` into its words and its columns. */
export function readTopic(typed: string): TopicPart[] {
  return typed
    .split(/(\{[^{}]*\})/)
    .filter((piece) => piece !== "")
    .map((piece) => (/^\{[^{}]*\}$/.test(piece) ? { column: piece.slice(1, -1).trim() } : { text: piece }));
}

/** The columns a text names in braces, each once. */
export function columnsOf(typed: string): string[] {
  return [...new Set(readTopic(typed).flatMap((part) => ("column" in part ? [part.column] : [])))];
}

/** `room_id` is the option `roomId` of the hook. */
export function optionName(column: string): string {
  return column.replaceAll(/_+(\p{ID_Continue})/gu, (_, next: string) => next.toUpperCase());
}

/** Why a text with braces cannot be used; undefined when it can. */
export function faultOfTopic(typed: string): string | undefined {
  const stray = readTopic(typed).find((part) => "text" in part && /[{}]/.test(part.text));
  if (stray) return "There is an unpaired brace. A column goes between two: room:{room_id}.";
  const bad = columnsOf(typed).find((column) => !/^[a-z_]\w*$/i.test(column) || !isIdentifier(optionName(column)));
  if (bad !== undefined) return `{${bad}} names no column. Use letters, digits and underscores, such as {room_id}.`;
  return undefined;
}

/** The topic as a JavaScript expression: a string, or a template of the hook's options. */
export function topicCode(parts: readonly TopicPart[]): string {
  if (parts.every((part) => "text" in part)) return stringCode(parts.map((part) => part.text).join(""));
  const pieces = parts.map((part) =>
    "text" in part ? part.text.replaceAll(/[\\`]|\$(?=\{)/g, "\\$&") : `\${${optionName(part.column)}}`,
  );
  return `\`${pieces.join("")}\``;
}
