import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import pkg from "../package.json" with { type: "json" };
import { actionPath, definition, type Done, runAction } from "../src/testing/action/run-action.ts";
import { fakeGithub } from "../src/testing/action/fake-github.ts";
import { fakeNpm } from "../src/testing/action/fake-npm.ts";
import { builtCli } from "../src/testing/built-cli.ts";
import { type TempRepository, tempRepository } from "../src/testing/temp-repository.ts";

let program: string;
beforeAll(async () => {
  program = await builtCli();
}, 60_000);

const hasBash = spawnSync("bash", ["--version"]).status === 0;

function history(): TempRepository {
  const repository = tempRepository();
  repository.commit("feat: one", "2026-01-01");
  repository.commit("feat: two\nno blank line", "2026-01-02");
  return repository;
}

describe.skipIf(!hasBash)(`the GitHub Action${hasBash ? "" : " (bash is not installed)"}`, () => {
  /** In a repository of somebody else, with the program as it is built here in place of the published one. */
  async function act(
    { folder }: TempRepository,
    inputs: Record<string, string> = {},
    event?: unknown,
  ): Promise<Done & { readonly calls: string }> {
    const npm = fakeNpm(program);
    const done = await runAction({ workspace: folder, inputs, event, env: npm.env });
    return { ...done, calls: npm.calls() };
  }

  test("lint annotates a pull request", async () => {
    const repository = history();
    const [base, head] = [repository.git("rev-parse", "HEAD~1"), repository.git("rev-parse", "HEAD")];
    const event = { pull_request: { title: "Two.", base: { sha: base }, head: { sha: head } } };
    const { status, log } = await act(repository, {}, event);
    expect(status).toBe(1);
    expect(log).toContain("::error title=subject-full-stop%2C title of the pull request::");
    expect(log).toContain(
      `::warning title=body-leading-blank%2C ${head.slice(0, 8)}::Put a blank line before the body.`,
    );
  });

  test.each<[string, Record<string, string>, number]>([
    ["from", { from: "HEAD~1" }, 0],
    ["strict", { from: "HEAD~1", strict: "true" }, 1],
    ["to", { from: "HEAD~1", to: "HEAD~1", strict: "true" }, 0],
    ["config", { from: "HEAD~1", config: "rules.json" }, 1],
    ["folder", { from: "HEAD~1", config: "../rules.json", folder: "a b" }, 1],
  ])("the input %s reaches the program", async (_, inputs, status) => {
    const repository = history();
    mkdirSync(path.join(repository.folder, "a b"));
    repository.write("rules.json", '{ "lint": { "rules": { "scope-empty": ["error", "never"] } } }');
    const done = await act(repository, inputs);
    expect(done).toMatchObject({ status });
    expect(done.log.includes("title=scope-empty")).toBe("config" in inputs);
  });

  test.each<[Record<string, string>, string]>([
    [{ mode: "lnit" }, '::error title=Toolbox::The input mode is lint, changelog or make, not "lnit".'],
    [{ strict: "yes" }, '::error title=Toolbox::The input strict is true or false, not "yes".'],
    [{ mode: "changelog", comment: "no" }, '::error title=Toolbox::The input comment is true or false, not "no".'],
    [{ folder: "web" }, '::error title=Toolbox::The input folder names no folder of this checkout: "web".'],
    [{ mode: "a\n::error::b" }, 'not "a ::error::b".'],
  ])("%j is refused in words", async (inputs, words) => {
    const { status, log } = await act(history(), inputs);
    expect(status).toBe(2);
    expect(log).toContain(words);
    expect(log).not.toMatch(/^::error::b/m);
  });

  test("what is typed into an input is never run", async () => {
    const repository = history();
    const typed = '"; touch here; echo $(touch here) `touch here`';
    for (const inputs of [{ from: typed }, { config: typed }, { folder: typed }, { mode: typed }, { to: typed }])
      expect((await act(repository, { from: "HEAD~1", ...inputs })).status).not.toBe(0);
    expect(repository.git("status", "--porcelain")).toBe("");
    for (const { run } of definition.runs.steps) expect(run).not.toContain("${{");
  });

  test("every input is handed on", () => {
    const handed = JSON.stringify(definition.runs.steps.map(({ env }) => env));
    for (const name of Object.keys(definition.inputs)) expect(handed).toContain(`{{ inputs.${name} }}`);
  });

  test("make says what is out of date", async () => {
    const repository = history();
    const entry = { tool: "slug", input: { text: "Crème" }, out: "slug.txt" };
    repository.write("toolbox.config.json", JSON.stringify({ make: { name: entry } }));
    const { status, log, calls } = await act(repository, { mode: "make" });
    expect(status).toBe(1);
    expect(log).toContain("::error file=");
    expect(calls).not.toContain("--omit=optional");
  });

  test("changelog shows what a pull request adds", async () => {
    const repository = history();
    repository.git("update-ref", "refs/remotes/origin/main", "HEAD");
    repository.commit("feat(api): paging, asked for by @ada\n\n::error::injected", "2026-01-03");
    const github = await fakeGithub();
    const npm = fakeNpm(program);
    const event = { pull_request: { number: 7, base: { ref: "main" } } };
    const env = { ...npm.env, ...github.env, GITHUB_TOKEN: "ghs_secret" };
    const done = await runAction({ workspace: repository.folder, inputs: { mode: "changelog" }, event, env });
    expect(done.status).toBe(0);
    expect(done.summary).toContain("- **api:** paging, asked for by @<!-- -->ada");
    expect(github.comments.map(({ body }) => body)).toEqual([done.summary]);
    expect(done.log).not.toContain("injected");
    expect(npm.calls()).toContain("--omit=optional");
  });

  describe("the program", () => {
    test("is the published one of the action's own version, without the canvas, and installed once a job", async () => {
      const { folder } = history();
      const npm = fakeNpm(program);
      const temp = path.join(folder, ".git");
      for (const mode of ["lint", "lint", "make"])
        await runAction({ workspace: folder, inputs: { mode, from: "HEAD~1" }, env: npm.env, temp });
      const name = `${pkg.publishConfig.name}@${pkg.version}`;
      expect(npm.calls().trim().split("\n")).toEqual([
        expect.stringMatching(/^npm install --prefix \S+ .*--ignore-scripts .*--omit=optional \S+$/) as string,
        expect.not.stringContaining("--omit=optional") as string,
      ]);
      expect(
        npm
          .calls()
          .split("\n")
          .slice(0, 2)
          .every((call) => call.endsWith(` ${name}`)),
      ).toBe(true);
    });

    test("is built where the action is used from its own checkout", async () => {
      const repository = history();
      for (const file of ["package.json", "cli/package.json", "cli/action"])
        cpSync(path.join(actionPath, file), path.join(repository.folder, file), { recursive: true });
      const npm = fakeNpm(program);
      const given = { workspace: repository.folder, action: `${repository.folder}/./`, env: npm.env };
      expect(await runAction({ ...given, inputs: { from: "HEAD~1" } })).toMatchObject({ status: 0 });
      expect(npm.calls()).toMatch(/^npx --yes pnpm@\S+ install --frozen-lockfile .*\nnpx .* build\n$/);
    });

    test("a registry that does not answer is told", async () => {
      const { folder } = history();
      const npm = fakeNpm(program);
      const done = await runAction({ workspace: folder, env: { ...npm.env, NO_REGISTRY: "1" } });
      expect(done.status).toBe(2);
      expect(done.log).toContain(`::error title=Toolbox::toolbox-cli@${pkg.version} could not be installed`);
    });

    test.each([
      ["no Node", "exit 127", "has v0"],
      ["an old Node", 'if [ "$1" = --version ]; then echo v18.20.0; else exit 1; fi', "this runner has v18.20.0."],
    ])("%s is told with what to do", async (what, script, words) => {
      const { folder } = history();
      const npm = fakeNpm(program);
      const [bin = ""] = npm.env.PATH.split(":");
      if (what !== "no Node") writeFileSync(path.join(bin, "node"), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
      const bash = path.join(folder, ".git/bin");
      mkdirSync(bash);
      const tools = ["bash", "dirname"].map((name) => spawnSync("which", [name], { encoding: "utf8" }).stdout.trim());
      for (const tool of tools) cpSync(tool, path.join(bash, path.basename(tool)));
      const PATH = what === "no Node" ? bash : `${bin}:${bash}`;
      const done = await runAction({ workspace: folder, env: { ...npm.env, PATH } });
      expect(done.status).toBe(2);
      expect(done.log).toContain(what === "no Node" ? "Node is not installed on this runner." : words);
      expect(done.log).toContain("actions/setup-node");
    });
  });

  const noShellcheck = spawnSync("shellcheck", ["--version"]).status === 0 ? "" : " (shellcheck is not installed)";
  test.skipIf(noShellcheck !== "")(`shellcheck has nothing against its scripts${noShellcheck}`, () => {
    const scripts = ["install.sh", "run.sh"].map((name) => path.join(actionPath, "cli/action", name));
    expect(spawnSync("shellcheck", scripts, { encoding: "utf8" }).stdout).toBe("");
  });

  test("this repository lints its own commits with it", () => {
    const workflow = readFileSync(path.join(actionPath, ".github/workflows/ci.yml"), "utf8");
    expect(workflow).toMatch(/- uses: \.\/\n {8}with:\n {10}mode: lint\n/);
    expect(workflow).toMatch(/- uses: \.\/\n {8}with:\n {10}mode: make\n/);
  });
});
