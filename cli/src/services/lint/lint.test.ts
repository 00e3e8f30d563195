import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { Exit } from "../../shell/failure.ts";
import type { Shell } from "../../shell/shell.ts";
import { fakeShell } from "../../testing/fake-shell.ts";
import { repositoryAt, tempRepository } from "../../testing/temp-repository.ts";
import { lint } from "./lint.ts";
import type { LintOptions } from "./lint-options.ts";

/** Runs lint to its exit code. */
async function run(shell: Shell, options: LintOptions): Promise<number> {
  try {
    await lint(shell, options);
    return 0;
  } catch (error) {
    if (error instanceof Exit) return error.exitCode;
    throw error;
  }
}

describe("one message", () => {
  test("a good one passes, with a word about it on stderr", async () => {
    const shell = fakeShell();
    expect(await run(shell, { message: "feat: one" })).toBe(0);
    expect([shell.out(), shell.err()]).toEqual(["", "1 message, nothing to fix.\n"]);
  });

  test("a bad one is shown with marks and a better first line", async () => {
    const shell = fakeShell();
    expect(await run(shell, { message: "Feat: Add.\nbody" })).toBe(1);
    expect(shell.out()).toBe(
      `1 | Feat: Add.
  | ^^^^ error: Write the type in lower case: "feat". (type-case)
  | ^^^^
  | error: "Feat" is not a type of this project. Did you mean "feat"?
  | (type-enum)
  |       ^ error: Begin the description with a lowercase letter. (subject-case)
  |          ^ error: No "." at the end of the description. (subject-full-stop)
2 | body
  | ^^^^ warning: Put a blank line before the body. (body-leading-blank)
better: feat: add
`,
    );
    expect(shell.err()).toBe("1 message, 4 errors, 1 warning.\n");
  });

  test("a better first line that is too long for the terminal goes on below its first word", async () => {
    const shell = fakeShell();
    const words = "add a way to sign in with a passkey of another device that lies beside this one";
    await run(shell, { message: `Feat: ${words}` });
    expect(shell.out()).toContain(
      "better: feat: add a way to sign in with a passkey of another device that lies\n        beside this one\n",
    );
  });

  test("wide characters keep the marks in place, control characters do not reach the terminal", async () => {
    const shell = fakeShell();
    await run(shell, { message: "feat: 日本語 e\u0301 \u001b[2J x." });
    const [line, marks] = shell.out().split("\n");
    expect(line).toBe("1 | feat: 日本語 e\u0301 ␛[2J x.");
    // six for the type, six for three wide signs, two for spaces, one for e with its accent, six up to the full stop
    expect(marks).toBe(`  | ${" ".repeat(6 + 6 + 2 + 1 + 6)}^`);
  });

  test("a long line is shown around the place, each line within the terminal", async () => {
    const shell = fakeShell();
    await run(shell, { message: `feat: ${"many words ".repeat(12)}.` });
    const rows = shell.out().trimEnd().split("\n");
    expect(rows[0]).toMatch(/^1 \| ….*…?$/);
    expect(rows.filter((row) => row.length > 80)).toEqual([]);
  });

  test("stdin is read to its end, an empty one is told", async () => {
    const shell = fakeShell({ stdin: "fix: two\n" });
    expect(await run(shell, {})).toBe(0);
    await expect(lint(fakeShell({ stdin: " \n" }), { file: "-" })).rejects.toThrow("There is no message on stdin.");
    await expect(lint(fakeShell({ isTerminal: true }), {})).rejects.toThrow("There is nothing to lint.");
  });

  test("a warning fails in strict mode only", async () => {
    expect(await run(fakeShell(), { message: "feat: x\nbody" })).toBe(0);
    expect(await run(fakeShell(), { message: "feat: x\nbody", strict: true })).toBe(1);
  });

  test.each([
    [{ message: "x", last: true }, "--message and --last do not go together."],
    [{ file: "a", from: "b" }, "a file and --from and --to do not go together."],
    [{ file: "missing" }, 'There is no file "missing".'],
    [{ event: true }, "--event needs GITHUB_EVENT_PATH, which GitHub Actions sets."],
  ])("%j: %s", async (options, words) => {
    await expect(lint(fakeShell(), options)).rejects.toThrow(words);
  });
});

