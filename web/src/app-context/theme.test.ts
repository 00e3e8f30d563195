import { expect, test } from "vitest";
import { readChoice, resolveTheme } from "./theme.ts";

test.each([
  ["light", "light"],
  ["dark", "dark"],
  ["system", "system"],
  ["sepia", "system"],
  ["", "system"],
  [null, "system"],
])("stored %j is %s", (text, choice) => {
  expect(readChoice(text)).toBe(choice);
});

test.each([
  ["system", true, "dark"],
  ["system", false, "light"],
  ["light", true, "light"],
  ["dark", false, "dark"],
] as const)("%s with a dark system %s is %s", (choice, isSystemDark, theme) => {
  expect(resolveTheme(choice, isSystemDark)).toBe(theme);
});
