import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { blocksOf } from "../packages/blocks-of.ts";
import { type LocalRegistry, localRegistry } from "../packages/local-registry.ts";
import { packCli } from "../packages/pack-cli.ts";
import { runCommand } from "../packages/run-command.ts";
import { pythonProgram } from "./python-program.ts";

/*
 * pre-commit itself runs our hooks on real commits: those of docs/git-hooks.md, for which it installs the package from
 * its tarball, and those of .pre-commit-hooks.yaml, which run the `toolbox` on the PATH.
 */
const root = fileURLToPath(new URL("../../..", import.meta.url));
const folder = mkdtempSync(path.join(tmpdir(), "toolbox-pre-commit-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const { bin, whyMissing } = pythonProgram(path.join(folder, "venv"), "pre-commit==4.7.0");
let registry: LocalRegistry;
let version = "";

const env = () => ({
  PATH: `${path.join(folder, "bin")}:${bin}:${process.env["PATH"]}`,
  HOME: folder,
  npm_config_registry: registry.url,
  npm_config_cache: path.join(folder, "npm"),
  GIT_CONFIG_NOSYSTEM: "1",
  GIT_AUTHOR_NAME: "Ada",
  GIT_AUTHOR_EMAIL: "ada@example.com",
  GIT_COMMITTER_NAME: "Ada",
  GIT_COMMITTER_EMAIL: "ada@example.com",
});

/** A fresh repository, and how it runs a command: its exit code and its words. */
async function repository(name: string) {
  const place = path.join(folder, name);
  mkdirSync(place, { recursive: true });
  const run = (command: string, ...args: string[]) => runCommand(place, env(), command, ...args);
  await run("git", "init", "--quiet", "--initial-branch=main");
  return { place, run, put: (file: string, text: string) => writeFileSync(path.join(place, file), text) };
}

describe.skipIf(whyMissing !== "")(`pre-commit${whyMissing && ` (${whyMissing})`}`, () => {
  beforeAll(async () => {
    const tarball = packCli(folder);
    ({ version } = tarball.manifest);
    registry = await localRegistry([tarball]);
  }, 300_000);
  afterAll(() => registry.close());

  /** Commits by the configuration: what is wrong is refused with its words, what is right goes through. */
  async function expectChecked({ run, put }: Awaited<ReturnType<typeof repository>>, config: string) {
    put(".pre-commit-config.yaml", config);
    expect(await run("pre-commit", "install")).toMatchObject({ status: 0 });
    await run("git", "add", ".");
    const bad = await run("git", "commit", "-m", "Bad.");
    expect(bad).toEqual({ status: 1, words: expect.stringContaining("(type-empty)") as string });
    expect(await run("git", "commit", "-m", "feat: one")).toMatchObject({ status: 0 });

    put("toolbox.config.json", JSON.stringify({ make: { a: { tool: "slug", input: { text: "A é" }, out: "a.txt" } } }));
    await run("git", "add", ".");
    const drifted = await run("git", "commit", "-m", "feat: two");
    expect(drifted).toEqual({ status: 1, words: expect.stringContaining("a: it was never made.") as string });
    await run("git", "reset", "--quiet");
    put("other.txt", "Nothing is made of it.");
    await run("git", "add", "other.txt");
    expect(await run("git", "commit", "-m", "feat: three")).toMatchObject({ status: 0 });
  }

  test("installs the package and checks message and files, as docs/git-hooks.md has it", async () => {
    const page = readFileSync(path.join(root, "docs/git-hooks.md"), "utf8");
    const [config = ""] = blocksOf(page, "yaml").filter((text) => text.includes("language: node"));
    expect(config).toContain("toolbox-cli@<version>");
    await expectChecked(await repository("by-package"), config.replaceAll("<version>", version));
  });

  test("runs the hooks of this repository", async () => {
    const ours = await repository("ours");
    copyFileSync(path.join(root, ".pre-commit-hooks.yaml"), path.join(ours.place, ".pre-commit-hooks.yaml"));
    await ours.run("git", "add", ".");
    await ours.run("git", "commit", "--quiet", "-m", "feat: hooks");
    const rev = (await ours.run("git", "rev-parse", "HEAD")).words.trim();
    const program = path.join(root, "cli/dist/toolbox.js");
    mkdirSync(path.join(folder, "bin"));
    const start = `#!/bin/sh\nexec "${process.execPath}" "${program}" "$@"\n`;
    writeFileSync(path.join(folder, "bin/toolbox"), start, { mode: 0o755 });
    const hooks = "[{ id: toolbox-lint }, { id: toolbox-make }]";
    const types = "default_install_hook_types: [pre-commit, commit-msg]";
    await expectChecked(
      await repository("by-path"),
      `${types}\nrepos: [{ repo: ${ours.place}, rev: ${rev}, hooks: ${hooks} }]\n`,
    );
  });
});
