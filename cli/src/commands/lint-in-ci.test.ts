import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { lefthookBlock } from "../services/hooks/lefthook-block.ts";
import { builtCli } from "../testing/built-cli.ts";
import { type TempRepository, tempRepository } from "../testing/temp-repository.ts";

const fileOfProject = (name: string) => readFileSync(new URL(`../../../${name}`, import.meta.url), "utf8");

let script: string;
beforeAll(async () => {
  script = await builtCli();
}, 60_000);

const hasBash = spawnSync("bash", ["--version"]).status === 0;

describe.skipIf(!hasBash)(`the GitHub Action${hasBash ? "" : " (bash is not installed)"}`, () => {
  /** Runs the script of the action's last step as a runner does. */
  function runAction(repository: TempRepository, env: Record<string, string>, event?: unknown) {
    const action = path.join(repository.folder, ".git/action");
    mkdirSync(path.join(action, "cli"), { recursive: true });
    symlinkSync(path.dirname(script), path.join(action, "cli/dist"));
    const file = path.join(repository.folder, ".git/event.json");
    writeFileSync(file, JSON.stringify(event ?? {}));
    const inputs = { STRICT: "false", CONFIG: "", FROM: "", TO: "HEAD" };
    const { status, stdout, stderr } = spawnSync(
      "bash",
      ["-eo", "pipefail", "-c", lastScript(fileOfProject("action.yml"))],
      {
        cwd: repository.folder,
        env: { ...repository.shell.env, ...inputs, ...env, GITHUB_ACTION_PATH: action, GITHUB_EVENT_PATH: file },
        encoding: "utf8",
      },
    );
    return { status, stdout, stderr };
  }

  function history(): TempRepository {
    const repository = tempRepository();
    repository.commit("feat: one", "2026-01-01");
    repository.commit("feat: two\nno blank line", "2026-01-02");
    return repository;
  }

  test("annotates a pull request", () => {
    const repository = history();
    const [base, head] = [repository.git("rev-parse", "HEAD~1"), repository.git("rev-parse", "HEAD")];
    const event = { pull_request: { title: "Two.", base: { sha: base }, head: { sha: head } } };
    const { status, stdout } = runAction(repository, {}, event);
    expect(status).toBe(1);
    expect(stdout).toContain("::error title=subject-full-stop%2C title of the pull request::");
    expect(stdout).toContain(
      `::warning title=body-leading-blank%2C ${head.slice(0, 8)}::Put a blank line before the body.`,
    );
  });

  test("every input reaches the program", () => {
    expect(runAction(history(), { FROM: "HEAD~1" })).toMatchObject({ status: 0 });
    expect(runAction(history(), { FROM: "HEAD~1", STRICT: "true" })).toMatchObject({ status: 1 });
    expect(runAction(history(), { FROM: "HEAD~1", TO: "HEAD~1", STRICT: "true" })).toMatchObject({ status: 0 });
    const repository = history();
    repository.write("rules.json", '{ "lint": { "rules": { "scope-empty": ["error", "never"] } } }');
    expect(runAction(repository, { FROM: "HEAD~1", CONFIG: "rules.json" }).stdout).toContain("title=scope-empty");
  });

  test("every input of the definition is handed on by the step", () => {
    const definition = fileOfProject("action.yml");
    const inputs = /^inputs:\n((?: {2}.*\n)+)/m.exec(definition)?.[1]?.match(/^ {2}(\w+):$/gm) ?? [];
    expect(inputs.map((line) => line.trim().slice(0, -1))).toEqual(["strict", "config", "from", "to"]);
    for (const line of inputs) expect(definition).toContain(`\${{ inputs.${line.trim().slice(0, -1)} }}`);
  });
});

/** The lines below the last `run: |`. */
function lastScript(definition: string): string {
  return (definition.split("      run: |\n").at(-1) ?? "").replace(/^ {8}/gm, "");
}

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
