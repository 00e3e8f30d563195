import { type CommitTypeName, commitTypes } from "./types.ts";

/** A first line that begins with the sign of a type, as the emoji format writes it: `✨ api: paging`. */
export interface EmojiHeader {
  readonly type: CommitTypeName;
  /** The sign as it stands there, with the spaces behind it. */
  readonly sign: string;
  /** "" for none. */
  readonly scope: string;
  readonly description: string;
}

const SCOPE = /^([\p{L}\p{N}_./-]+): +(\S.*)$/u;

/** Reads such a line; undefined for any other. A sign counts with and without its variation selector. */
export function readEmojiHeader(line: string): EmojiHeader | undefined {
  // Nearly every first line begins with a letter, which no sign does.
  if (line.charCodeAt(0) < 0x2000) return undefined;
  for (const { type, emoji } of commitTypes) {
    const bare = emoji.replace("\uFE0F", "");
    const sign = line.startsWith(bare) ? /^\uFE0F? +/.exec(line.slice(bare.length))?.[0] : undefined;
    if (sign === undefined) continue;
    const words = line.slice(bare.length + sign.length).trim();
    const [, scope = "", description = words] = SCOPE.exec(words) ?? [];
    return { type, sign: bare + sign, scope, description };
  }
  return undefined;
}