describe("formats", () => {
  test("json", async () => {
    const shell = fakeShell();
    expect(await run(shell, { message: "feat: X", format: "json" })).toBe(1);
    expect(JSON.parse(shell.out())).toEqual({
      ok: false,
      config: "conventional",
      strict: false,
      messages: [
        {
          header: "feat: X",
          ok: false,
          findings: [
            {
              rule: "subject-case",
              level: "error",
              message: "Begin the description with a lowercase letter.",
              line: 1,
              column: 7,
              length: 1,
            },
          ],
          suggestion: "feat: x",
        },
      ],
    });
  });

  test("github: one annotation per finding, with what would end it escaped", async () => {
    const shell = fakeShell();
    await run(shell, { message: "feat: 100%, X: done\n\nfoot", format: "github" });
    expect(shell.out()).toBe("");
    await run(shell, { message: "feat: X 100%", format: "github" });
    expect(shell.out()).toBe(
      "::error title=subject-case::Begin the description with a lowercase letter.%0Afeat: X 100%25%0ASuggestion: feat: x 100%25\n",
    );
  });
});

describe("a repository", () => {
  test("a range is read oldest first, merges are not judged", async () => {
    const repository = tempRepository();
    repository.commit("feat: one", "2026-01-01");
    repository.commit("Bad two.", "2026-01-02");
    repository.commit("Merge branch 'x'", "2026-01-03");
    repository.commit("fix: three\n\nwith a body", "2026-01-04");
    expect(await run(repository.shell, { from: "HEAD~3" })).toBe(1);
    expect(repository.shell.err()).toBe("3 messages, 1 of them not judged (a merge), 3 errors.\n");
    expect(repository.shell.out().split("\n", 2)[0]).toBe(repository.git("rev-parse", "--short=8", "HEAD~2"));
    expect(await run(repository.shell, { last: true })).toBe(0);
    expect(await run(repository.shell, { from: "HEAD" })).toBe(0);
    expect(repository.shell.err()).toMatch(/There are no messages to lint there\.\n$/);
    expect(await run(repository.shell, { to: "HEAD~3" })).toBe(0);
  });

  test.each([
    ["nothing", '"nothing" names no commit of this repository.'],
    ["--output=stolen", '"--output=stolen" names no commit of this repository.'],
  ])("from %s is refused", async (from, words) => {
    const repository = tempRepository();
    repository.commit("feat: one", "2026-01-01");
    await expect(lint(repository.shell, { from })).rejects.toThrow(words);
    expect(existsSync(path.join(repository.folder, "stolen..HEAD"))).toBe(false);
  });

  test("a shallow clone is told apart from a good range", async () => {
    const origin = tempRepository();
    for (const day of ["01", "02", "03"]) origin.commit(`feat: day ${day}`, `2026-01-${day}`);
    const first = origin.git("rev-parse", "HEAD~2");
    origin.git("clone", "--quiet", "--depth=1", `file://${origin.folder}`, "clone");
    const shell = { ...origin.shell, cwd: path.join(origin.folder, "clone") };
    await expect(lint(shell, { from: first })).rejects.toMatchObject({
      exitCode: 3,
      rows: expect.arrayContaining([expect.stringContaining("fetch-depth: 0")]),
    });
  });

  test("outside a repository it says so", async () => {
    const { shell } = tempRepository({ isInitialized: false });
    await expect(lint(shell, { last: true })).rejects.toMatchObject({ exitCode: 3 });
  });

  test("the file of a running commit is found and cleaned as git does", async () => {
    const repository = tempRepository();
    repository.write(".git/COMMIT_EDITMSG", "feat: one\n# Bad comment.\n");
    expect(await run(repository.shell, { edit: true })).toBe(0);
    repository.git("config", "core.commentChar", ";");
    repository.write(".git/COMMIT_EDITMSG", "Feat: one\n; comment\n");
    expect(await run(repository.shell, { edit: true })).toBe(1);
    expect(existsSync(path.join(repository.folder, ".git/COMMIT_EDITMSG.toolbox"))).toBe(false);
    const shell = { ...repository.shell, env: { ...repository.shell.env, TOOLBOX_HOOK: "commit-msg" } };
    expect(await run(shell, { edit: true, file: ".git/COMMIT_EDITMSG" })).toBe(10);
    expect(readFileSync(path.join(repository.folder, ".git/COMMIT_EDITMSG.toolbox"), "utf8")).toBe("Feat: one\n");
  });

  test("an empty message is git's to refuse", async () => {
    const repository = tempRepository();
    repository.write("message", "\n# only comments\n");
    expect(await run(repository.shell, { edit: true, file: "message" })).toBe(0);
  });
});

