import { expect } from "vitest";
import type { GeneratedEntry, GeneratedRelease } from "../parse/entry.ts";
import { mergeChangelog } from "../merge/merge.ts";
import type { MergeOptions } from "../merge/options.ts";

/** An entry under Added of a commit whose name is one letter, forty times. */
export function added(letter: string, text: string): GeneratedEntry {
  return { commit: letter.repeat(40), category: "added", text };
}

/** The same under Fixed. */
export function fixed(letter: string, text: string): GeneratedEntry {
  return { ...added(letter, text), category: "fixed" };
}

/** Merges, and holds that a second run changes nothing. */
export function mergeTwice(text: string, releases: readonly GeneratedRelease[], options?: MergeOptions): string {
  const result = mergeChangelog(text, releases, options);
  if (!result.ok) throw new Error(result.message);
  expect(mergeChangelog(result.text, releases, options)).toMatchObject({ ok: true, text: result.text });
  return result.text;
}

/** The same, with each mark as the letter of its commit, `<a>`: rows stay readable. */
export function mergeReadably(text: string, releases: readonly GeneratedRelease[], options?: MergeOptions): string {
  return mergeTwice(text, releases, options).replace(/ <!-- (.)\1{11} [0-9a-f]{8} -->/g, " <$1>");
}
