import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { builtCli } from "../../testing/built-cli.ts";
import { hookFile, install, startsAt } from "../../testing/hooked-repository.ts";
import { tempRepository } from "../../testing/temp-repository.ts";

test("no hook opens a terminal or takes what its caller has on stdin", async () => {
  const repository = tempRepository();
  await install(repository, startsAt(await builtCli()));
  for (const hook of ["commit-msg", "prepare-commit-msg"])
    expect(readFileSync(hookFile(repository, hook), "utf8")).not.toContain("/dev/tty");
  // An editor runs the hook that prepares a message; what is left on stdin belongs to the script around.
  const script = "git commit --quiet --allow-empty -m 'feat: one' && git commit --quiet --allow-empty; cat";
  const { stdout } = spawnSync("sh", ["-c", script], {
    cwd: repository.folder,
    env: { ...repository.shell.env, GIT_EDITOR: "echo 'feat: two' >" },
    input: "left over\n",
    encoding: "utf8",
  });
  expect(stdout).toBe("left over\n");
  expect(repository.git("log", "--format=%s").split("\n")).toEqual(["feat: two", "feat: one"]);
}, 60_000);
