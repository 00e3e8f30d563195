import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { lefthookBlock } from "../services/hooks/lefthook-block.ts";
import { builtCli } from "../testing/built-cli.ts";
import { tempRepository } from "../testing/temp-repository.ts";

const fileOfProject = (name: string) => readFileSync(new URL(`../../../${name}`, import.meta.url), "utf8");

let script: string;
beforeAll(async () => {
  script = await builtCli();
}, 60_000);

describe("hooks that other programs run", () => {
  /** Runs a line of shell on a message, with a Toolbox that does what `program` says, or without one. */
  function check(line: string, message: string, program?: string) {
    const repository = tempRepository();
    const bin = path.join(repository.folder, "bin");
    mkdirSync(bin);
    if (program !== undefined) writeFileSync(path.join(bin, "toolbox"), `#!/bin/sh\n${program}\n`, { mode: 0o755 });
    repository.write(".git/COMMIT_EDITMSG", message);
    return spawnSync("/bin/sh", ["-c", line, "hook", ".git/COMMIT_EDITMSG"], {
      cwd: repository.folder,
      // Nothing but the shell's own tools beside it.
      env: { ...repository.shell.env, PATH: `${bin}:/usr/bin:/bin` },
    }).status;
  }

  const preCommit = () => {
    const entry = /^ {2}entry: >-\n((?: {4}.*\n)+)/m.exec(fileOfProject(".pre-commit-hooks.yaml"))?.[1] ?? "";
    // pre-commit runs it without a shell, with the file behind.
    return `${entry.trim().replace(/\n */g, " ")} "$1"`;
  };
  const lefthook = () => (/run: '(.*)'/.exec(lefthookBlock(["commit-msg"]))?.[1] ?? "").replace("{1}", '"$1"');

  describe.each([
    ["pre-commit", preCommit],
    ["lefthook", lefthook],
  ])("%s", (_, line) => {
    test("refuses a finding and lets a good message through", () => {
      const program = `exec "${process.execPath}" "${script}" "$@"`;
      expect(check(line(), "feat: one\n# Comment.\n", program)).toBe(0);
      expect(check(line(), "Bad.\n", program)).toBe(1);
    });

    test.each([
      ["a missing program", undefined],
      ["a crash", "exit 1"],
      ["a program that cannot be run", "exit 127"],
      ["one that is killed", "kill -9 $$"],
    ])("%s refuses nothing", (_what, program) => {
      expect(check(line(), "Bad.\n", program)).toBe(0);
    });
  });

  test("the suggestion of lefthook refuses nothing either", () => {
    const line = /run: '(.*)'/.exec(lefthookBlock(["prepare-commit-msg"]))?.[1] ?? "";
    expect(check(line.replace("{1}", '"$1"').replace("{2}", ""), "", "exit 1")).toBe(0);
  });
});
