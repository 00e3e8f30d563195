import { describe, expect, it } from "vitest";
import { contributorsOf, type KnownPeople } from "./contributors.ts";

const person = (name: string, email: string) => ({ name, email });
const told = (people: readonly ReturnType<typeof person>[], known?: KnownPeople) =>
  contributorsOf(
    people.map((_, at) => at),
    [],
    people,
    known,
  ).map(({ name, commits, isNew }) => `${name} ${commits}${isNew ? " new" : ""}`);

describe("contributorsOf", () => {
  it("counts one address, or one name, as one person", () => {
    const ada = person("Ada Lovelace", "ada@example.com");
    expect(told([ada, person("Ada", "ADA@example.com"), person("ada lovelace", "other@example.com")])).toEqual([
      "Ada Lovelace 3",
    ]);
  });

  it("says who is new, from the oldest release on", () => {
    const [ada, bob, eve] = ["Ada", "Bob", "Eve"].map((name) => person(name, `${name}@example.com`)) as [
      ReturnType<typeof person>,
      ReturnType<typeof person>,
      ReturnType<typeof person>,
    ];
    const known: KnownPeople = new Set();
    expect(told([ada], known)).toEqual(["Ada 1 new"]);
    expect(told([bob, ada], known)).toEqual(["Ada 1", "Bob 1 new"]);
    expect(told([person("Robert", "bob@example.com"), eve], known)).toEqual(["Eve 1 new", "Robert 1"]);
    expect(told([eve])).toEqual(["Eve 1"]);
  });

  it.each([
    person("dependabot[bot]", "49699333+dependabot[bot]@users.noreply.github.com"),
    person("renovate-bot", "bot@example.com"),
    person("pre-commit-ci", "ci@example.com"),
    person("An Assistant", "noreply@anthropic.com"),
    person("Your Name", "you@example.com"),
    person("Copilot", "198982749+Copilot@users.noreply.github.com"),
    person("semantic-release-bot", "semantic-release-bot@martynus.net"),
  ])("$name is a program", (program) => {
    expect(told([program])).toEqual([]);
  });

  it.each(["Claude Monet", "Abbot", "Bot Smith", "Gemini Ganesan"])("%s is none", (name) => {
    expect(told([person(name, "x@example.com")])).toEqual([`${name} 1`]);
  });
});
