import { describe, expect, it } from "vitest";
import { descriptionFault, issuesFault, scopeFault } from "../git/commit/part-errors.ts";

describe("part faults", () => {
  it.each([
    [descriptionFault("x"), undefined],
    [descriptionFault("x\n"), undefined],
    [descriptionFault(" "), "Say in a few words"],
    [descriptionFault("x\ny"), "one line"],
    [scopeFault(""), undefined],
    [scopeFault("core/text"), undefined],
    [scopeFault("a, b"), undefined],
    [scopeFault("(api)"), "without brackets"],
    [scopeFault("api:"), "without brackets"],
    [issuesFault("1, 2"), undefined],
    [issuesFault("1 2"), 'Put commas between the issues: "1 2"'],
  ])("%s", (fault, part) => {
    expect(fault ?? "nothing").toContain(part ?? "nothing");
  });
});
