import { describe, expect, it, vi } from "vitest";
import {
  ADA,
  BREAKS,
  CTRL_U,
  DOWN,
  ENTER,
  ESCAPE,
  PART,
  REVIEW,
  UP,
  all,
  openCommitScreen as open,
} from "../../testing/terminal/open-commit-screen.tsx";

describe("CommitReview", () => {
  it("changes one answer at the end and comes back", async () => {
    const { frame, answer, end } = open({}, { isWhole: true, draft: { ...all.draft, description: "x", body: "Why." } });
    await answer(REVIEW, DOWN, DOWN, ENTER);
    await answer("Which answer?", "s", ENTER);
    await answer(PART, "ui", ENTER);
    await answer(REVIEW);
    expect(frame()).toContain("feat(ui): x");
    await answer(REVIEW, DOWN, DOWN, ENTER);
    await answer("Which answer?", ESCAPE);
    await answer(REVIEW, DOWN, DOWN, ENTER);
    await answer("Which answer?", "br", ENTER);
    await answer(BREAKS, "y");
    await answer("What breaks, and what to do about it?", "all", ENTER);
    await answer(REVIEW);
    expect((await end(ENTER)).draft).toMatchObject({ scope: "ui", body: "Why.", isBreaking: true, breaking: "all" });
  });

  it("signs off, names a co-author and takes both out again", async () => {
    const { frame, answer } = open({}, { isWhole: true, draft: { ...all.draft, description: "x" } });
    await answer(REVIEW, "s", ENTER);
    await vi.waitFor(() => expect(frame()).toContain(`Signed-off-by: ${ADA}`));
    await answer(REVIEW, "n", ENTER);
    await answer("Who wrote it too?", "hopper", ENTER);
    await answer(REVIEW);
    expect(frame()).toContain("Co-authored-by: Grace Hopper <grace@navy.mil>");
    await answer(REVIEW, "n", ENTER);
    await answer("Who wrote it too?", "linus", ENTER);
    expect(frame()).toContain("❯ linus");
    expect(frame()).toContain("Give name and address");
    await answer("Who wrote it too?", CTRL_U, "hopper", ENTER);
    await answer(REVIEW, "t", ENTER);
    await vi.waitFor(() => expect(frame()).not.toContain("-by:"));
  });

  it("chooses the format", async () => {
    const { frame, answer } = open({}, { isWhole: true, draft: { ...all.draft, description: "x" } });
    await answer(REVIEW, "f", ENTER);
    await answer("Which format?", DOWN, ENTER);
    await answer(REVIEW);
    expect(frame()).toContain("✨ x");
  });

  it("says at the end what the rules refuse, and offers to change it first", async () => {
    const draft = { ...all.draft, description: "Crash." };
    const { frame, answer, end } = open({}, { isWhole: true, draft });
    await answer(REVIEW);
    expect(frame()).toContain("error in line 1:");
    expect(frame()).toContain("better: feat: crash");
    expect(frame()).toContain("❯ Change an answer");
    await answer(REVIEW, UP, UP);
    expect(frame()).toContain("❯ Commit anyway");
    expect(await end(ENTER)).toMatchObject({ decision: "go" });
  });

  it.each([
    ["Commit, through the editor", [DOWN], "edit"],
    ["Stop", [UP], "stop"],
  ])("ends with %s", async (words, keys, decision) => {
    const { frame, answer, end } = open({}, { isWhole: true, draft: { ...all.draft, description: "x" } });
    await answer(REVIEW, ...keys);
    expect(frame()).toContain(`❯ ${words}`);
    expect(await end(ENTER)).toMatchObject({ decision });
  });

  it("shortens a long message to what fits", async () => {
    const body = Array.from({ length: 40 }, (_, line) => `Line ${line}`).join("\n");
    const { frame, answer } = open({}, { isWhole: true, draft: { ...all.draft, description: "x", body } });
    await answer(REVIEW);
    expect(frame()).toMatch(/… and \d+ more lines?/);
    expect(frame().split("\n").length).toBeLessThan(24);
  });
});
