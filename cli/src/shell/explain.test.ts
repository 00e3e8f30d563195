import { describe, expect, it } from "vitest";
import { explain } from "./explain.ts";
import { Exit, exitCodes, Failure } from "./failure.ts";

const codes = Object.entries(exitCodes) as readonly (readonly [keyof typeof exitCodes, number])[];

describe("explain", () => {
  it.each(codes)("a foreseen failure of kind %s ends with %i and one line", (kind, code) => {
    expect(explain(new Failure(kind, "This is wrong.", { next: "Do that." }), {})).toEqual({
      exitCode: code,
      words: "toolbox: This is wrong. Do that.\n",
    });
  });

  it("an end with all said adds no word", () => {
    expect(explain(new Exit("failure"), {})).toEqual({ exitCode: 1, words: "" });
  });

  it("Ctrl+C is not a failure to talk about", () => {
    expect(explain(new DOMException("Stopped.", "AbortError"), {})).toEqual({ exitCode: 130, words: "" });
  });

  it.each([
    [new TypeError("x is\n  undefined."), "TypeError: x is undefined."],
    ["a thrown text", "a thrown text."],
  ])("an unforeseen error is a bug of ours, in one line, with where to report it", (error, what) => {
    const { exitCode, words } = explain(error, {});
    expect(exitCode).toBe(1);
    expect(words).toMatch(/^toolbox: This is a bug in Toolbox: .*issue tracker.*TOOLBOX_DEBUG=1.*\n$/);
    expect(words).toContain(what);
  });

  it("shows the stack with TOOLBOX_DEBUG only", () => {
    const error = new TypeError("x");
    expect(explain(error, {}).words).not.toContain("explain.test.ts");
    expect(explain(error, { TOOLBOX_DEBUG: "1" }).words).toContain("explain.test.ts");
    expect(explain(new Failure("usage", "No."), { TOOLBOX_DEBUG: "1" }).words).toContain("explain.test.ts");
  });

  it.each([
    ["a bug", new TypeError("x"), 0],
    ["no sign-in", new Failure("notSignedIn", "No."), 0],
    ["no network", new Failure("unreachable", "No."), 0],
    ["a finding", new Exit("failure"), 1],
    ["a finding told to our hook", new Exit("refused"), 10],
    ["Ctrl+C", new DOMException("Stopped.", "AbortError"), 130],
  ])("in a git hook %s ends with the right code, and is still told", (_, error, code) => {
    const end = explain(error, { TOOLBOX_HOOK: "commit-msg" });
    expect(end.exitCode).toBe(code);
    expect(end.words).toBe(explain(error, {}).words);
  });
});
