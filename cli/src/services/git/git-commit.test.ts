import { chmodSync, existsSync, mkdirSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { fakeShell } from "../../testing/fake-shell.ts";
import { type TempRepository, tempRepository } from "../../testing/temp-repository.ts";
import { prepareCommit, runCommit } from "./git-commit.ts";
import { readStagedFiles, stagedSummary } from "./staged-files.ts";

function hook(repository: TempRepository, name: string, script: string): void {
  const folder = path.join(repository.folder, ".git/hooks");
  mkdirSync(folder, { recursive: true });
  repository.write(`.git/hooks/${name}`, `#!/bin/sh\n${script}\n`);
  chmodSync(path.join(folder, name), 0o755);
}

function withStagedFile(): TempRepository {
  const repository = tempRepository();
  repository.write("a.txt", "one\ntwo\n");
  repository.git("add", "a.txt");
  return repository;
}

describe("readStagedFiles", () => {
  it("counts lines, before the first commit too", async () => {
    const { shell, git, write } = withStagedFile();
    write("b.bin", "\0\u0001\0");
    write("tab\tand spaces é.txt", "x\n");
    git("add", ".");
    const files = await readStagedFiles(shell);
    expect(files.toSorted((a, b) => a.path.localeCompare(b.path))).toEqual([
      { path: "a.txt", added: 2, deleted: 0 },
      { path: "b.bin" },
      { path: "tab\tand spaces é.txt", added: 1, deleted: 0 },
    ]);
    expect(stagedSummary(files)).toBe("3 files staged, +3 −0");
    expect(stagedSummary(files.slice(0, 1))).toMatch(/^1 file staged/);
  });
});

describe("prepareCommit", () => {
  it.each([
    ["nothing staged", {}, [], { exitCode: 1, message: "Nothing is staged." }],
    ["no repository", { isInitialized: false }, [], { exitCode: 3 }],
  ])("refuses with %s", async (_case, options, gitArgs, failure) => {
    const { shell } = tempRepository(options);
    await expect(prepareCommit(shell, gitArgs)).rejects.toMatchObject(failure);
  });

  it("refuses in a bare repository", async () => {
    const { shell, git } = tempRepository();
    git("init", "--quiet", "--bare", "bare.git");
    const there = { ...shell, cwd: path.join(shell.cwd, "bare.git") };
    await expect(prepareCommit(there, [])).rejects.toMatchObject({ exitCode: 3 });
  });

  it("leaves the judgement to git when options for it are given", async () => {
    const { shell } = tempRepository();
    await expect(prepareCommit(shell, ["--allow-empty"])).resolves.toMatchObject({ staged: [] });
  });
});

describe("runCommit", () => {
  const withMessage = (repository: TempRepository, message: string) => {
    repository.write(".git/MESSAGE", message);
    return `--file=${path.join(repository.folder, ".git/MESSAGE")}`;
  };

  it("commits what is staged and nothing else, with the message as it is", async () => {
    const repository = withStagedFile();
    const { folder, shell, git, write } = repository;
    write("left.txt", "left");
    const message = 'feat: $(touch hacked) `x` "quoted"\n\n# not a comment\n\nCloses #1';
    await runCommit(shell, [withMessage(repository, message)]);
    expect(git("log", "-1", "--format=%B")).toBe(message);
    expect(git("show", "--format=", "--name-only")).toBe("a.txt");
    expect(shell.out()).toContain("[main (root-commit)");
    expect(existsSync(path.join(folder, "hacked"))).toBe(false);
  });

  it("leaves stdout to a result when asked to", async () => {
    const repository = withStagedFile();
    await runCommit(repository.shell, [withMessage(repository, "feat: x")], { quietly: true });
    expect(repository.shell.out()).toBe("");
    expect(repository.shell.err()).toContain("[main (root-commit)");
  });

  it.each([
    [["--no-such-option"], 2],
    [["--reuse-message=nothing"], 3],
  ])("tells git's ends apart: %j", async (args, exitCode) => {
    await expect(runCommit(withStagedFile().shell, args)).rejects.toMatchObject({ exitCode });
  });

  it("shows what a failing hook says", async () => {
    const repository = withStagedFile();
    hook(repository, "pre-commit", "echo 'lint: a.txt is wrong' >&2; exit 1");
    const run = runCommit(repository.shell, [withMessage(repository, "feat: x")], { kept: "It is kept." });
    await expect(run).rejects.toMatchObject({ exitCode: 1, next: "It is kept." });
    expect(repository.shell.err()).toContain("lint: a.txt is wrong");
    expect(repository.git("rev-list", "--all", "--count")).toBe("0");
  });

  it("commits nothing when it is stopped while a hook runs", async () => {
    const repository = withStagedFile();
    const stop = new AbortController();
    hook(repository, "pre-commit", "echo started >&2; while kill -0 $PPID 2>/dev/null; do sleep 0.05; done");
    const base = fakeShell({ cwd: repository.folder, env: repository.shell.env, signal: stop.signal });
    const shell = {
      ...base,
      stderr: {
        ...base.stderr,
        write: async (data: string | Uint8Array) => {
          await base.stderr.write(data);
          if (base.err().includes("started")) stop.abort(new DOMException("Stopped.", "AbortError"));
        },
      },
    };
    const run = runCommit(shell, [withMessage(repository, "feat: x")]);
    await expect(run).rejects.toMatchObject({ name: "AbortError" });
    expect(repository.git("rev-list", "--all", "--count")).toBe("0");
  });
});
