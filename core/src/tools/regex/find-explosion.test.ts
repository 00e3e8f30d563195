import { describe, expect, it } from "vitest";
import { findExplosion } from "./find-explosion.ts";
import { parseRegex } from "./parse-regex.ts";
import { presets } from "./presets.ts";

function explosion(pattern: string, flags = "") {
  const reading = parseRegex(pattern, flags);
  if (!reading.ok) throw new Error(reading.message);
  return findExplosion(reading.pattern, flags);
}

describe("findExplosion", () => {
  it.each([
    ["^(a+)+$", "", "(a+)+"],
    ["(a*)*b", "", "(a*)*"],
    [String.raw`^(\w+\s?)*$`, "", String.raw`(\w+\s?)*`],
    ["(a|a)*$", "", "(a|a)*"],
    ["(a|A)*b", "i", "(a|A)*"],
    ["(a|b|ab)*c", "", "(a|b|ab)*"],
    ["(x+x+)+y", "", "(x+x+)+"],
    [String.raw`([\p{L}]+)*\d`, "u", String.raw`([\p{L}]+)*`],
    [String.raw`(\s|\n)*x`, "", String.raw`(\s|\n)*`],
    ["(?=(a+)+b)a", "", "(a+)+"],
    ["^(([a-z])+.)+[A-Z]([a-z])+$", "", "(([a-z])+.)+"],
    // A lookbehind is matched from its end to its start.
    ["(?<=b(a+)+)c", "", "(a+)+"],
  ])("exponential: %s with flags %j", (pattern, flags, loop) => {
    const found = explosion(pattern, flags);
    expect(found).toMatchObject({ growth: "exponential", loop });
    expect(found?.pump).not.toBe("");
  });

  it.each(["a*a*a*a*b", String.raw`^[^@\s]+@[^@\s]+\.[^@\s]+$`, ".*foo.*bar"])("polynomial: %s", (pattern) =>
    expect(explosion(pattern)).toMatchObject({ growth: "polynomial" }),
  );

  it.each([
    [String.raw`\d{1,3}(,\d{3})*`, ""],
    ["(a+)+", ""],
    ["(a|A)*b", ""],
    ["(.|\\n)*x", ""],
    ["(?:a?)*b", ""],
    ["(?<=(a+)+b)c", ""],
    [String.raw`"(?:[^"\\]|\\.)*"`, ""],
    ["^(?:[a-z0-9]+(?:-[a-z0-9]+)*)$", ""],
    ["", ""],
    ...presets.map(({ pattern }): [string, string] => [pattern, "g"]),
  ])("nothing to fear: %s", (pattern, flags) => expect(explosion(pattern, flags)).toBeUndefined());

  it("gives the text of a lookbehind as it is read", () =>
    expect(explosion("(?<=x(?:abc|a|b|c)*)d")?.pump).toMatch(/^(?:abc|bca|cab)+$/));

  it("finds what really is slow, by the engine itself", () => {
    for (const [pattern, pump] of [
      ["^(a+)+$", "a"],
      ["(a|a)*$", "aa"],
    ] as const) {
      expect(explosion(pattern)).toMatchObject({ pump });
      const steps = (times: number) => {
        const start = performance.now();
        new RegExp(pattern).test(`${"a".repeat(times)}!`);
        return performance.now() - start;
      };
      // the quickest of some runs: the machine may be busy with other things
      const cost = (times: number) => Math.min(...Array.from({ length: 5 }, () => steps(times)));
      expect(cost(21)).toBeGreaterThan(cost(13) * 10);
    }
  });

  it("gives up quietly on what is too large", () => {
    expect(explosion(`(?:${"[a-z]?".repeat(200)})*x`)).toBeUndefined();
  });
});
