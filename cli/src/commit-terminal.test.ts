import { readdirSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { builtCli } from "./testing/built-cli.ts";
import { fakeSite, GOOD_TOKEN } from "./testing/fake-site.ts";
import { hasTmux, realTerminal } from "./testing/terminal/real-terminal.ts";
import { tempFolder } from "./testing/temp-folder.ts";
import { tempRepository } from "./testing/temp-repository.ts";

vi.setConfig({ testTimeout: 60_000 });

let script: string;
beforeAll(async () => {
  if (hasTmux) script = await builtCli();
  else process.stdout.write("skipped: toolbox commit in a real terminal, tmux is not installed\n");
}, 60_000);

/** A repository with one staged file, and `toolbox commit` of the built program in a terminal there. */
async function start(...flags: readonly string[]) {
  const repository = tempRepository();
  repository.write("a.txt", "one\n");
  repository.git("add", "a.txt");
  const site = await fakeSite();
  const terminal = await realTerminal([process.execPath, script, "commit", ...flags], repository.folder, {
    ...repository.shell.env,
    // The sign-in that is remembered is none of the repository's files.
    XDG_CONFIG_HOME: await tempFolder(),
    TOOLBOX_URL: site.url,
    TOOLBOX_TOKEN: GOOD_TOKEN,
  });
  const own = () => readdirSync(path.join(repository.folder, ".git")).filter((name) => /toolbox/i.test(name));
  return { ...repository, ...terminal, own };
}

describe.skipIf(!hasTmux)("toolbox commit in a real terminal", () => {
  it("asks, counts and lints as one types, shows the message and commits it", async () => {
    const { until, press, type, git, own } = await start();
    expect(await until("What kind of change is it?")).toContain("1 file staged, +1 −0");
    await type("fix");
    await until("❯ fix");
    await press("Enter");
    await until("✓ Type        fix");
    await type("api");
    await press("Enter");
    await until("What changed, in a few words?");
    await type("Empty input crashed.");
    const linted = await until('No "." at the end of the description.');
    expect(linted).toContain("Begin the description with a lowercase letter.");
    expect(linted).toContain("30/72 with type and scope");
    await press("C-u");
    await type("keep empty input");
    await until("26/72 with type and scope");
    expect(await until("keep empty input")).not.toContain('No "."');
    await press("Enter");
    await until("Why, and what to look out for?");
    await type("It crashed.");
    await press("C-d");
    await until("✓ Body");
    await type("n");
    await until("Which issues does it close?");
    await type("12");
    await press("Enter");
    await until("Closes #12");
    await press("Enter");
    await until("ended with 0");
    expect(git("log", "--format=%B")).toBe("fix(api): keep empty input\n\nIt crashed.\n\nCloses #12");
    expect(git("show", "HEAD:a.txt")).toBe("one");
    expect(git("status", "--porcelain")).toBe("");
    expect(own()).toEqual([]);
  });

  it("Ctrl+C before anything is typed leaves the repository as it was", async () => {
    const { until, press, git, own } = await start();
    await until("What kind of change is it?");
    await press("C-c");
    await until("ended with 130");
    expect(git("status", "--porcelain")).toBe("A  a.txt");
    // No branch was born.
    expect(git("for-each-ref")).toBe("");
    expect(own()).toEqual([]);
  });

  it("Ctrl+C later commits nothing, and what was typed comes back with --retry", async () => {
    const { until, press, type, git } = await start("--type", "fix", "--scope", "", "--body", "", "--issues", "");
    await until("What changed, in a few words?");
    await type("keep empty input");
    await until("keep empty input");
    await press("C-c");
    expect(await until("ended with 130")).toContain("toolbox commit --retry");
    // No branch was born.
    expect(git("for-each-ref")).toBe("");
    expect(git("status", "--porcelain")).toBe("A  a.txt");
  });
});
