import { expect, test } from "vitest";
import { inputOfText } from "./input-of-text.ts";

test.each([
  ["Fixed the API error", { type: "fix", scope: "api", description: "the API error" }],
  ["feat(api): add x", { type: "feat", scope: "api", description: "add x" }],
  ["feat(router): add x", { type: "feat", scope: "none", description: "router: add x" }],
  [
    "feat!: add x\n\nWhy.\n\nBREAKING CHANGE: ask\nCloses #1, Closes #2",
    {
      type: "feat",
      scope: "none",
      description: "add x",
      body: "Why.",
      breaking: true,
      breakingText: "ask",
      issues: "1, 2",
    },
  ],
])("%j", (text, input) => {
  expect(inputOfText(text)).toEqual(input);
});
