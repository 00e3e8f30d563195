import { describe, expect, it } from "vitest";
import { descriptionError, issuesError, scopeError } from "./part-errors.ts";

describe("part faults", () => {
  it.each([
    [descriptionError("x"), undefined],
    [descriptionError("x\n"), undefined],
    [descriptionError(" "), "Say in a few words"],
    [descriptionError("x\ny"), "one line"],
    [scopeError(""), undefined],
    [scopeError("core/text"), undefined],
    [scopeError("a, b"), undefined],
    [scopeError("(api)"), "without brackets"],
    [scopeError("api:"), "without brackets"],
    [issuesError("1, 2"), undefined],
    [issuesError("1 2"), 'Put commas between the issues: "1 2"'],
  ])("%s", (fault, part) => {
    expect(fault ?? "nothing").toContain(part ?? "nothing");
  });
});
