import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, expect, it, vi } from "vitest";
import { builtCli } from "../../testing/built-cli.ts";
import { commit, hookFile, install, startsAt, writeHook } from "../../testing/hooked-repository.ts";
import { runMake } from "../../testing/run-make.ts";
import { tempRepository } from "../../testing/temp-repository.ts";
import { findHooksPlace } from "./hooks-place.ts";
import { hooksStatus, uninstallHooks } from "./hooks.ts";
import { lefthookBlock } from "./lefthook-block.ts";

vi.setConfig({ testTimeout: 60_000 });

let script: string;
beforeAll(async () => {
  script = await builtCli();
}, 60_000);

/** A repository with one made entry, all of it committed. */
async function made() {
  const repository = tempRepository();
  const make = { title: { tool: "slug", input: { text: { file: "title.txt" } }, out: "slug.txt" } };
  repository.write("toolbox.config.json", JSON.stringify({ make }));
  repository.write("title.txt", "One\n");
  await runMake(repository.folder);
  repository.git("add", "-A");
  repository.commit("feat: begin", "2026-01-01");
  const stageTitle = (text: string) => {
    repository.write("title.txt", text);
    repository.git("add", "title.txt");
  };
  return { ...repository, repository, stageTitle };
}
const options = (blocks = false) => ({ ...startsAt(script, ["pre-commit"]), blocks });
const finding = 'title: title.txt changed.\n1 of 1 run is out of date. "toolbox make" makes it.\n';

it("warns of what is staged and lets the commit go on", async () => {
  const { repository, stageTitle, write } = await made();
  await install(repository, options());
  write("other.txt", "x");
  repository.git("add", "other.txt");
  expect(commit(repository, ["-m", "feat: other"])).toMatchObject({ status: 0, stderr: "" });
  stageTitle("Two\n");
  expect(commit(repository, ["-m", "feat: two"])).toMatchObject({ status: 0, stderr: finding });
});

it("refuses the commit where it was installed to block, and nothing but a finding does", async () => {
  const { repository, stageTitle, folder } = await made();
  await install(repository, options(true));
  stageTitle("Two\n");
  expect(commit(repository, ["-m", "feat: two"])).toMatchObject({ status: 1, stderr: finding });
  expect(commit(repository, ["-m", "feat: two"], { TOOLBOX_HOOKS: "0" })).toMatchObject({ status: 0 });
  stageTitle("Three\n");
  await runMake(folder);
  repository.git("add", "-A");
  expect(commit(repository, ["-m", "feat: three"])).toMatchObject({ status: 0, stderr: "" });
  writeFileSync(path.join(folder, "toolbox.config.json"), "{");
  expect(commit(repository, ["-m", "feat: four"]).status).toBe(0);
});

it("lives in a hook that is there, which still runs, and goes without a trace", async () => {
  const { repository, stageTitle } = await made();
  const file = hookFile(repository, "pre-commit");
  const theirs = "#!/bin/sh\necho theirs >&2\n";
  writeHook(file, theirs);
  const place = await findHooksPlace(repository.shell);
  await install(repository, options());
  stageTitle("Two\n");
  expect(commit(repository, ["-m", "feat: two"]).stderr).toBe(`${finding}theirs\n`);
  for (const blocks of [false, true]) {
    await install(repository, options(blocks));
    expect(await hooksStatus(place, options())).toMatchObject([{ state: "installed" }]);
  }
  await uninstallHooks(place, ["pre-commit"]);
  expect(readFileSync(file, "utf8")).toBe(theirs);
});

it("stands where husky and core.hooksPath have their hooks, without a path of this machine", async () => {
  const { repository, git, folder } = await made();
  mkdirSync(path.join(folder, ".husky/_"), { recursive: true });
  git("config", "core.hooksPath", ".husky/_");
  await install(repository, options());
  const text = readFileSync(path.join(folder, ".husky/pre-commit"), "utf8");
  expect(text).toContain("exec toolbox make --check --staged </dev/null");
  expect(text).not.toContain(script);
  await uninstallHooks(await findHooksPlace(repository.shell), ["pre-commit"]);
  expect(existsSync(path.join(folder, ".husky/pre-commit"))).toBe(false);
});

it("the lines for lefthook warn, or block on a finding alone", () => {
  const ends = [false, true].map((blocks) => lefthookBlock(["pre-commit"], blocks));
  expect(ends[0]).toContain("toolbox make --check --staged || :'");
  expect(ends[1]).toContain("toolbox make --check --staged || [ $? -ne 10 ]'");
});

it("by the command: it alone with --make, in the status, and gone with uninstall", async () => {
  const { folder, shell, repository } = await made();
  const run = (...args: string[]) =>
    spawnSync(process.execPath, [script, "hooks", ...args], { cwd: folder, env: { ...shell.env }, encoding: "utf8" });
  expect(run("install", "--make", "block").stdout).toBe(
    `pre-commit: installed (${path.join(".git", "hooks", "pre-commit")})\n`,
  );
  expect(readFileSync(hookFile(repository, "pre-commit"), "utf8")).toContain("exit 1");
  expect(run("status").stdout).toMatch(/commit-msg +none\nprepare-commit-msg +none\npre-commit +installed\n/);
  expect(run("uninstall").stdout).toContain("pre-commit: removed");
  expect(run("uninstall").stdout).not.toContain("pre-commit");
  expect(run("install", "--make", "shout").stderr).toContain("Allowed choices are warn, block.");
});
