import { expect, test } from "vitest";
import { initials } from "./initials.ts";

test.each([
  ["amara@fieldnote.dev", "AM"],
  ["x@y.z", "X"],
  ["élodie@example.org", "ÉL"],
  ["j.doe@example.org", "JD"],
  ["_42@example.org", "42"],
  ["@example.org", "U"],
  ["", "U"],
  [null, "U"],
  [undefined, "U"],
])("%j gives %s", (email, expected) => {
  expect(initials(email)).toBe(expected);
});