describe("GitHub events", () => {
  async function lintEvent(event: unknown, prepare = tempRepository()) {
    prepare.write("event.json", JSON.stringify(event));
    const env = { ...prepare.shell.env, GITHUB_EVENT_PATH: path.join(prepare.folder, "event.json") };
    const shell = fakeShell({ cwd: prepare.folder, env });
    const code = await run(shell, { event: true, format: "json" });
    const messages = (JSON.parse(shell.out()) as { messages: { header: string; label?: string }[] }).messages;
    return {
      code,
      headers: messages.map(({ header, label }) => (label === undefined ? header : `${label}: ${header}`)),
    };
  }

  function history() {
    const repository = tempRepository();
    for (const day of ["01", "02", "03"]) repository.commit(`feat: day ${day}`, `2026-01-${day}`);
    return repository;
  }

  test("a pull request: its title and its commits", async () => {
    const repository = history();
    const [base, head] = [repository.git("rev-parse", "HEAD~1"), repository.git("rev-parse", "HEAD")];
    const event = { pull_request: { title: "Add days", base: { sha: base }, head: { sha: head } } };
    expect(await lintEvent(event, repository)).toEqual({
      code: 1,
      headers: ["title of the pull request: Add days", "feat: day 03"],
    });
  });

  test("a push, a merge group, and a new branch", async () => {
    const repository = history();
    const [before, after] = [repository.git("rev-parse", "HEAD~2"), repository.git("rev-parse", "HEAD")];
    const both = { code: 0, headers: ["feat: day 02", "feat: day 03"] };
    expect(await lintEvent({ before, after }, repository)).toEqual(both);
    expect(await lintEvent({ merge_group: { base_sha: before, head_sha: after } }, repository)).toEqual(both);
    const fresh = { before: "0".repeat(40), after, commits: [{ id: after, message: "Bad." }] };
    expect(await lintEvent(fresh, repository)).toEqual({ code: 1, headers: ["Bad."] });
  });

  test.each([
    ["the event lists what is new", { commits: [{ id: "abc", message: "fix: rebased" }] }, ["fix: rebased"]],
    ["a branch set back has nothing new", { commits: [] }, []],
    [
      "all that the main branch lacks is new",
      { repository: { default_branch: "base" } },
      ["feat: day 02", "feat: day 03"],
    ],
    ["the main branch itself: its newest commit", { repository: { default_branch: "main" } }, ["feat: day 03"]],
    ["with an unknown main branch too", { repository: { default_branch: "none" } }, ["feat: day 03"]],
  ])("a forced push, whose commit before is gone: %s", async (_, more, headers) => {
    const repository = history();
    repository.git("branch", "base", "HEAD~2");
    const push = { before: "1234567890".repeat(4), after: repository.git("rev-parse", "HEAD"), forced: true };
    expect(await lintEvent({ ...push, ...more }, repository)).toEqual({ code: 0, headers });
  });

  test("in a shallow clone the commit before is to be fetched, but after a forced push", async () => {
    const { folder, git } = history();
    const event = { before: git("rev-parse", "HEAD~1"), after: git("rev-parse", "HEAD"), commits: [] };
    git("clone", "--quiet", "--depth=1", `file://${folder}`, "shallow");
    const shallow = repositoryAt(path.join(folder, "shallow"), false);
    await expect(lintEvent(event, shallow)).rejects.toThrow("is not in this clone");
    expect(await lintEvent({ ...event, forced: true }, shallow)).toEqual({ code: 0, headers: [] });
  });

  test("an event without commits is told", async () => {
    await expect(lintEvent({ action: "labeled" })).rejects.toThrow("neither a pull request nor commits");
  });
});
