import { describe, expect, it } from "vitest";
import { autoDescription, describeChange, detectScope, detectType } from "./detect.ts";

describe("detectType", () => {
  it.each([
    // every keyword and its forms
    ["fix the login", "fix"],
    ["Fixes the login", "fix"],
    ["Fixed the login", "fix"],
    ["fixing it", "fix"],
    ["a hotfix for the login", "fix"],
    ["bug in the login", "fix"],
    ["two bugs less", "fix"],
    ["bugfix for the login", "fix"],
    ["buggy login", "fix"],
    ["an error in the login", "fix"],
    ["handle errors", "fix"],
    ["doc for the parser", "docs"],
    ["update docs", "docs"],
    ["write documentation", "docs"],
    ["document the parser", "docs"],
    ["documented the parser", "docs"],
    ["README with a picture", "docs"],
    ["write a test", "test"],
    ["more tests", "test"],
    ["tested the parser", "test"],
    ["unit-testing for the parser", "test"],
    ["refactor the parser", "refactor"],
    ["Refactored the parser", "refactor"],
    ["refactoring", "refactor"],
    ["clean the parser", "refactor"],
    ["cleaned up the parser", "refactor"],
    ["cleanup", "refactor"],
    ["style the button", "style"],
    ["styling of the button", "style"],
    ["format all files", "style"],
    ["formatted all files", "style"],
    ["formatting", "style"],
    ["performance of the list", "perf"],
    ["better perf", "perf"],
    ["optimize the list", "perf"],
    ["optimized the list", "perf"],
    ["optimization", "perf"],
    ["optimise the list", "perf"],
    ["build on Windows", "build"],
    ["builds faster", "build"],
    ["one dependency less", "build"],
    ["bump dependencies", "build"],
    ["bump deps", "build"],
    ["add a login page", "feat"],
    ["", "feat"],
    // the order decides
    ["fix the docs", "fix"],
    ["docs for the tests", "docs"],
    ["test the refactored parser", "test"],
    ["clean up the style", "refactor"],
    ["style the build page", "style"],
    ["optimize the build", "perf"],
    ["FIX THE BUILD", "fix"],
    // no keyword, only the letters of one
    ["prefix every name", "feat"],
    ["a suffix", "feat"],
    ["debug output", "feat"],
    ["run in docker", "feat"],
    ["use the latest schema", "feat"],
    ["a contest page", "feat"],
    ["a page of information", "feat"],
    ["support another platform", "feat"],
    ["rebuild the index", "feat"],
    ["independent windows", "feat"],
    ["terrors", "feat"],
  ])("%s -> %s", (text, type) => {
    expect(detectType(text)).toBe(type);
  });
});

describe("detectScope", () => {
  it.each([
    ["fix auth", "auth"],
    ["authentication by mail", "auth"],
    ["authorize once", "auth"],
    ["OAuth login", "auth"],
    ["new UI", "ui"],
    ["add an API", "api"],
    ["two APIs", "api"],
    ["the database", "database"],
    ["both databases", "database"],
    ["read the config", "config"],
    ["configuration file", "config"],
    ["configure the server", "config"],
    ["a component", "components"],
    ["Components for forms", "components"],
    // the order of the list, not of the text
    ["the api of auth", "auth"],
    ["component of the ui", "ui"],
    ["config of the database", "database"],
    // only the letters
    ["author page", undefined],
    ["build a guide", undefined],
    ["rapid start", undefined],
    ["", undefined],
  ])("%s -> %s", (text, scope) => {
    expect(detectScope(text)).toBe(scope);
  });
});

describe("autoDescription", () => {
  it.each([
    ["Add login page", "login page"],
    ["added login page", "login page"],
    ["Fix crash on start", "crash on start"],
    ["Fixed crash on start", "crash on start"],
    ["Update texts", "texts"],
    ["updated texts", "texts"],
    ["Remove old flag", "old flag"],
    ["removed old flag", "old flag"],
    ["Create user table", "user table"],
    ["created user table", "user table"],
    ["FIX: Crash on start", "crash on start"],
    ["Adding login page", "adding login page"],
    ["Address book", "address book"],
    ["Add-on support", "add-on support"],
    ["Fixture for the parser", "fixture for the parser"],
    ["README with a picture", "README with a picture"],
    ["Add README", "README"],
    ["Add a picture\nand a caption ", "a picture and a caption"],
    ["Éclair", "éclair"],
    ["Fix", "fix"],
    ["  ", ""],
  ])("%j -> %j", (text, description) => {
    expect(autoDescription(text)).toBe(description);
  });
});

describe("describeChange", () => {
  it.each([
    ["feat(api): add x", { type: "feat", scope: "api", description: "add x" }],
    ["Fix(router)!: crash", { type: "fix", scope: "router", description: "crash", isBreaking: true }],
    ["feat():add x", { type: "feat", scope: "", description: "add x" }],
    ["✨ api: add x", { type: "feat", scope: "api", description: "add x" }],
    ["✨ add x", { type: "feat", scope: "", description: "add x" }],
    [
      "fix: a crash\n\nIt was old.\n\nBREAKING CHANGE: start anew\nCloses #12",
      {
        type: "fix",
        description: "a crash",
        body: "It was old.",
        isBreaking: true,
        breaking: "start anew",
        issues: ["12"],
      },
    ],
    ["note: fix the docs", { type: "fix", scope: "", description: "note: fix the docs" }],
    ["Fixed the API error.", { type: "fix", scope: "api", description: "the API error" }],
    ["Wait for more...", { type: "feat", scope: "", description: "wait for more..." }],
  ])("%j", (text, parts) => {
    expect(describeChange(text)).toMatchObject(parts);
  });

  it("knows the types of the project", () => {
    expect(describeChange("wip(api): x", ["wip"])).toMatchObject({ type: "wip", scope: "api", description: "x" });
    expect(describeChange("feat: add x", ["wip"])).toMatchObject({ description: "feat: add x" });
  });
});
