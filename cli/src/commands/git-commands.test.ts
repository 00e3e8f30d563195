import { existsSync, mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { commandTable } from "../command-table.ts";
import { runProgram } from "../program.ts";
import type { Shell } from "../shell/shell.ts";
import { tempRepository } from "../testing/temp-repository.ts";

const run = (shell: Shell, ...args: readonly (string | readonly string[])[]) =>
  runProgram(args.flat(), "0.0.0", shell, {
    commands: commandTable.filter((command) => command.group === "git"),
    tools: [],
    requireSignIn: () => Promise.resolve(),
  });

describe("toolbox changelog", () => {
  it("prints Markdown, or JSON", async () => {
    const { shell, commit } = tempRepository();
    commit("feat: paging", "2026-01-01");
    await run(shell, "changelog", "--project", "Ledger");
    expect(shell.out()).toContain("**Ledger**");
    expect(shell.out()).toMatch(/## \[Unreleased\]\n\n### Added\n\n- paging\n$/);
    const before = shell.out().length;
    await run(shell, "changelog", "--json");
    expect(JSON.parse(shell.out().slice(before))).toMatchObject({ releases: [{ changes: { added: ["paging"] } }] });
  });

  it("writes into a file or a folder, and replaces only when told", async () => {
    const { folder, shell, commit } = tempRepository();
    commit("feat: paging", "2026-01-01");
    await run(shell, "changelog", "--out", "docs/NEWS.md");
    expect(readFileSync(path.join(folder, "docs/NEWS.md"), "utf8")).toContain("- paging");
    await run(shell, "changelog", "--out", "news.json");
    expect(JSON.parse(readFileSync(path.join(folder, "news.json"), "utf8"))).toHaveProperty("releases");
    mkdirSync(path.join(folder, "odd.md"));
    await run(shell, "changelog", "--out", "odd.md", "--format", "markdown");
    expect(existsSync(path.join(folder, "odd.md/CHANGELOG.md"))).toBe(true);
    await run(shell, "changelog", "--out", "docs");
    expect(shell.out()).toBe("docs/NEWS.md\nnews.json\nodd.md/CHANGELOG.md\ndocs/CHANGELOG.md\ndocs/CHANGELOG.json\n");
    await expect(run(shell, "changelog", "--out", "news.json")).rejects.toMatchObject({ exitCode: 1 });
    await run(shell, "changelog", "--out", "news.json", "--force");
  });

  it("takes entries by hand, outside of a repository", async () => {
    const { shell } = tempRepository({ isInitialized: false });
    await run(
      shell,
      ["changelog", "--entry", "Add paging", "--entry", "Fix a crash", "--current-version", "1.4.0"],
      ["--bump", "patch"],
    );
    expect(shell.out()).toMatch(
      /## \[1\.4\.1\] - [\d-]+\n\n### Added\n\n- Add paging\n\n### Fixed\n\n- Fix a crash\n$/,
    );
  });

  it.each([
    [["--unreleased", "--current-version", "1.0.0"], "--current-version needs --entry."],
    [["--entry", " "], "--entry: Please add at least one change entry."],
    [["--entry", "x", "--bump", "huge"], "Allowed choices are patch, minor, major"],
  ])("refuses %j", async (args, message) => {
    const { shell } = tempRepository();
    await expect(run(shell, "changelog", ...args)).rejects.toMatchObject({
      exitCode: 2,
      message: expect.stringContaining(message),
    });
  });
});
