import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runAction } from "../../../cli/src/testing/action/run-action.ts";
import { type LocalRegistry, localRegistry } from "./local-registry.ts";
import { packCli } from "./pack-cli.ts";

/*
 * The action as another repository uses it: npm installs the package of its version from a registry, here one on this
 * machine, so that nothing but the download is left out of the time.
 */
const folder = mkdtempSync(path.join(tmpdir(), "toolbox-action-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let registry: LocalRegistry;
beforeAll(async () => {
  registry = await localRegistry([packCli(folder)]);
}, 300_000);
afterAll(() => registry.close());

const MOST_SECONDS = 10;

test(`each mode ends within ${MOST_SECONDS} seconds, installing included`, async () => {
  const workspace = path.join(folder, "tea");
  execFileSync("git", ["init", "--quiet", "--initial-branch=main", workspace]);
  const env = {
    PATH: process.env["PATH"] ?? "",
    HOME: folder,
    npm_config_registry: registry.url,
    GIT_AUTHOR_NAME: "Ada",
    GIT_AUTHOR_EMAIL: "ada@example.com",
    GIT_COMMITTER_NAME: "Ada",
    GIT_COMMITTER_EMAIL: "ada@example.com",
  };
  const git = (...args: string[]) => execFileSync("git", args, { cwd: workspace, env, encoding: "utf8" }).trim();
  git("commit", "--quiet", "--allow-empty", "-m", "feat: one");
  git("update-ref", "refs/remotes/origin/main", "HEAD");
  git("commit", "--quiet", "--allow-empty", "-m", "feat: two");
  writeFileSync(path.join(workspace, "toolbox.config.json"), '{ "make": {} }');
  const [base, head] = [git("rev-parse", "HEAD~1"), git("rev-parse", "HEAD")];
  const pull = { number: 7, title: "feat: two", base: { ref: "main", sha: base }, head: { sha: head } };
  for (const mode of ["lint", "changelog", "make"]) {
    const started = performance.now();
    const done = await runAction({ workspace, inputs: { mode }, event: { pull_request: pull }, env });
    const seconds = (performance.now() - started) / 1000;
    process.stdout.write(`the action, mode ${mode}: ${seconds.toFixed(1)} s\n`);
    expect({ mode, status: done.status, isQuick: seconds < MOST_SECONDS }).toEqual({ mode, status: 0, isQuick: true });
  }
});
