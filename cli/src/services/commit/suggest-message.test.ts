import { mkdirSync } from "node:fs";
import path from "node:path";
import { commitTypes } from "@toolbox/core/git/commit/types.ts";
import { describe, expect, it } from "vitest";
import { type TempRepository, tempRepository } from "../../testing/temp-repository.ts";
import { readHabits } from "./read-habits.ts";
import { suggestMessage } from "./suggest-message.ts";

const types = commitTypes.map(({ type }) => type);

function change(repository: TempRepository, file: string, message: string): void {
  mkdirSync(path.dirname(path.join(repository.folder, file)), { recursive: true });
  repository.write(file, `${message} ${Math.random()}\n`);
  repository.git("add", "--", file);
  repository.commit(message, "2026-01-01");
}

describe("readHabits", () => {
  it("counts the conventional commits, not the others, nor merges", async () => {
    const repository = tempRepository();
    change(repository, "api/a b.ts", "feat(api): one\n\nfix: not this line");
    change(repository, "api/é\t.ts", "Say something else");
    change(repository, "web/c.ts", "FIX(web)!: two");
    repository.git("checkout", "--quiet", "-b", "side", "HEAD~1");
    change(repository, "web/d.ts", "docs: three");
    repository.git("checkout", "--quiet", "main");
    repository.git("merge", "--quiet", "--no-ff", "side", "-m", "feat: merge");
    const habits = await readHabits(repository.shell);
    expect(habits.total).toBe(3);
    expect(Object.fromEntries(habits.types)).toEqual({ feat: 1, fix: 1, docs: 1 });
    expect(Object.fromEntries(habits.scopesOfPath.get("api/a b.ts") ?? [])).toEqual({ api: 1 });
    expect(Object.fromEntries(habits.typesOfPath.get("web/") ?? [])).toEqual({ fix: 1, docs: 1 });
  });

  it("counts nothing before the first commit", async () => {
    const { shell } = tempRepository();
    expect((await readHabits(shell)).total).toBe(0);
  });
});

describe("suggestMessage", () => {
  it("learns from the repository, reads the branch, and says the same each time", async () => {
    const repository = tempRepository();
    for (let count = 0; count < 12; count++) {
      change(repository, "server/main.ts", `fix(api): crash ${count}`);
      change(repository, "page/index.tsx", `feat(page): row ${count}`);
    }
    repository.git("checkout", "--quiet", "-b", "ada/gh-45-paging");
    const suggestion = await suggestMessage(repository.shell, ["server/other.ts"], types);
    expect(suggestion).toMatchObject({
      type: { value: "fix" },
      scope: { value: "api" },
      issue: { value: "45", why: "from the branch ada/gh-45-paging" },
      scopes: ["api", "page"],
    });
    expect(await suggestMessage(repository.shell, ["server/other.ts"], types)).toEqual(suggestion);
  });

  it.each([
    ['{ "name": "@ledger/core" }', "core"],
    ['{ "private": true }', "engine"],
    ["not json", "engine"],
  ])("names the package of the files: %s", async (manifest, scope) => {
    const repository = tempRepository();
    mkdirSync(path.join(repository.folder, "packages/engine/src"), { recursive: true });
    repository.write("package.json", '{ "name": "root" }');
    repository.write("packages/engine/package.json", manifest);
    const inside = ["packages/engine/src/a.ts", "packages/engine/b.ts"];
    expect((await suggestMessage(repository.shell, inside, types)).scope?.value).toBe(scope);
    expect((await suggestMessage(repository.shell, [...inside, "c.ts"], types)).scope).toBeUndefined();
  });

  it("works without a branch, from a folder further in", async () => {
    const repository = tempRepository();
    change(repository, "docs/a.md", "docs: a");
    repository.git("checkout", "--quiet", "--detach");
    const shell = { ...repository.shell, cwd: path.join(repository.folder, "docs") };
    expect((await suggestMessage(shell, ["docs/a.md"], types)).type?.value).toBe("docs");
  });
});
