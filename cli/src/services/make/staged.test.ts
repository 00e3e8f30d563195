import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { runMake } from "../../testing/run-make.ts";
import { tempRepository } from "../../testing/temp-repository.ts";

const title = (name: string) => ({ tool: "slug", input: { text: { file: `${name}.txt` } }, out: `out/${name}.txt` });
const config = (make: object) => JSON.stringify({ make });

/** A repository with two entries that are made and committed; `at` is where the configuration stands. */
async function committed(at = ".") {
  const repository = tempRepository();
  const folder = path.join(repository.folder, at);
  mkdirSync(folder, { recursive: true });
  const write = (name: string, text: string) => repository.write(path.join(at, name), text);
  write("toolbox.config.json", config({ a: title("a"), b: title("b") }));
  write("a.txt", "One\n");
  write("b.txt", "Two\n");
  await runMake(folder);
  repository.git("add", "-A");
  repository.commit("feat: begin", "2026-01-01");
  const check = async () => {
    const { env } = repository.shell;
    const run = await runMake(folder, { check: true, staged: true, shell: { env } });
    return { code: run.code, lines: run.err.split("\n").slice(0, -2) };
  };
  return { ...repository, folder, write, check };
}
const fine = { code: 0, lines: [] };

it.each([".", "packages/site"])("looks at what is staged alone: %s", async (at) => {
  const { write, git, check } = await committed(at);
  write("a.txt", "New\n");
  expect(await check()).toEqual(fine);
  write("b.txt", "New\n");
  git("add", "-A", "--", ":(glob)**/b.txt", ":(exclude,glob)**/out/**");
  expect(await check()).toEqual({ code: 1, lines: ["b: b.txt changed."] });
});

it("an output that is staged is looked at too, and so is the configuration", async () => {
  const { write, git, check } = await committed();
  write("out/a.txt", "mine");
  git("add", "out/a.txt");
  expect(await check()).toEqual({ code: 1, lines: ["a: out/a.txt was edited by hand."] });
  git("reset", "--quiet", "--hard");
  write("toolbox.config.json", config({ a: { ...title("a"), only: "slug.txt" }, b: title("b") }));
  git("add", "toolbox.config.json");
  expect(await check()).toEqual({ code: 1, lines: ["a: its settings changed."] });
});

it("what was made and would be left behind is named", async () => {
  const { write, git, check, folder } = await committed();
  write("a.txt", "New\n");
  await runMake(folder);
  git("add", "a.txt");
  const left = "a: out/a.txt is not staged as it stands here, toolbox.lock is not staged as it stands here.";
  expect(await check()).toEqual({ code: 1, lines: [left] });
  git("add", "-A");
  expect(await check()).toEqual(fine);
});

it("an input that is taken away, and one that changed again since it was staged", async () => {
  const { git, write, check, folder } = await committed();
  rmSync(path.join(folder, "a.txt"));
  git("add", "-A");
  expect(await check()).toEqual({ code: 1, lines: ["a: a.txt changed."] });
  git("reset", "--quiet", "--hard");
  write("a.txt", "other\n");
  git("add", "a.txt");
  write("a.txt", "One\n");
  expect(await check()).toEqual({ code: 1, lines: ["a: a.txt is not staged as it stands here."] });
});

it("outside of a repository it says so", async () => {
  const { folder, shell, write } = tempRepository({ isInitialized: false });
  write("toolbox.config.json", config({ a: { tool: "slug", input: { text: "A" }, out: "a.txt" } }));
  const run = await runMake(folder, { check: true, staged: true, shell: { env: shell.env } });
  expect(run).toMatchObject({ code: 3, err: expect.stringContaining("not a git repository") });
});
