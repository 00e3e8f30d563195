import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { entryFor, foldedId, fragmentId } from "./fragment.ts";
import { readFragment } from "./read-fragment.ts";
import { defaultUserPaths, userFacing } from "./user-facing.ts";
import { writeFragment } from "./write-fragment.ts";

/** What the whole repository tells: category, text, and what it breaks or grows. */
function told(name: string, text: string): readonly string[] | undefined {
  return readFragment(name, text)?.flatMap((each) => {
    const entry = entryFor(each);
    return entry ? [[entry.category, entry.text, entry.isBreaking ? "!" : "", entry.bump ?? ""].join("|")] : [];
  });
}

describe("readFragment: ours", () => {
  it.each([
    ["a-1f3a.md", "### Added\n\n- Sign in with a passkey (#218)\n", ["added|Sign in with a passkey (#218)||"]],
    ["a.md", "- Fix a crash\n- Add paging\n", ["fixed|Fix a crash||", "added|Add paging||"]],
    ["a.md", "Fix a crash on\nempty input\n", ["fixed|Fix a crash on empty input||"]],
    ["a.md", "## Fixed\n* One\n  and more\n\n  - of it\n* Two", ["fixed|One and more\n- of it||", "fixed|Two||"]],
    ["a.md", "### Bug Fixes\r\n\r\n- One\r\n", ["fixed|One||"]],
    [
      "a.md",
      "## web\n\n### Removed\n\n- The old page\n\n## `@acme/api`\n\n- Add x\n",
      ["removed|**web:** The old page||", "added|**@acme/api:** Add x||"],
    ],
    ["a.md", "### Changed\n- **Breaking:** ask for page 1\n", ["changed|**Breaking:** ask for page 1|!|"]],
    ["a.md", "BREAKING CHANGE: ask for page 1", ["changed|**Breaking:** ask for page 1|!|"]],
    ["a.md", "feat(api): paging", ["added|**api:** paging||"]],
    ["a.md", "<!-- say what users notice -->\n\nAdd <b>", ["added|Add \\<b>||"]],
    ["a.md", "<!-- nothing yet -->\n", []],
    ["a.md", "", []],
    ["README.md", "# What this is", undefined],
    ["notes.txt", "Add x", undefined],
    ["_template.md", "Add x", undefined],
  ])("%s %j", (name, text, entries) => expect(told(name, text)).toEqual(entries));
});

describe("readFragment: towncrier", () => {
  it.each([
    ["123.feature.md", "Add paging.\n", ["added|Add paging. (#123)||"]],
    ["123.feature.1.md", "Add more (see #123)\n", ["added|Add more (see #123)||"]],
    [
      "+x.bugfix.rst",
      "Mend ``--all`` of :func:`~a.b.run`, see `docs <https://x.org>`_.\n",
      ["fixed|Mend `--all` of `run`, see [docs](https://x.org).||"],
    ],
    ["7.removal", "Python 3.8", ["removed|Python 3.8 (#7)||"]],
    ["7.breaking.md", "feat: x", ["added|**Breaking:** x (#7)|!|"]],
    ["7.misc.rst", "Tidy", []],
    ["fix-thing.security.md", "A hole", ["security|A hole||"]],
    ["v1.notes.md", "Fix a link", ["fixed|Fix a link||"]],
  ])("%s", (name, text, entries) => expect(told(name, text)).toEqual(entries));
});

describe("readFragment: changesets", () => {
  it.each([
    [
      '---\n"@acme/web": minor\n---\n\nAccept a port\n\nMore of it.\n',
      ["changed|**@acme/web:** Accept a port\nMore of it.||minor"],
    ],
    ["---\n'web': patch\napi: major\n---\nFix x\n", ["fixed|**web, api:** Fix x||major"]],
    ["---\n---\n", []],
  ])("%j", (text, entries) => expect(told("quick-lions-dance.md", text)).toEqual(entries));

  it("gives each package its own part of the version, and others nothing", () => {
    const [entry] = readFragment("a.md", "---\nweb: patch\napi: minor\n---\nAdd x\n") ?? [];
    expect(entry && ["web", "api", "cli"].map((name) => entryFor(entry, name)?.bump)).toEqual([
      "patch",
      "minor",
      undefined,
    ]);
    expect(entry && entryFor(entry, "cli")).toBeUndefined();
  });
});

describe("writeFragment", () => {
  it("writes what a person would", () => {
    const draft = { text: "Sign in with a passkey", issues: ["218"], packages: ["web"], isBreaking: true };
    expect(writeFragment({ ...draft, category: "added" }, "1f3a")).toEqual({
      name: "sign-in-with-a-passkey-1f3a.md",
      text: "## web\n\n### Added\n\n- **Breaking:** Sign in with a passkey (#218)\n",
    });
    expect(writeFragment({ text: "Behebt Abstürze beim Öffnen sehr großer Dateien" }, "0000").name).toBe(
      "behebt-absturze-beim-offnen-sehr-grosser-0000.md",
    );
    expect(writeFragment({ text: "修正" }, "0000").name).toBe("修正-0000.md");
  });

  it("reads back as one entry with the same words, whatever was typed", () => {
    const line = fc
      .string({ unit: "grapheme", minLength: 1, maxLength: 60 })
      .filter((text) => /[\p{L}\p{N}]/u.test(text));
    fc.assert(
      fc.property(line, fc.constantFrom("added", "fixed", "removed"), (text, category) => {
        const file = writeFragment({ text, category }, "abcd");
        const entries = readFragment(file.name, file.text) ?? [];
        expect(entries).toHaveLength(1);
        expect(entries[0]?.entry.category).toBe(category);
      }),
    );
  });
});

it("knows a fragment again by its name where its words changed on the way", () => {
  const before = fragmentId("changelog.d/a-1.md", "one");
  const after = fragmentId("changelog.d/a-1.md", "two");
  expect(before).toMatch(/^[0-9a-f]{12}$/);
  expect(before).not.toBe(after);
  expect(foldedId("changelog.d/a-1.md", before, ["ffffffffffff", after])).toBe(after);
  expect(foldedId("changelog.d/a-1.md", before, [after, before])).toBe(before);
  expect(fragmentId("x/a-1.md", " one\r\n")).toBe(before);
});

describe("userFacing", () => {
  it.each([
    ["src/a.ts", true],
    ["package.json", true],
    ["src/a.test.ts", false],
    ["docs/a.svg", false],
    ["packages/web/tests/x.js", false],
    [".github/workflows/ci.yml", false],
    ["README.md", false],
    ["changelog.d/x.feature", false],
    ["pnpm-lock.yaml", false],
  ])("%s: %s", (file, isFacing) => expect(userFacing(defaultUserPaths)(file)).toBe(isFacing));

  it("lets the last pattern that fits decide", () => {
    const isFacing = userFacing(["src/**", "!src/gen/**", "src/gen/api.ts"]);
    expect(["src/a.ts", "src/gen/b.ts", "src/gen/api.ts", "x.ts"].map(isFacing)).toEqual([true, false, true, false]);
  });
});
