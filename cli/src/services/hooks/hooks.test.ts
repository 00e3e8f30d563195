import { existsSync, mkdirSync, readFileSync, symlinkSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { builtCli } from "../../testing/built-cli.ts";
import { commit, hookFile, install, startsAt, writeHook } from "../../testing/hooked-repository.ts";
import { tempRepository } from "../../testing/temp-repository.ts";
import { hookNames } from "./hook-block.ts";
import { hooksStatus, installHooks, uninstallHooks } from "./hooks.ts";
import { findHooksPlace } from "./hooks-place.ts";

let script: string;
beforeAll(async () => {
  script = await builtCli();
}, 60_000);

describe("what is there already", () => {
  test("a shell hook keeps its bytes and still runs", async () => {
    const repository = tempRepository();
    const file = hookFile(repository, "commit-msg");
    const content = '#!/bin/sh\nset -eu\necho "mine: $(cat "$1")" >&2\nexit 0';
    writeHook(file, content);
    await install(repository, startsAt(script));
    expect(commit(repository, ["-m", "feat: one"])).toMatchObject({ status: 0, stderr: "mine: feat: one\n" });
    expect(commit(repository, ["-m", "Bad."]).status).toBe(1);
    await uninstallHooks(await findHooksPlace(repository.shell), hookNames);
    expect(readFileSync(file, "utf8")).toBe(content);
    expect(existsSync(hookFile(repository, "prepare-commit-msg"))).toBe(false);
    expect(commit(repository, ["-m", "Bad."]).status).toBe(0);
  });

  test.each([
    [
      "a hook in another language",
      `#!${process.execPath}\nconsole.error("node hook"); process.exitCode = +(process.env.STOP ?? 0);\n`,
      0o755,
    ],
    ["a hook that is turned off", "#!/bin/sh\nexit 7\n", 0o644],
  ])("%s is moved aside, runs if it ran, and comes back", async (_, content, mode) => {
    const repository = tempRepository();
    const file = hookFile(repository, "commit-msg");
    writeHook(file, content, mode);
    const [change] = await install(repository, startsAt(script));
    expect(change?.aside).toBe(`${file}.before-toolbox`);
    expect(commit(repository, ["-m", "feat: one"])).toMatchObject({
      status: 0,
      stderr: mode === 0o755 ? "node hook\n" : "",
    });
    expect(commit(repository, ["-m", "feat: two"], { STOP: "3" }).status).toBe(mode === 0o755 ? 1 : 0);
    expect(commit(repository, ["-m", "Bad."]).status).toBe(1);
    await uninstallHooks(await findHooksPlace(repository.shell), hookNames);
    expect(readFileSync(file, "utf8")).toBe(content);
    expect(existsSync(`${file}.before-toolbox`)).toBe(false);
  });

  test("hooks that are turned off are told so", async () => {
    const repository = tempRepository();
    repository.git("config", "core.hooksPath", "/dev/null");
    await expect(install(repository, startsAt(script))).rejects.toMatchObject({
      exitCode: 3,
      message: "Hooks are turned off here: core.hooksPath is /dev/null, which is not a folder.",
    });
    const place = await findHooksPlace(repository.shell);
    expect((await hooksStatus(place, startsAt(script))).map(({ state }) => state)).toEqual(["none", "none"]);
    expect((await uninstallHooks(place, hookNames)).map(({ changed }) => changed)).toEqual([false, false]);
  });

  test("a link is not written through", async () => {
    const repository = tempRepository();
    const real = path.join(repository.folder, "scripts/check");
    writeHook(real, "#!/bin/sh\necho linked >&2\n");
    mkdirSync(path.join(repository.folder, ".git/hooks"), { recursive: true });
    symlinkSync("../../scripts/check", hookFile(repository, "commit-msg"));
    await install(repository, startsAt(script, ["commit-msg"]));
    expect(readFileSync(real, "utf8")).toBe("#!/bin/sh\necho linked >&2\n");
    expect(commit(repository, ["-m", "feat: one"])).toMatchObject({ status: 0, stderr: "linked\n" });
  });

  test("a second install changes nothing, status tells what is there", async () => {
    const repository = tempRepository();
    const place = await findHooksPlace(repository.shell);
    expect((await hooksStatus(place, startsAt(script))).map(({ state }) => state)).toEqual(["none", "none"]);
    await install(repository, startsAt(script, ["commit-msg"]));
    const before = readFileSync(hookFile(repository, "commit-msg"));
    expect((await install(repository, startsAt(script, ["commit-msg"]))).map(({ changed }) => changed)).toEqual([
      false,
    ]);
    expect(readFileSync(hookFile(repository, "commit-msg"))).toEqual(before);
    writeHook(hookFile(repository, "prepare-commit-msg"), "#!/bin/sh\n");
    expect((await hooksStatus(place, startsAt(script))).map(({ state }) => state)).toEqual(["installed", "other"]);
    const moved = startsAt("/elsewhere/toolbox.js");
    expect((await hooksStatus(place, moved)).map(({ state }) => state)).toEqual(["outdated", "other"]);
  });
});

describe("managers", () => {
  test("core.hooksPath of the project is used, without a path of this machine", async () => {
    const repository = tempRepository();
    repository.git("config", "core.hooksPath", ".githooks");
    mkdirSync(path.join(repository.folder, "sub"));
    const place = await findHooksPlace({ ...repository.shell, cwd: path.join(repository.folder, "sub") });
    expect(place).toMatchObject({ folder: path.join(repository.folder, ".githooks"), isShared: true, isGlobal: false });
    await installHooks(place, startsAt(script));
    expect(readFileSync(path.join(repository.folder, ".githooks/commit-msg"), "utf8")).not.toContain(script);
    writeHook(
      path.join(repository.folder, "node_modules/.bin/toolbox"),
      `#!/bin/sh\nexec "${process.execPath}" "${script}" "$@"\n`,
    );
    expect(commit(repository, ["-m", "Bad."]).status).toBe(1);
    expect(commit(repository, ["-m", "feat: one"]).status).toBe(0);
  });

  test("a hooks folder of all repositories is told apart", async () => {
    const repository = tempRepository();
    repository.git("config", "--global", "core.hooksPath", path.join(repository.folder, "everywhere"));
    expect(await findHooksPlace(repository.shell)).toMatchObject({ isGlobal: true });
  });

  test("husky runs our lines with the others in its own file", async () => {
    const repository = tempRepository();
    const runner = `#!/usr/bin/env sh\nexec sh -e "$(dirname "$(dirname "$0")")/$(basename "$0")" "$@"\n`;
    for (const hook of hookNames) writeHook(path.join(repository.folder, `.husky/_/${hook}`), runner);
    repository.git("config", "core.hooksPath", ".husky/_");
    const file = path.join(repository.folder, ".husky/commit-msg");
    writeHook(file, "echo husky >&2\n", 0o644);
    writeHook(
      path.join(repository.folder, "node_modules/.bin/toolbox"),
      `#!/bin/sh\nexec "${process.execPath}" "${script}" "$@"\n`,
    );
    const place = await findHooksPlace(repository.shell);
    expect(place).toMatchObject({ manager: "husky", folder: path.join(repository.folder, ".husky") });
    await installHooks(place, startsAt(script));
    expect(commit(repository, ["-m", "feat: one"])).toMatchObject({ status: 0, stderr: "husky\n" });
    expect(commit(repository, ["-m", "Bad."]).status).toBe(1);
    await uninstallHooks(place, hookNames);
    expect(readFileSync(file, "utf8")).toBe("echo husky >&2\n");
    expect(existsSync(path.join(repository.folder, ".husky/prepare-commit-msg"))).toBe(false);
  });

  test("lefthook's file is found", async () => {
    const repository = tempRepository();
    repository.write("lefthook.yml", "pre-commit: {}\n");
    expect(await findHooksPlace(repository.shell)).toMatchObject({
      manager: "lefthook",
      file: path.join(repository.folder, "lefthook.yml"),
    });
  });

  test("outside a repository it says so", async () => {
    const { shell } = tempRepository({ isInitialized: false });
    await expect(findHooksPlace(shell)).rejects.toThrow("is not in the work tree of a git repository.");
  });
});
