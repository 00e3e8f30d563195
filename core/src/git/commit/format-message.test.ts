import { describe, expect, it } from "vitest";
import { type CommitFormat, type CommitParts, formatMessage } from "./format-message.ts";

const rows: [CommitParts, CommitFormat, string][] = [
  [{ type: "feat", description: "sign in" }, "conventional", "feat: sign in"],
  [{ type: "feat", description: "sign in" }, "angular", "feat: sign in"],
  [{ type: "feat", description: "sign in" }, "emoji", "✨ sign in"],
  [{ type: "fix", scope: "api", description: "  sign in " }, "conventional", "fix(api): sign in"],
  [{ type: "fix", scope: "api", description: "sign in" }, "emoji", "🐛 api: sign in"],
  [{ type: "fix", scope: " ", description: "sign in" }, "angular", "fix: sign in"],
  [{ type: "refactor", description: "x" }, "emoji", "♻️ x"],
  [{ type: "unheard-of", description: "x" }, "emoji", "📝 x"],
  [
    { type: "feat", scope: "api", description: "drop v1", isBreaking: true },
    "conventional",
    "feat(api)!: drop v1\n\nBREAKING CHANGE: drop v1",
  ],
  [{ type: "feat", description: "drop v1", isBreaking: true }, "emoji", "✨ drop v1\n\nBREAKING CHANGE: drop v1"],
  [
    { type: "feat", description: "drop v1", isBreaking: true, breaking: "calls to /v1 fail" },
    "angular",
    "feat!: drop v1\n\nBREAKING CHANGE: calls to /v1 fail",
  ],
  [{ type: "feat", description: "x", breaking: "not marked" }, "conventional", "feat: x"],
  [{ type: "docs", description: "x", issues: ["1", "2"] }, "conventional", "docs: x\n\nCloses #1, Closes #2"],
  [
    { type: "feat", description: "x", body: "\r\nfirst  \r\n\r\nsecond\r\n", isBreaking: true, issues: ["9"] },
    "conventional",
    "feat!: x\n\nfirst\n\nsecond\n\nBREAKING CHANGE: x\nCloses #9",
  ],
  [{ type: "chore", description: "x", body: "  \n " }, "conventional", "chore: x"],
  [{ type: "chore", description: "x", body: "  - indented\n  - list" }, "emoji", "🔨 x\n\n  - indented\n  - list"],
  [
    { type: "fix", description: "x", issues: ["1"], footers: ["Reviewed-by: Ada", "Refs #7", "Reviewed-by: Ada", " "] },
    "conventional",
    "fix: x\n\nCloses #1\nRefs #7\n\nReviewed-by: Ada",
  ],
  [
    { type: "fix", description: "x", body: "one two three four", isBreaking: true, breaking: "one two", wrap: 20 },
    "conventional",
    "fix!: x\n\none two three four\n\nBREAKING CHANGE: one\ntwo",
  ],
  [
    {
      type: "fix",
      description: "x",
      body: "one two three four five",
      isBreaking: true,
      breaking: "https://e.com/x",
      wrap: 20,
    },
    "emoji",
    "🐛 x\n\none two three four\nfive\n\nBREAKING CHANGE: https://e.com/x",
  ],
];

describe("formatMessage", () => {
  it.each(rows)("%j as %s", (parts, format, message) => {
    expect(formatMessage(parts, format)).toBe(message);
  });
});
