import { mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { runChangelogCommand as run } from "../testing/run-changelog.ts";
import { tempRepository } from "../testing/temp-repository.ts";

/** Two packages, each with releases of its own; the workspaces are declared by `declare`. */
function monorepo(declared: { readonly name: string; readonly text: string }) {
  const repository = tempRepository();
  const { folder, git, write } = repository;
  for (const name of ["parser", "writer", "skipped"]) {
    mkdirSync(path.join(folder, "packages", name), { recursive: true });
    write(`packages/${name}/package.json`, JSON.stringify({ name: `@ada/${name}` }));
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

  it("tag as they did before", async () => {
    const { shell } = monorepo(npm);
    const data = JSON.parse(await run(shell, "--packages", "--bump", "--json")) as { tag: string }[];
    expect(data.map(({ tag }) => tag)).toEqual(["@ada/parser@1.0.1", "writer-v0.1.1"]);
  });
});
