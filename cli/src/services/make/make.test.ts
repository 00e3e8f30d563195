import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { folderOf } from "../../testing/folder-of.ts";
import { runMake } from "../../testing/run-make.ts";
import { tempFolder } from "../../testing/temp-folder.ts";

const slug = (text: unknown, out: string) => ({ tool: "slug", input: { text }, out });
const config = (make: object) => JSON.stringify({ make }, undefined, 2);
const read = (cwd: string, name: string) => readFileSync(path.join(cwd, name), "utf8");
const write = (cwd: string, name: string, text: string) => writeFileSync(path.join(cwd, name), text);

/** Two entries, one of a file and one of a batch, made. */
async function made() {
  const cwd = await folderOf({
    "toolbox.config.json": config({
      title: slug({ file: "title.txt" }, "out/title.txt"),
      posts: { tool: "workspace", input: { format: "mermaid" }, batch: "posts", out: "site" },
    }),
    "title.txt": "Hello World\n",
    "posts/a.md": "# A\n\nText.\n",
    "posts/b.md": "# B\n\nText.\n",
  });
  const run = await runMake(cwd);
  return { cwd, run };
}

describe("what is made", () => {
  it("stands in its place, and the lock says of what", async () => {
    const cwd = await folderOf({
      "toolbox.config.json": config({ title: slug({ file: "title.txt" }, "out/title.txt") }),
      "title.txt": "Hello World\n",
    });
    expect(await runMake(cwd)).toEqual({ code: 0, out: "title: out/title.txt\n", err: "Made 1 file.\n" });
    expect(read(cwd, "out/title.txt").trim()).toBe("hello-world");
    expect(
      read(cwd, "toolbox.lock")
        .split("\n")
        .map((line) => line.replace(/ \S+$/, "")),
    ).toEqual([
      expect.stringMatching(/^# Written/),
      "title - in title.txt",
      "title - out out/title.txt",
      expect.stringMatching(/^title - tool slug@/),
      "",
    ]);
  });

  it("is not made again, and the second run writes nothing", async () => {
    const { cwd } = await made();
    const before = read(cwd, "toolbox.lock");
    expect(await runMake(cwd)).toMatchObject({ code: 0, out: "", err: expect.stringContaining("Made 0 files") });
    expect(read(cwd, "toolbox.lock")).toBe(before);
  });

  it("takes one value of a JSON file, and does not care for the rest of it", async () => {
    const cwd = await folderOf({
      "toolbox.config.json": config({ name: slug({ file: "package.json", key: "author.name" }, "name.txt") }),
      "package.json": '{ "author": { "name": "Ada Lovelace" }, "version": "1.0.0" }',
    });
    await runMake(cwd);
    expect(read(cwd, "name.txt").trim()).toBe("ada-lovelace");
    write(cwd, "package.json", '{"author":{"name":"Ada Lovelace"},"version":"2.0.0"}');
    expect((await runMake(cwd, { check: true })).code).toBe(0);
    write(cwd, "package.json", '{"author":{"name":"Ada King"}}');
    expect(await runMake(cwd, { check: true })).toMatchObject({
      code: 1,
      err: expect.stringContaining("name: package.json#author.name changed."),
    });
  });

  it("comes after what it reads, whatever the order of the entries", async () => {
    const cwd = await folderOf({
      "toolbox.config.json": config({
        last: slug({ file: "out/first.txt" }, "last.txt"),
        first: slug({ file: "a.txt" }, "out/first.txt"),
      }),
      "a.txt": "One Two",
    });
    expect(await runMake(cwd)).toMatchObject({ code: 0, err: "Made 2 files.\n" });
    write(cwd, "a.txt", "Three");
    await runMake(cwd);
    expect(read(cwd, "last.txt").trim()).toBe("three");
  });

  it("is brought into the part of a file that is its own", async () => {
    const cwd = await folderOf({
      "toolbox.config.json": config({
        readme: {
          tool: "readme",
          input: { projectName: "Tea", description: "Makes tea.", marks: true },
          into: "README.md",
        },
      }),
      "README.md": "<!-- toolbox:head -->\n<!-- /toolbox:head -->\n\nBy hand.\n",
    });
    expect((await runMake(cwd)).code).toBe(0);
    expect(read(cwd, "README.md")).toMatch(/# Tea[\s\S]*By hand\.\n$/);
    write(cwd, "README.md", `${read(cwd, "README.md")}More by hand.\n`);
    expect((await runMake(cwd, { check: true })).code).toBe(0);
    write(cwd, "README.md", read(cwd, "README.md").replace("# Tea", "# Coffee"));
    expect(await runMake(cwd, { check: true })).toMatchObject({
      code: 1,
      err: expect.stringContaining("README.md is not what is made now"),
    });
  });

  it("takes a list of files by a glob, and sees one that is added", async () => {
    const cwd = await folderOf({
      "toolbox.config.json": config({
        sums: { tool: "schema", input: { sql: ["sql/*.sql"], format: "mermaid" }, out: "schema" },
      }),
      "sql/1.sql": "create table a (id int primary key);",
    });
    const run = await runMake(cwd);
    expect(run).toMatchObject({ code: 0 });
    write(cwd, "sql/2.sql", "create table b (id int primary key);");
    expect(await runMake(cwd, { check: true })).toMatchObject({
      code: 1,
      err: expect.stringContaining("sql/2.sql is new"),
    });
  });
});

describe("--check", () => {
  it("says nothing is out of date, and writes nothing", async () => {
    const { cwd } = await made();
    expect(await runMake(cwd, { check: true })).toEqual({ code: 0, out: "", err: "Up to date: 3 runs.\n" });
    expect(await runMake(cwd, { check: true, full: true })).toMatchObject({ code: 0 });
  });

  it.each([
    ["an input changed", (cwd: string) => write(cwd, "posts/a.md", "# New\n"), "posts posts/a.md: posts/a.md changed."],
    ["an input is gone", (cwd: string) => rmSync(path.join(cwd, "title.txt")), "title: title.txt changed."],
    [
      "an output was edited",
      (cwd: string) => write(cwd, "out/title.txt", "mine"),
      "title: out/title.txt was edited by hand.",
    ],
    [
      "an output is missing",
      (cwd: string) => rmSync(path.join(cwd, "site/b.mmd")),
      "posts posts/b.md: site/b.mmd is missing.",
    ],
    [
      "the settings changed",
      (cwd: string) =>
        write(
          cwd,
          "toolbox.config.json",
          read(cwd, "toolbox.config.json").replace('"tool": "slug"', '"tool": "slug", "only": "slug.txt"'),
        ),
      "title: its settings changed.",
    ],
    [
      "a file of a batch is gone",
      (cwd: string) => rmSync(path.join(cwd, "posts/b.md")),
      "posts posts/b.md: site/b.mmd is left over: nothing makes it any more.",
    ],
    [
      "a file of a batch is new",
      (cwd: string) => write(cwd, "posts/c.md", "# C\n"),
      "posts posts/c.md: it was never made.",
    ],
  ])("%s: it names just that", async (_, change, sentence) => {
    const { cwd } = await made();
    change(cwd);
    const { code, err } = await runMake(cwd, { check: true });
    expect(code).toBe(1);
    expect(err.split("\n")[0]).toBe(sentence);
    expect(err.split("\n")).toHaveLength(3);
  });

  it("of another version of Toolbox that makes the same is current", async () => {
    const { cwd } = await made();
    write(cwd, "toolbox.lock", read(cwd, "toolbox.lock").replaceAll(/@\S+/g, "@0.0.1"));
    expect((await runMake(cwd, { check: true })).code).toBe(0);
  });

  it("--diff shows it, --format github points at it, --json has it as data", async () => {
    const { cwd } = await made();
    write(cwd, "title.txt", "Other\n");
    expect((await runMake(cwd, { diff: true })).out).toContain("-hello-world\n");
    expect((await runMake(cwd, { check: true, format: "github" })).err).toMatch(
      /^::error file=title\.txt,title=title::title\.txt changed\.\n/,
    );
    expect(JSON.parse((await runMake(cwd, { check: true, json: true })).out)).toEqual({
      ok: false,
      runs: [{ entry: "title", reasons: [{ kind: "input", file: "title.txt" }] }],
    });
  });
});

describe("what is the user's", () => {
  it("a file that Toolbox did not make stays, until --force", async () => {
    const cwd = await folderOf({
      "toolbox.config.json": config({ title: slug("A", "title.txt") }),
      "title.txt": "mine",
    });
    expect(await runMake(cwd)).toMatchObject({
      code: 1,
      err: "title: title.txt is there already, and Toolbox did not make it. --diff shows what would change; --force replaces.\nMade 0 files, 1 failed.\n",
    });
    expect([read(cwd, "title.txt"), existsSync(path.join(cwd, "toolbox.lock"))]).toEqual(["mine", false]);
    expect((await runMake(cwd, { force: true })).code).toBe(0);
    expect(read(cwd, "title.txt").trim()).toBe("a");
  });

  it("a file that was edited stays, until --force; the others are made", async () => {
    const { cwd } = await made();
    write(cwd, "out/title.txt", "mine");
    write(cwd, "title.txt", "New\n");
    write(cwd, "posts/a.md", "# New\n");
    expect(await runMake(cwd)).toMatchObject({
      code: 1,
      out: "posts posts/a.md: site/a.mmd\n",
      err: expect.stringContaining("out/title.txt was edited by hand and is left as it is."),
    });
    expect(read(cwd, "out/title.txt")).toBe("mine");
  });

  it("what nothing makes any more is named, and removed by --prune only where it is unchanged", async () => {
    const { cwd } = await made();
    write(cwd, "toolbox.config.json", config({}));
    write(cwd, "site/b.mmd", "mine");
    expect((await runMake(cwd)).err).toContain(
      "site/a.mmd is left over: nothing makes it any more. --prune removes it.\n",
    );
    const pruned = await runMake(cwd, { prune: true });
    expect(pruned.err).toContain(
      "site/b.mmd is left over and was edited by hand: it stays, and is yours from now on.\n",
    );
    expect([existsSync(path.join(cwd, "site/a.mmd")), read(cwd, "site/b.mmd")]).toEqual([false, "mine"]);
    expect(await runMake(cwd, { check: true })).toMatchObject({ code: 0 });
  });

  it("an entry of another name takes over what it finds", async () => {
    const { cwd } = await made();
    write(cwd, "toolbox.config.json", read(cwd, "toolbox.config.json").replace('"title":', '"name":'));
    write(cwd, "title.txt", "Other\n");
    const run = await runMake(cwd);
    expect(run).toMatchObject({ code: 0 });
    expect(read(cwd, "out/title.txt").trim()).toBe("other");
  });

  it("nothing is written outside of the repository, not through a link either", async () => {
    const elsewhere = await tempFolder();
    const cwd = await folderOf({ "toolbox.config.json": config({ title: slug("A", "link/title.txt") }) });
    mkdirSync(path.join(cwd, ".git"));
    symlinkSync(elsewhere, path.join(cwd, "link"));
    expect(await runMake(cwd)).toMatchObject({
      code: 1,
      err: expect.stringContaining("link/title.txt leads out of the repository."),
    });
    write(cwd, "toolbox.config.json", config({ title: slug("A", "../title.txt") }));
    expect(await runMake(cwd)).toMatchObject({
      code: 2,
      err: expect.stringContaining('names "../title.txt", which lies outside of the repository.'),
    });
  });
});

it("stopped between a file and the lock, the next run goes on", async () => {
  const { cwd } = await made();
  renameSync(path.join(cwd, "toolbox.lock"), path.join(cwd, "gone"));
  expect(await runMake(cwd)).toMatchObject({ code: 0, out: "" });
  expect(read(cwd, "toolbox.lock")).toBe(read(cwd, "gone"));
});

it("two at once lose nothing of each other", async () => {
  const names = Array.from({ length: 12 }, (_, at) => `e${at}`);
  const cwd = await folderOf({
    "toolbox.config.json": config(Object.fromEntries(names.map((name) => [name, slug(name, `out/${name}.txt`)]))),
  });
  await Promise.all(names.map((name) => runMake(cwd, { names: [name] })));
  expect(await runMake(cwd, { check: true })).toMatchObject({ code: 0, err: "Up to date: 12 runs.\n" });
});

it("two entries that write one file are told apart", async () => {
  const cwd = await folderOf({ "toolbox.config.json": config({ a: slug("A", "x.txt"), b: slug("B", "x.txt") }) });
  expect(await runMake(cwd)).toMatchObject({ code: 1, err: expect.stringMatching(/x\.txt is made by [ab] too\./) });
});

it("a lock with a merge in it is named by its line", async () => {
  const { cwd } = await made();
  write(cwd, "toolbox.lock", `${read(cwd, "toolbox.lock")}<<<<<<< HEAD\n`);
  expect(await runMake(cwd, { check: true })).toMatchObject({
    code: 2,
    err: expect.stringMatching(/toolbox\.lock, line \d+ is not a line that Toolbox wrote/),
  });
});
