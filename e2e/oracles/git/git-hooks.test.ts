import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, test } from "vitest";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const program = path.join(root, "cli/dist/toolbox.js");
const folder = mkdtempSync(path.join(tmpdir(), "toolbox-hooks-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const missing = (name: string) =>
  spawnSync(name, ["--version"]).status !== 0
    ? `${name} is not installed`
    : existsSync(program)
      ? ""
      : "the CLI is not built";
const because = (reason: string) => (reason === "" ? "" : ` (${reason})`);

const env = {
  PATH: process.env["PATH"],
  HOME: folder,
  GIT_CONFIG_NOSYSTEM: "1",
  GIT_AUTHOR_NAME: "Ada",
  GIT_AUTHOR_EMAIL: "ada@example.com",
  GIT_COMMITTER_NAME: "Ada",
  GIT_COMMITTER_EMAIL: "ada@example.com",
};
const run = (cwd: string, name: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(name, args, { cwd, env, encoding: "utf8" });
  return { status, words: `${stdout}${stderr}` };
};

function repository(name: string): string {
  const place = path.join(folder, name);
  mkdirSync(place, { recursive: true });
  run(place, "git", "init", "--quiet");
  return place;
}

const noShellcheck = missing("shellcheck");
describe.skipIf(noShellcheck !== "")(`shellcheck${because(noShellcheck)}`, () => {
  test.each([["sh"], ["dash"], ["bash"]])("has nothing against the hooks, read as %s", (shell) => {
    const place = repository(`checked-${shell}`);
    run(place, process.execPath, program, "hooks", "install");
    run(place, "git", "config", "core.hooksPath", ".githooks");
    run(place, process.execPath, program, "hooks", "install");
    const hooks = [".git/hooks", ".githooks"].flatMap((at) => [`${at}/commit-msg`, `${at}/prepare-commit-msg`]);
    expect(run(place, "shellcheck", `--shell=${shell}`, ...hooks)).toEqual({ status: 0, words: "" });
  });
});
