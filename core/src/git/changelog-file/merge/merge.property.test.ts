import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { categories } from "../../changelog/entries/categories.ts";
import type { GeneratedEntry, GeneratedRelease } from "../parse/entry.ts";
import { mergeChangelog } from "./merge.ts";
import type { MergeOptions } from "./options.ts";
import { changelogText, fixtures } from "../testing/texts.ts";

const commits = ["a1b2c3d", "b2c3d4e", "c3d4e5f", "d4e5f6a", "e5f6a7b", "f6a7b8c"].map((start) =>
  start.padEnd(40, "0"),
);
const entry: fc.Arbitrary<GeneratedEntry> = fc.record(
  {
    url: fc.constant("https://github.com/owner/repo/commit/1"),
    commit: fc.constantFrom(...commits),
    category: fc.constantFrom(...categories.map(({ category }) => category)),
    text: fc.oneof(
      fc.constantFrom(
        "One",
        "Two\nlines",
        "## Heading",
        "- dash",
        "```",
        "<!-- open",
        "[1.0.0]: https://x",
        "1. a",
        "---",
        "",
      ),
      fc.string({ maxLength: 20 }),
    ),
    isBreaking: fc.boolean(),
  },
  { requiredKeys: ["commit", "category", "text", "isBreaking"] },
);
// A commit belongs to one release.
const history: fc.Arbitrary<readonly GeneratedRelease[]> = fc
  .tuple(fc.array(entry, { maxLength: 8 }), fc.nat(6), fc.nat(6), fc.nat(3))
  .map(([entries, first, second, count]) => {
    const [low, high] = [Math.min(first, second), Math.max(first, second)];
    const within = (from: number, to: number) =>
      entries.filter(({ commit }) => commits.indexOf(commit) >= from && commits.indexOf(commit) < to);
    const all = [
      { version: "1.1.0", date: "2025-03-04", tag: "v1.1.0", entries: within(low, high) },
      { version: "1.0.0", date: "2025-01-31", tag: "v1.0.0", entries: within(0, low) },
    ];
    return [{ entries: within(count === 0 ? 0 : count === 1 ? low : high, 6) }, ...all.slice(2 - Math.min(count, 2))];
  });
const options: fc.Arbitrary<MergeOptions> = fc.record(
  {
    page: fc.constantFrom("https://github.com/owner/repo", "https://gitlab.com/owner/repo"),
    release: fc.constant({ version: "1.2.0", date: "2025-05-06" }),
    isPartial: fc.boolean(),
    addsAll: fc.boolean(),
  },
  { requiredKeys: [] },
);
// A list that ends above an underlined heading with spaces before it would take it in as its own.
const isIndented = (content: string) => /^ {1,3}\S[^\r\n]*(?:\r\n?|\n) {0,3}(?:=+|-+)[ \t]*$/m.test(content);
const anyText = fc.oneof(
  changelogText,
  changelogText.map((each) => `# Changelog\n\n${each}`),
  fc.constantFrom(...Object.values(fixtures)),
);
const text = anyText.filter((content) => !isIndented(content));
const runs = { numRuns: 1000 };

const linesOf = (content: string) =>
  content
    .replace(/^\uFEFF/, "")
    .split(/\r\n?|\n/)
    .filter((line) => line.trim() !== "");

/** The lines of `before` that `after` does not have in the same order. */
function lostLines(before: string, after: string): readonly string[] {
  const rest = linesOf(after);
  let at = 0;
  return linesOf(before).filter((line) => {
    const found = rest.indexOf(line, at);
    if (found >= 0) at = found + 1;
    return found < 0;
  });
}

describe("mergeChangelog, with any file and any history", { timeout: 60_000 }, () => {
  it("changes no byte the second time", () => {
    fc.assert(
      fc.property(text, history, options, (before, releases, given) => {
        const first = mergeChangelog(before, releases, given);
        fc.pre(first.ok);
        expect(mergeChangelog(first.text, releases, given)).toMatchObject({ ok: true, text: first.text });
      }),
      runs,
    );
  });

  it("keeps every line of people, in its order", () => {
    fc.assert(
      fc.property(text, history, options, (before, releases, given) => {
        const { page: _, ...rest } = given;
        const result = mergeChangelog(before, releases, rest);
        const renamed = given.release ? /unreleased|- TBD$|^-----$|^---$|^=====$/i : /^$/;
        fc.pre(result.ok);
        const kept = linesOf(before).filter((line) => !renamed.test(line));
        expect(lostLines(kept.join("\n"), result.text)).toEqual([]);
      }),
      runs,
    );
  });

  it("keeps what people change between two runs", () => {
    const edit = fc.record({ at: fc.nat(60), kind: fc.constantFrom("insert", "delete", "change") });
    fc.assert(
      fc.property(text, history, history, fc.array(edit, { maxLength: 5 }), (before, first, second, edits) => {
        const merged = mergeChangelog(before, first);
        fc.pre(merged.ok);
        const lines = merged.text.split("\n");
        for (const [index, { at, kind }] of edits.entries()) {
          const place = at % lines.length;
          if (kind === "delete") lines.splice(place, 1);
          else if (kind === "insert") lines.splice(place, 0, `- By hand ${index}`);
          else lines[place] = (lines[place] ?? "").replace(/^(- \S*|\S)/, `$1 changed ${index} `);
        }
        const edited = lines.join("\n");
        fc.pre(!isIndented(edited));
        const result = mergeChangelog(edited, second);
        fc.pre(result.ok);
        const byHand = linesOf(edited).filter((line) => /By hand \d|changed \d/.test(line));
        expect(byHand.filter((line) => !linesOf(result.text).includes(line))).toEqual([]);
        expect(mergeChangelog(result.text, second)).toMatchObject({ ok: true, text: result.text });
      }),
      runs,
    );
  });

  it("tells of each entry once, however often it is run in between", () => {
    fc.assert(
      fc.property(history, fc.nat(8), (releases, count) => {
        const [unreleased, ...older] = releases;
        const early = mergeChangelog("", [{ entries: unreleased?.entries.slice(0, count) ?? [] }, ...older]);
        const result = early.ok ? mergeChangelog(early.text, releases) : early;
        expect(result.ok).toBe(true);
        const marks = result.ok ? [...result.text.matchAll(/<!-- ([0-9a-f]{12}) [0-9a-f]{8} -->/g)] : [];
        const wanted = releases.flatMap(({ entries }) => entries.map(({ commit }) => commit.slice(0, 12)));
        expect(marks.map(([, mark]) => mark).toSorted()).toEqual(wanted.toSorted());
      }),
      runs,
    );
  });
});
