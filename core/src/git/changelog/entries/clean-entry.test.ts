import { describe, expect, it } from "vitest";
import { cleanEntry } from "./clean-entry.ts";

describe("cleanEntry", () => {
  it.each([
    ["  Add a  ", "Add a"],
    ["- Add a", "Add a"],
    ["* Add a", "Add a"],
    ["• Add a", "Add a"],
    ["12) Add a", "Add a"],
    ["- [x] Add a", "Add a"],
    ["-", ""],
    ["-5 degrees", "-5 degrees"],
    ["2.0 is out", "2.0 is out"],
    ["3 pages", "3 pages"],
    [" ", ""],
  ])("%j -> %j", (entry, text) => {
    expect(cleanEntry(entry)).toBe(text);
  });
});
