import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { tempRepository } from "../../testing/temp-repository.ts";
import { filesAtState, noSuchState } from "./git-state.ts";

const field = { accept: ["application/sql"] };

/** Two migrations on main; a branch with a third, while main got another one meanwhile. */
function branched() {
  const repository = tempRepository();
  mkdirSync(path.join(repository.folder, "db/migrations"), { recursive: true });
  mkdirSync(path.join(repository.folder, "db/.hidden"));
  const { write, git, commit } = repository;
  write("db/migrations/1_a.sql", "create table a (id int);\n");
  write("db/migrations/2_é b.sql", "create table b (id int);");
  write("db/migrations/notes.txt", "no schema");
  write("db/.hidden/3.sql", "create table hidden (id int);");
  git("add", ".");
  commit("feat: one", "2024-01-01");
  git("tag", "v1");
  git("checkout", "--quiet", "-b", "work");
  write("db/migrations/3_c.sql", "create table c (id int);");
  git("add", ".");
  commit("feat: two", "2024-01-02");
  git("checkout", "--quiet", "main");
  write("db/migrations/4_d.sql", "create table d (id int);");
  git("add", ".");
  commit("feat: three", "2024-01-03");
  git("checkout", "--quiet", "work");
  return repository;
}

describe("filesAtState", () => {
  const texts = async (repository: ReturnType<typeof branched>, state: string, paths: string[], cwd = "") => {
    const shell = { ...repository.shell, cwd: path.join(repository.folder, cwd) };
    const files = await filesAtState(shell, state, paths, field);
    return files && Promise.all(files.map(async (file) => [file.name, Buffer.from(await file.bytes()).toString()]));
  };
  const first = ["1_a.sql", "create table a (id int);\n"];
  const second = ["2_é b.sql", "create table b (id int);"];
  const third = ["3_c.sql", "create table c (id int);"];

  it.each([
    ["a branch, where the two part", "main", ["db/migrations"], "", [first, second]],
    ["a tag", "v1", ["db"], "", [first, second]],
    ["the commit before", "HEAD^", ["db/migrations"], "", [first, second]],
    ["the commit one is on", "HEAD", ["db/migrations"], "", [first, second, third]],
    ["one file", "main", ["db/migrations/1_a.sql"], "", [first]],
    ["files in their order", "main", ["db/migrations/2_é b.sql", "db/migrations/1_a.sql"], "", [second, first]],
    ["from a folder below", "main", ["."], "db/migrations", [first, second]],
    ["from a folder beside", "main", ["../migrations"], "db/migrations", [first, second]],
    ["a folder that was not there", "main", ["other"], "", []],
    ["a folder outside of the repository", "main", [".."], "", []],
    ["no such state", "mian", ["db"], "", undefined],
    ["what git takes for a flag", "--all", ["db"], "", undefined],
  ])("%s", async (_, state, paths, cwd, expected) => {
    expect(await texts(branched(), state, paths, cwd)).toEqual(expected);
  });

  it("is undefined where there is no repository or no commit", async () => {
    const none = tempRepository({ isInitialized: false });
    expect(await filesAtState(none.shell, "main", ["."], field)).toBeUndefined();
    const fresh = tempRepository();
    expect(await filesAtState(fresh.shell, "main", ["."], field)).toBeUndefined();
  });

  it("reads the state itself where the histories share nothing", async () => {
    const repository = branched();
    repository.git("checkout", "--quiet", "--orphan", "alone");
    repository.commit("feat: alone", "2024-02-01");
    const files = await filesAtState(repository.shell, "main", ["db/migrations"], field);
    expect(files?.map(({ name }) => name)).toEqual(["1_a.sql", "2_é b.sql", "4_d.sql"]);
  });

  it("reads a thousand migrations", async () => {
    const repository = tempRepository();
    mkdirSync(path.join(repository.folder, "m"));
    for (let n = 1000; n < 2000; n++) repository.write(`m/${n}.sql`, `create table t${n} (id int);`);
    execFileSync("git", ["add", "."], { cwd: repository.folder });
    repository.commit("feat: all", "2024-01-01");
    const files = await filesAtState(repository.shell, "HEAD", ["m"], field);
    expect(files).toHaveLength(1000);
    expect(Buffer.from((await files?.[999]?.bytes()) ?? []).toString()).toBe("create table t1999 (id int);");
  });
});

it("noSuchState says how to get a branch of the remote", () => {
  expect(noSuchState("mian")).toBe(
    'There is no file "mian", and git knows no branch, tag or commit of that name here.',
  );
  expect(noSuchState("origin/main")).toMatch(/ Fetch it: git fetch origin main$/);
});
