import { describe, expect, it } from "vitest";
import { readBranch } from "./read-branch.ts";

describe("readBranch", () => {
  it.each([
    ["feature/123-login", { type: "feat", issue: "123" }],
    ["feat/123", { type: "feat", issue: "123" }],
    ["fix/gh-45", { type: "fix", issue: "45" }],
    ["fix/gh45-crash", { type: "fix", issue: "45" }],
    ["hotfix/PROJ-123-login", { type: "fix", issue: "PROJ-123" }],
    ["PROJ-123", { issue: "PROJ-123" }],
    ["ada/PROJ-12_login", { issue: "PROJ-12" }],
    ["ada/issue_7", { issue: "7" }],
    ["issues/12", { issue: "12" }],
    ["bug/12-crash", { type: "fix", issue: "12" }],
    ["12-login", { issue: "12" }],
    ["fix-#12-login", { type: "fix", issue: "12" }],
    ["docs-typos", { type: "docs" }],
    ["ada/docs/typos", { type: "docs" }],
    ["docs", {}],
    ["main", {}],
    ["", {}],
    ["v1.2.3", {}],
    ["2024-05-01-notes", {}],
    ["release/2.0", {}],
    ["release-12", {}],
    ["dependabot/npm_and_yarn/vite-5", {}],
    ["renovate/PROJ-12", {}],
    ["feature/UTF-8-names", { type: "feat", issue: "UTF-8" }],
    ["utf-8-names", {}],
    ["fix/1.2-backport", { type: "fix" }],
    ["node-20", {}],
  ])("%s", (name, words) => {
    expect(readBranch(name)).toEqual(words);
  });
});
