import { describe, expect, it } from "vitest";
import { emptyDraft } from "../../services/commit/commit-draft.ts";
import {
  BREAKS,
  CTRL_C,
  CTRL_D,
  CTRL_U,
  DOWN,
  ENTER,
  ESCAPE,
  ISSUES,
  KIND,
  LEFT,
  PART,
  REVIEW,
  UP,
  WHAT,
  WHY,
  openCommitScreen as open,
} from "../../testing/terminal/open-commit-screen.tsx";

describe("CommitScreen", () => {
  it("asks one question after the other and shows the message", async () => {
    const { frame, answer, end } = open();
    expect(frame()).toContain("2 files staged, +12 −3");
    expect(frame()).toContain("❯ feat");
    await answer(KIND, DOWN, ENTER);
    await answer(PART, "api", ENTER);
    await answer(WHAT, "crash on empty input", ENTER);
    await answer(WHY, "First.", ENTER, ENTER, "Second.", CTRL_D);
    await answer(BREAKS, "y");
    await answer("What breaks, and what to do about it?", "callers have to check", ENTER);
    expect(frame()).toContain("✓ Type        fix");
    await answer(ISSUES, "#1, 2", ENTER);
    await answer(REVIEW);
    for (const line of [
      "fix(api)!: crash on empty input",
      "First.",
      "Second.",
      "BREAKING CHANGE: callers have to check",
      "Closes #1, Closes #2",
    ])
      expect(frame()).toContain(line);
    expect(await end(ENTER)).toEqual({
      decision: "go",
      draft: {
        ...emptyDraft,
        type: "fix",
        scope: "api",
        description: "crash on empty input",
        body: "First.\n\nSecond.",
        isBreaking: true,
        breaking: "callers have to check",
        issues: "#1, 2",
      },
    });
  });

  it("does not ask for what is given, nor what breaks when nothing does", async () => {
    const { answer, end } = open({ type: "docs", scope: "", description: "typo", body: "", issues: "" });
    await answer(BREAKS, ENTER);
    await answer(REVIEW);
    expect((await end(ENTER)).draft).toMatchObject({ isBreaking: false, description: "typo" });
  });

  it("says what is wrong and keeps what was typed", async () => {
    const { frame, answer } = open({ type: "fix" });
    await answer(PART, "(api)", ENTER);
    expect(frame()).toContain("A scope is a short name such as api");
    expect(frame()).toContain("(api)");
    await answer(PART, CTRL_U, ENTER);
    await answer(WHAT, ENTER);
    expect(frame()).toContain("Say in a few words what changed");
  });

  it.each([
    ["Escape", ESCAPE],
    ["the arrow up", UP],
  ])("goes back with %s and finds the answer as it was", async (_key, key) => {
    const { frame, answer } = open({ body: "", issues: "" });
    await answer(KIND, UP, ENTER);
    await answer(PART, "ui", ENTER);
    await answer(WHAT, "half a sen", key);
    await answer(PART);
    expect(frame()).toContain("❯ ui");
    expect(frame()).toContain("✓ Type        revert");
    await answer(PART, ENTER);
    await answer(WHAT);
    expect(frame()).toContain("half a sen");
  });

  it("searches in the types", async () => {
    const { frame, answer } = open();
    await answer(KIND, "re");
    expect(frame()).toContain("❯ refactor");
    expect(frame()).not.toContain("perf ");
    await answer(KIND, "v");
    expect(frame()).toContain("❯ revert");
    await answer(KIND, "xyz");
    expect(frame()).toContain("Nothing here has these words.");
    await answer(KIND, CTRL_U);
    expect(frame()).toContain("❯ feat");
  });

  it("begins with what the repository suggests, and says why", async () => {
    const suggestion = {
      type: { value: "fix", why: "from the branch fix/12" },
      scope: { value: "core", why: "as 80 % of such commits here" },
      issue: { value: "12", why: "from the branch fix/12" },
      scopes: ["web"],
    };
    const draft = { ...emptyDraft, type: "fix", scope: "core", issues: "12" };
    const { frame, answer, end } = open({ body: "", isBreaking: false }, { suggestion, draft });
    expect(frame()).toContain("❯ fix");
    expect(frame()).toContain("A bug fix · from the branch fix/12");
    await answer(KIND, ENTER);
    expect(frame()).toContain("❯ core");
    expect(frame()).toContain("as 80 % of such commits here");
    await answer(PART, ENTER);
    await answer(WHAT, "x", ENTER);
    await answer(ISSUES);
    expect(frame()).toContain("from the branch fix/12");
    await answer(ISSUES, ENTER);
    await answer(REVIEW);
    expect((await end(ENTER)).draft).toMatchObject({ type: "fix", scope: "core", issues: "12" });
  });

  it("takes a scope nobody used before, and none", async () => {
    const { frame, answer } = open({ type: "fix", body: "", isBreaking: false, issues: "" });
    await answer(PART, "billing");
    expect(frame()).toContain("❯ billing");
    expect(frame()).toContain("new scope");
    await answer(PART, ENTER);
    await answer(WHAT, "x", ENTER);
    await answer(REVIEW);
    expect(frame()).toContain("fix(billing): x");
  });

  it("takes keys that arrive in one piece", async () => {
    const { frame, answer } = open();
    await answer(KIND, `${DOWN}${DOWN}${ENTER}`);
    await answer(PART, ENTER);
    await answer(WHAT, `pi${LEFT}${LEFT}a`);
    expect(frame()).toContain("✓ Type        docs");
    expect(frame()).toContain("api");
  });

  it("measures and judges the header as it is typed", async () => {
    const { frame, answer } = open({ type: "fix", scope: "api" });
    await answer(WHAT, "x".repeat(20));
    expect(frame()).toContain("30/72 with type and scope");
    await answer(WHAT, "x".repeat(30));
    expect(frame()).toContain("60/72 with type and scope, over 50 some lists cut it");
    await answer(WHAT, "x".repeat(30));
    expect(frame()).toContain("90/72 with type and scope, most lists cut it");
    await answer(WHAT, CTRL_U, "Crash.");
    expect(frame()).toContain("lowercase letter");
  });

  it("moves between the lines of a body, and above the first one goes back", async () => {
    const { answer, end } = open({ type: "fix", scope: "", description: "x", isBreaking: false, issues: "" });
    await answer(WHY, "one", ENTER, "six", UP, "!", DOWN, "?", CTRL_D);
    await answer(REVIEW);
    expect((await end(ENTER)).draft).toMatchObject({ body: "one!\nsix?" });
  });

  it("takes a body that is pasted", async () => {
    const { frame, answer } = open({ type: "fix", scope: "", description: "x", isBreaking: false, issues: "" });
    await answer(WHY, `- one\r\n- ${"word ".repeat(20)}${CTRL_D}`);
    await answer(REVIEW);
    expect(frame()).toMatch(/- one +│\n│ - word/);
    expect(frame()).toMatch(/│ {3}word word/);
  });

  it("hands over what was typed so far on Ctrl+C, and tells every change", async () => {
    const { answer, end, onDraft } = open({ type: "fix", scope: "" });
    await answer(WHAT, "half a sen");
    expect(onDraft.mock.lastCall?.[0]).toMatchObject({ description: "half a sen" });
    expect(await end(CTRL_C)).toMatchObject({ decision: "stop", draft: { type: "fix", description: "half a sen" } });
  });

  it("shows no color when colors are off", async () => {
    const { frame, answer } = open();
    await answer(KIND);
    // eslint-disable-next-line no-control-regex -- escape codes are what is looked for
    expect(frame()).not.toMatch(/\u001b\[3[0-9]m/);
  });
});
