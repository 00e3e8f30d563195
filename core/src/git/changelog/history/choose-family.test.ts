import { describe, expect, it } from "vitest";
import { chooseFamily, familyWords } from "./choose-family.ts";
import { type ReleaseTag, readReleaseTag } from "./tags.ts";

/** @param day in January 2026 */
function tag(name: string, day: number): ReleaseTag {
  const read = readReleaseTag({ name, commit: "a", date: new Date(2026, 0, day) });
  if (!read) throw new Error(`${name} is not a release`);
  return read;
}

describe("chooseFamily", () => {
  it.each([
    // Old plain tags, a living family.
    [[["parser@7.2.0"], ["parser@7.1.0"], ["v0.1.0"]], "parser@", "parser@7.2.0"],
    // Released together: the one that stands on most of the newest releases.
    [[["updater@7.0.1", "builder@27.0.1"], ["builder@27.0.0"]], "builder@", "builder@27.0.1"],
    [[["b@1.0.0", "a@1.0.0"]], "a@", "a@1.0.0"],
    [[["parser@7.2.0", "v7.2.0"], ["parser@7.1.0"]], "", "v7.2.0"],
    [[["v2.0.0"], ["parser@1.0.0"], ["parser@0.9.0"]], "", "v2.0.0"],
  ])("of %j it is %j", (names, family, newest) => {
    const released = names.map((row, at) => row.map((name) => tag(name, 20 - at)));
    expect(chooseFamily(released, released.flat())).toMatchObject({ family, newest: { name: newest } });
  });

  it("names the others with their newest tags, the newest first", () => {
    const released = [[tag("parser@2.0.0", 9)]];
    const all = [...released.flat(), tag("v1.0.0", 2), tag("v0.9.0", 1), tag("writer@1.0.0", 5)];
    expect(chooseFamily(released, all)?.others.map(({ family, newest }) => [family, newest.name])).toEqual([
      ["writer@", "writer@1.0.0"],
      ["", "v1.0.0"],
    ]);
  });

  it.each([
    [["parser@2.0.0", "v1.0.0"], "the tags parser@…, as the newest is parser@2.0.0; there are also plain tags."],
    [
      ["v2.0.0", "a@1.0.0", "b@1.0.0", "c@1.0.0", "d@1.0.0", "e@1.0.0"],
      "the plain tags, as the newest is v2.0.0; there are also a@…, b@…, c@… and 2 more families.",
    ],
  ])("says of %j what was chosen", (names, words) => {
    const all = names.map((name) => tag(name, 1));
    const chosen = chooseFamily([all.slice(0, 1)], all);
    expect(chosen && familyWords(chosen)).toBe(`The releases are ${words}`);
  });

  it("finds none where nothing was released", () => {
    expect(chooseFamily([], [tag("v1.0.0", 1)])).toBeUndefined();
  });
});
