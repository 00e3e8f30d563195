import { mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { runChangelogCommand as run } from "../../../testing/run-changelog.ts";
import { tempRepository } from "../../../testing/temp-repository.ts";

/** Two packages, each with releases of its own; the workspaces are declared by `declare`. */
function monorepo(declared: { readonly name: string; readonly text: string }) {
  const repository = tempRepository();
  const { folder, git, write } = repository;
  for (const name of ["parser", "writer", "skipped"]) {
    mkdirSync(path.join(folder, "packages", name), { recursive: true });
    write(`packages/${name}/package.json`, JSON.stringify({ name: `@ada/${name}`, version: "0.0.0" }));
  }
  write(declared.name, declared.text);
  git("add", ".");
  repository.commit("chore: start", "2025-12-31");
  let day = 0;
  const change = (place: string, message: string) => {
    write(place, `${message} ${day}`);
    git("add", ".");
    day += 1;
    repository.commit(message, `2026-01-${String(day).padStart(2, "0")}`);
  };
  change("packages/parser/a.txt", "feat: parse");
  git("tag", "@ada/parser@1.0.0");
  change("packages/writer/a.txt", "feat: write");
  git("tag", "writer-v0.1.0");
  change("packages/parser/a b ü.txt", "fix: parse more");
  change("README.md", "feat: words for all");
  git("switch", "--quiet", "-c", "side");
  change("packages/writer/b.txt", "sloppy");
  git("switch", "--quiet", "main");
  git("merge", "--quiet", "--no-ff", "-m", "Merge pull request #9 from ada/side\n\nAdd speed", "side");
  return repository;
}

const npm = { name: "package.json", text: JSON.stringify({ workspaces: ["packages/*", "!packages/skipped"] }) };
const pnpm = {
  name: "pnpm-workspace.yaml",
  text: "packages:\n  # all\n  - 'packages/*'\n  - \"!**/skipped\"\ncatalog:\n  x: 1\n",
};

describe("packages of a monorepo", () => {
  it.each([npm, pnpm])("have their own releases, all from one walk ($name)", async (declared) => {
    const { shell } = monorepo(declared);
    const data = JSON.parse(await run(shell, "--packages", "--json")) as {
      packages: { name: string; releases: { version: string | null; entries: { text: string }[] }[] }[];
    };
    const told = data.packages.map(({ name, releases }) => [
      name,
      ...releases.map(({ version, entries }) => `${version}: ${entries.map(({ text }) => text).join(", ")}`),
    ]);
    expect(told).toEqual([
      ["@ada/parser", "null: parse more", "1.0.0: parse"],
      ["@ada/writer", "null: Add speed (#9)", "0.1.0: write"],
    ]);
  });

  it("are named when they had a release", async () => {
    const { shell, git, write, folder, commit } = monorepo(npm);
    for (const [name, isPrivate] of [
      ["fixture", true],
      ["fresh", false],
      ["idle", false],
    ] as const) {
      mkdirSync(path.join(folder, "packages", name), { recursive: true });
      write(`packages/${name}/package.json`, JSON.stringify({ name, version: "0.0.0", private: isPrivate }));
      git("add", ".");
      commit(name === "idle" ? "chore: begin" : "feat: begin", "2026-02-01");
    }
    expect(await run(shell, "--packages", "--bump")).toBe("@ada/parser 1.0.1\n@ada/writer 0.1.1\n");
    expect(shell.err()).toContain("3 packages had no release so far and are left out. Name one with --package.\n");
    expect(await run(shell, "--package", "fixture")).toContain("- begin");
    expect(await run(shell, "--package", "fresh", "--bump")).toBe("fresh 0.1.0\n");
  });

  it("are read by one process, however many there are", async () => {
    const { shell, git, write, folder, commit } = monorepo(npm);
    for (let at = 0; at < 40; at += 1) {
      mkdirSync(path.join(folder, "packages", `p${at}`), { recursive: true });
      write(`packages/p${at}/package.json`, JSON.stringify({ name: `p${at}`, version: "0.0.0" }));
    }
    git("add", ".");
    commit("feat: many", "2026-02-01");
    const warnings: Error[] = [];
    const hear = (warning: Error) => void warnings.push(warning);
    process.on("warning", hear);
    expect(await run(shell, "--package", "p39")).toContain("- many");
    await new Promise((resolve) => setImmediate(resolve));
    process.off("warning", hear);
    expect(warnings).toEqual([]);
  });

  it("are chosen by name or folder, and write their own files", async () => {
    const { folder, shell } = monorepo(npm);
    expect(await run(shell, "--package", "@ada/parser", "--bump")).toBe("@ada/parser 1.0.1\n");
    expect(await run(shell, "--package", "packages/writer", "--unreleased")).toContain("- Add speed (#9)\n");
    expect(await run(shell, "--packages", "--write")).toBe(
      "packages/parser/CHANGELOG.md\npackages/writer/CHANGELOG.md\n",
    );
    const text = readFileSync(path.join(folder, "packages/parser/CHANGELOG.md"), "utf8");
    expect(text).toMatch(/\*\*@ada\/parser\*\*[^]*## \[1\.0\.0\]/);
    await expect(run(shell, "--package", "lexer")).rejects.toMatchObject({
      exitCode: 2,
      next: "There are @ada/parser, @ada/writer.",
    });
    await expect(run(shell, "--packages", "--out", "x.md")).rejects.toMatchObject({ exitCode: 2 });
  });

  it("release those that changed, and tell the others", async () => {
    const { folder, shell, git } = monorepo(npm);
    git("tag", "@ada/parser@1.0.1");
    expect(await run(shell, "--packages", "--bump")).toBe("@ada/writer 0.1.1\n");
    expect(shell.err()).toContain("@ada/parser: There is nothing to release since @ada/parser@1.0.1.\n");
    // A list stays a list, however many are in it.
    expect(JSON.parse(await run(shell, "--packages", "--bump", "--json"))).toMatchObject([{ package: "@ada/writer" }]);
    expect(await run(shell, "--packages", "--release")).toBe(
      "packages/parser/CHANGELOG.md\npackages/writer/CHANGELOG.md\n",
    );
    const text = (name: string) => readFileSync(path.join(folder, `packages/${name}/CHANGELOG.md`), "utf8");
    expect(text("writer")).toMatch(/## \[Unreleased\]\n\n## \[0\.1\.1\] - /);
    expect(text("parser")).toMatch(/## \[Unreleased\]\n\n## \[1\.0\.1\] - /);
    git("tag", "writer-v0.1.1");
    await expect(run(shell, "--packages", "--release")).rejects.toMatchObject({ exitCode: 1 });
  });

  it("have no releases from before they were there, where all share their tags", async () => {
    const repository = tempRepository();
    repository.write("package.json", JSON.stringify({ workspaces: ["packages/*"] }));
    repository.git("add", ".");
    repository.commit("feat: start", "2026-01-01");
    repository.git("tag", "v1.0.0");
    mkdirSync(path.join(repository.folder, "packages/late"), { recursive: true });
    repository.write("packages/late/package.json", JSON.stringify({ name: "late", version: "0.0.0" }));
    repository.git("add", ".");
    repository.commit("feat: late", "2026-01-02");
    expect(await run(repository.shell, "--packages")).not.toContain("1.0.0]");
    expect(await run(repository.shell, "--packages", "--bump")).toBe("late 1.1.0\n");
  });

  it("tag as they did before", async () => {
    const { shell } = monorepo(npm);
    const data = JSON.parse(await run(shell, "--packages", "--bump", "--json")) as { tag: string }[];
    expect(data.map(({ tag }) => tag)).toEqual(["@ada/parser@1.0.1", "writer-v0.1.1"]);
  });
});
