import type { Assets } from "../../ports/index.ts";
import { capitalize } from "../../text/format.ts";
import { readJson } from "../../tool/read-json.ts";

export interface PassphraseOptions {
  readonly separator: string;
  readonly capitals: boolean;
  /** One digit, after a word drawn by lot. */
  readonly digit: boolean;
}

/** The words passphrases are made of (EFF's long list, see assets/LICENSES.md): fetched when first wanted. */
export async function readWords(assets: Assets): Promise<readonly string[]> {
  return (await readJson<string>(assets, "words/eff-large.json")).split(" ");
}

/**
 * Words drawn by lot, each as likely as any other.
 * @param below a fair number from 0 to its argument less one
 */
export function passphrase(
  count: number,
  words: readonly string[],
  { separator, capitals, digit }: PassphraseOptions,
  below: (limit: number) => number,
): string {
  const drawn = Array.from({ length: count }, () => words[below(words.length)] ?? "");
  const place = digit ? below(count) : -1;
  return drawn
    .map((word) => (capitals ? capitalize(word) : word))
    .map((word, at) => (at === place ? `${word}${below(10)}` : word))
    .join(separator);
}

/** How many bits of guessing it takes for someone who knows the list and every option. */
export function passphraseBits(count: number, words: number, { digit }: PassphraseOptions): number {
  return count * Math.log2(words) + (digit ? Math.log2(count * 10) : 0);
}
