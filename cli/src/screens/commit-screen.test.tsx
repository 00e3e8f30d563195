import { render } from "ink-testing-library";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { type CommitDraft, emptyDraft } from "../services/commit-draft.ts";
import { CommitScreen } from "./commit-screen.tsx";
import { ColoredContext } from "./tone.ts";

const UP = "\u001b[A";
const DOWN = "\u001b[B";
const LEFT = "\u001b[D";
const ENTER = "\r";
const ESCAPE = "\u001b";
const CTRL_C = "\u0003";
const CTRL_D = "\u0004";

function open(given: Partial<CommitDraft> = {}) {
  const onDone = vi.fn<(draft: CommitDraft) => void>();
  const onStop = vi.fn<() => void>();
  const screen = render(
    <ColoredContext value={false}>
      <CommitScreen
        summary="2 files staged, +12 −3"
        given={given}
        confirmLabel="Commit with this message?"
        onDone={onDone}
        onStop={onStop}
      />
    </ColoredContext>,
  );
  onTestFinished(screen.unmount);
  const frame = () => screen.lastFrame() ?? "";
  /** Types once the question is on the screen. */
  const answer = async (question: string, ...keys: string[]) => {
    await vi.waitFor(() => expect(frame()).toContain(`? ${question}`));
    for (const key of keys) {
      const before = screen.frames.length;
      screen.stdin.write(key);
      await vi.waitFor(() => expect(screen.frames.length).toBeGreaterThan(before));
    }
  };
  return { frame, answer, write: (keys: string) => screen.stdin.write(keys), onDone, onStop };
}

describe("CommitScreen", () => {
  it("asks one question after the other and shows the message", async () => {
    const { frame, answer, write, onDone } = open();
    expect(frame()).toContain("2 files staged, +12 −3");
    expect(frame()).toContain("❯ feat");
    await answer("What kind of change is it?", DOWN, ENTER);
    await answer("Which part of the project? (optional)", "api", ENTER);
    await answer("What changed, in a few words?", "crash on empty input", ENTER);
    await answer("Why, and what to look out for? (optional)", "First.", ENTER, ENTER, "Second.", CTRL_D);
    await answer("Does it break something for users?", "y");
    await answer("What breaks, and what to do about it?", "callers have to check", ENTER);
    await answer("Which issues does it close? (optional)", "#1, 2", ENTER);
    await answer("Which format?", ENTER);
    await answer("Commit with this message?");
    expect(frame()).toContain("✓ Type        fix");
    for (const line of [
      "fix(api)!: crash on empty input",
      "First.",
      "Second.",
      "BREAKING CHANGE: callers have to check",
      "Closes #1, Closes #2",
    ])
      expect(frame()).toContain(line);
    write("y");
    await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(onDone.mock.calls[0]?.[0]).toEqual({
      type: "fix",
      scope: "api",
      description: "crash on empty input",
      body: "First.\n\nSecond.",
      isBreaking: true,
      breaking: "callers have to check",
      issues: "#1, 2",
      format: "conventional",
    });
  });

  it("does not ask for what is given, nor what breaks when nothing does", async () => {
    const { frame, answer, write, onDone } = open({
      type: "docs",
      scope: "",
      description: "typo",
      body: "",
      issues: "",
    });
    await answer("Does it break something for users?", ENTER);
    await answer("Which format?", DOWN, ENTER);
    await answer("Commit with this message?");
    expect(frame()).toContain("📚 typo");
    write(ENTER);
    await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(onDone.mock.calls[0]?.[0]).toMatchObject({ isBreaking: false, format: "emoji" });
  });

  it("says what is wrong and keeps what was typed", async () => {
    const { frame, answer } = open({ type: "fix" });
    await answer("Which part of the project? (optional)", "(api)", ENTER);
    expect(frame()).toContain("A scope is a short name such as api");
    expect(frame()).toContain("(api)");
    await answer("Which part of the project? (optional)", "\u0015", ENTER);
    await answer("What changed, in a few words?", ENTER);
    expect(frame()).toContain("Say in a few words what changed");
  });

  it("goes back and finds the answer as it was", async () => {
    const { frame, answer } = open({ body: "", issues: "", format: "angular" });
    await answer("What kind of change is it?", UP, ENTER);
    await answer("Which part of the project? (optional)", "ui", ENTER);
    await answer("What changed, in a few words?", "half a sen", ESCAPE);
    await answer("Which part of the project? (optional)");
    expect(frame()).toContain("ui");
    expect(frame()).toContain("✓ Type        revert");
    await answer("Which part of the project? (optional)", ENTER);
    await answer("What changed, in a few words?");
    expect(frame()).toContain("half a sen");
  });

  it("jumps to a type by its letter", async () => {
    const { frame, answer } = open();
    await answer("What kind of change is it?", "r");
    expect(frame()).toContain("❯ refactor");
    await answer("What kind of change is it?", "r");
    expect(frame()).toContain("❯ revert");
  });

  it("takes keys that arrive in one piece", async () => {
    const { frame, answer } = open();
    await answer("What kind of change is it?", `${DOWN}${DOWN}${ENTER}`);
    await answer("Which part of the project? (optional)", `pi${LEFT}${LEFT}a`);
    expect(frame()).toContain("✓ Type        docs");
    expect(frame()).toContain("api");
  });

  it("measures the header as it is typed", async () => {
    const { frame, answer } = open({ type: "fix", scope: "api" });
    await answer("What changed, in a few words?", "x".repeat(20));
    expect(frame()).toContain("30/72 with type and scope");
    await answer("What changed, in a few words?", "x".repeat(30));
    expect(frame()).toContain("60/72 with type and scope, over 50 some lists cut it");
    await answer("What changed, in a few words?", "x".repeat(30));
    expect(frame()).toContain("90/72 with type and scope, most lists cut it");
  });

  it.each([
    ["Ctrl+C", CTRL_C],
    ["no", "n"],
  ])("stops on %s", async (_key, key) => {
    const { answer, write, onDone, onStop } = open({ ...emptyDraft, description: "x" });
    await answer("Commit with this message?");
    write(key);
    await vi.waitFor(() => expect(onStop).toHaveBeenCalledOnce());
    expect(onDone).not.toHaveBeenCalled();
  });

  it("shows no color when colors are off", async () => {
    const { frame, answer } = open();
    await answer("What kind of change is it?");
    // eslint-disable-next-line no-control-regex -- escape codes are what is looked for
    expect(frame()).not.toMatch(/\u001b\[3[0-9]m/);
  });
});
