import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { Exit } from "../../shell/failure.ts";
import { fakeShell } from "../../testing/fake-shell.ts";
import { tempRepository } from "../../testing/temp-repository.ts";
import { lint } from "./lint.ts";

const COMMENTS = "\n# Please enter the commit message\n#\n# On branch main\n";

describe("toolbox lint --fix", () => {
  it.each([
    [`Feature: Add paging.\nWhy\n${COMMENTS}`, `feat: add paging\n\nWhy\n${COMMENTS}`],
    [`# above\nFix: Crash\n${COMMENTS}`, `fix: crash\n${COMMENTS}`],
    [
      `Fix: crash\n# ------------------------ >8 ------------------------\ndiff --git a b\n`,
      `fix: crash\n# ------------------------ >8 ------------------------\ndiff --git a b\n`,
    ],
    [`feat: fine\n${COMMENTS}`, `feat: fine\n${COMMENTS}`],
  ])("mends a file of git, and what stands below stays: %j", async (before, after) => {
    const { shell, folder, write } = tempRepository();
    write("message", before);
    const read = () => readFileSync(path.join(folder, "message"), "utf8");
    await lint(shell, { file: "message", edit: true, fix: true });
    expect(read()).toBe(after);
    await lint(shell, { file: "message", edit: true, fix: true });
    expect(read()).toBe(after);
  });

  it("leaves a message that mends do not make pass, and says what is wrong", async () => {
    const { shell, folder, write } = tempRepository();
    write("message", "foo: Bar.\n");
    await expect(lint(shell, { file: "message", fix: true })).rejects.toBeInstanceOf(Exit);
    expect(readFileSync(path.join(folder, "message"), "utf8")).toBe("foo: Bar.\n");
    expect(shell.out()).toContain("type-enum");
  });

  it("prints a text that came as words", async () => {
    const shell = fakeShell();
    await lint(shell, { message: "Docs: More.\nbody", fix: true });
    expect([shell.out(), shell.err()]).toEqual([
      "docs: more\n\nbody\n",
      "Fixed: docs: more\n1 message, nothing to fix.\n",
    ]);
  });

  it.each([[{ last: true }], [{ from: "HEAD" }], [{ event: true }]])(
    "refuses commits that are made: %j",
    async (source) => {
      await expect(lint(tempRepository().shell, { ...source, fix: true })).rejects.toThrow(
        "commits that are made stay",
      );
    },
  );

  it("runs in the hook where the configuration says so, and only there", async () => {
    const { shell, folder, write } = tempRepository();
    write("toolbox.config.json", '{ "lint": { "fix": true } }');
    const file = path.join(folder, "message");
    writeFileSync(file, "Fix: crash\n");
    await expect(lint(shell, { file, edit: true })).rejects.toBeInstanceOf(Exit);
    await lint({ ...shell, env: { ...shell.env, TOOLBOX_HOOK: "commit-msg" } }, { file, edit: true });
    expect(readFileSync(file, "utf8")).toBe("fix: crash\n");
  });
});
