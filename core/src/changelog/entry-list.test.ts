import { describe, expect, it } from "vitest";
import { splitEntries } from "./entry-list.ts";

describe("splitEntries", () => {
  it.each([
    ["Add a\nFix b", ["Add a", "Fix b"]],
    ["- Add a\r\n* Fix b\r\n+ c\n• d", ["Add a", "Fix b", "c", "d"]],
    ["1. Add a\n12) Fix b", ["Add a", "Fix b"]],
    ["- [x] Add a\n- [ ] Fix b", ["Add a", "Fix b"]],
    ["\n\n  Add a  \n\t\n", ["Add a"]],
    ["-5 degrees\n3 pages\n2.0 is out", ["-5 degrees", "3 pages", "2.0 is out"]],
    [" \n ", []],
  ])("%j", (text, entries) => {
    expect(splitEntries(text)).toEqual(entries);
  });
});
