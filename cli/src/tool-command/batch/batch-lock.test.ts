import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type AnyTool, fileText } from "@toolbox/core";
import { describe, expect, it } from "vitest";
import { LOCK_NAME } from "../../lock/lock.ts";
import { folderOf } from "../../testing/folder-of.ts";
import { runMake } from "../../testing/run-make.ts";
import { runToolCommand } from "../../testing/run-tool-command.ts";
import { shout } from "./fake-shout.ts";

const read = (cwd: string, name: string) => readFileSync(path.join(cwd, name), "utf8");

describe("what is unchanged is not made again", () => {
  async function twice(change: (cwd: string) => void, args: readonly string[] = []) {
    const cwd = await folderOf({ "in/a.md": "a", "in/b.md": "b" });
    const { tool, ran } = shout();
    await runToolCommand(tool, ["--batch", "in", "--out", "out"], { cwd });
    ran.length = 0;
    change(cwd);
    const run = await runToolCommand(tool, ["--batch", "in", "--out", "out", ...args], { cwd });
    return { run, cwd, ran: ran.toSorted() };
  }
  const write = (name: string, content: string) => (cwd: string) => writeFileSync(path.join(cwd, name), content);

  it("nothing changed: nothing runs", async () => {
    const { run, ran } = await twice(() => {});
    expect(run).toMatchObject({ code: 0, out: "", err: "Wrote 0 files from 0 of 2 files, 2 unchanged.\n" });
    expect(ran).toEqual([]);
  });

  it.each([
    ["an input", write("in/a.md", "new"), [], ["new"]],
    ["a flag", () => {}, ["--mark", "?"], ["a", "b"]],
    ["a result is gone", (cwd: string) => rmSync(path.join(cwd, "out/b.log")), [], ["b"]],
    ["--force", () => {}, ["--force"], ["a", "b"]],
    ["all of it is gone", (cwd: string) => rmSync(path.join(cwd, "out"), { recursive: true }), [], ["a", "b"]],
  ])("%s: only what it touches runs, over its own earlier results", async (_, change, args, expected) => {
    const { run, ran } = await twice(change, args);
    expect(run.code).toBe(0);
    expect(ran).toEqual(expected);
  });

  it("a result the user edited is not overwritten without --force", async () => {
    const { run, cwd } = await twice(write("out/a.log", "mine"), ["--mark", "?"]);
    expect(run.code).toBe(1);
    expect(run.err).toContain("already exists. Use --force to replace");
    expect(read(cwd, "out/a.log")).toBe("mine");
  });

  it("without a lock nothing is overwritten but what is just so", async () => {
    const { run, cwd } = await twice((folder) => rmSync(path.join(folder, "out", LOCK_NAME)), ["--mark", "?"]);
    expect(run.code).toBe(1);
    expect(run.err).toContain("already exists. Use --force to replace");
    expect(read(cwd, "out/a.log")).toBe("A!");
    // As after a batch that was killed before it kept anything.
    const again = await runToolCommand(shout().tool, ["--batch", "in", "--out", "out"], { cwd });
    expect(again).toMatchObject({ code: 0, err: "Wrote 2 files from 2 of 2 files.\n" });
  });

  it("a lock that a merge has damaged is told by its line, and nothing is written", async () => {
    const { run } = await twice(write(`out/${LOCK_NAME}`, "<<<<<<< HEAD\n"), ["--mark", "?"]);
    expect(run).toMatchObject({ code: 2, out: "" });
    expect(run.err).toContain("toolbox.lock, line 1 is not a line that Toolbox wrote.");
  });

  it("a picture that a document names is one of its inputs", async () => {
    const cwd = await folderOf({ "in/a.md": "beside.txt", "in/beside.txt": "one" });
    const { tool, ran } = shout();
    const reading: AnyTool = {
      ...tool,
      batch: {
        endings: ["md"],
        async read(file) {
          const beside = await file.near?.("beside.txt");
          return { text: beside ? await fileText(beside) : "none" };
        },
      },
    };
    const again = () => runToolCommand(reading, ["--batch", "in", "--out", "out"], { cwd });
    await again();
    writeFileSync(path.join(cwd, "in/beside.txt"), "two");
    await again();
    await again();
    expect(ran).toEqual(["one", "two"]);
  });

  it("two batches into one folder at once lose nothing of each other", async () => {
    const names = ["a", "b", "c", "d"];
    const cwd = await folderOf(Object.fromEntries(names.map((name) => [`${name}/${name}.md`, name])));
    const all = () =>
      Promise.all(names.map((name) => runToolCommand(shout().tool, ["--batch", name, "--out", "out"], { cwd })));
    await all();
    for (const { err } of await all()) expect(err).toBe("Wrote 0 files from 0 of 1 file, 1 unchanged.\n");
  });

  it("what another tool, or another input, wrote there is not overwritten", async () => {
    const cwd = await folderOf({ "in/a.md": "a", "also/a.md": "b" });
    const { tool } = shout();
    await runToolCommand(tool, ["--batch", "in", "--out", "out"], { cwd });
    const args = ["--batch", "also", "--out", "out"];
    expect((await runToolCommand(tool, args, { cwd })).code).toBe(1);
    expect(
      (await runToolCommand({ ...tool, id: "other" }, ["--batch", "in", "--out", "out", "--mark", "?"], { cwd })).code,
    ).toBe(1);
    expect(read(cwd, "out/a.log")).toBe("A!");
  });

  it("what is known stands in the lock beside the results, as toolbox make writes it", async () => {
    const { cwd } = await twice(() => {});
    expect(readdirSync(path.join(cwd, "out")).toSorted()).toEqual(["a.log", "b.log", LOCK_NAME]);
    const lines = read(cwd, `out/${LOCK_NAME}`).split("\n").slice(1, 4);
    expect(lines.map((line) => line.replace(/ \S+$/, ""))).toEqual([
      "batch:shout ../in/a.md in ../in/a.md",
      "batch:shout ../in/a.md out a.log",
      expect.stringMatching(/^batch:shout \.\.\/in\/a\.md tool shout@/),
    ]);
  });
});

it("toolbox make in the folder of the results leaves what batches know alone", async () => {
  const make = { title: { tool: "slug", input: { text: "A" }, out: "title.txt" } };
  const cwd = await folderOf({ "in/a.md": "a", "toolbox.config.json": JSON.stringify({ make }) });
  const { tool } = shout();
  await runToolCommand(tool, ["--batch", "in"], { cwd });
  const before = read(cwd, LOCK_NAME)
    .split("\n")
    .filter((line) => line.startsWith("batch:"));
  expect(before).toHaveLength(3);
  expect(await runMake(cwd, { prune: true })).toEqual({ code: 0, out: "title: title.txt\n", err: "Made 1 file.\n" });
  expect(await runMake(cwd, { check: true })).toMatchObject({ code: 0, err: "Up to date: 1 run.\n" });
  expect(read(cwd, LOCK_NAME).split("\n")).toEqual(expect.arrayContaining(before));
  expect((await runToolCommand(tool, ["--batch", "in"], { cwd })).err).toContain("1 unchanged");
});

describe("what an earlier Toolbox kept beside the results", () => {
  const hash = (text: string) => createHash("sha256").update(text).digest("base64url");
  const OLD = "out/.toolbox-batch.json";
  const old = (outputs: object) =>
    JSON.stringify({
      version: 1,
      entries: { "shout ../in/a.md": { key: "k", outputs }, "other ../x.md": { key: "k", outputs: { "x.log": "h" } } },
    });
  const batch = (cwd: string, ...args: string[]) =>
    runToolCommand(shout().tool, ["--batch", "in", "--out", "out", ...args], { cwd });

  it("is carried over, of all tools, and then removed", async () => {
    const cwd = await folderOf({
      "in/a.md": "a",
      "out/a.log": "made before",
      [OLD]: old({ "a.log": hash("made before") }),
    });
    expect(await batch(cwd)).toMatchObject({ code: 0, err: "Wrote 1 file from 1 of 1 file.\n" });
    expect([read(cwd, "out/a.log"), existsSync(path.join(cwd, OLD))]).toEqual(["A!", false]);
    expect(read(cwd, `out/${LOCK_NAME}`)).toContain("batch:other ../x.md out x.log h\n");
    expect((await batch(cwd)).err).toBe("Wrote 0 files from 0 of 1 file, 1 unchanged.\n");
  });

  it("keeps what was edited since from being overwritten", async () => {
    const cwd = await folderOf({ "in/a.md": "a", "out/a.log": "mine", [OLD]: old({ "a.log": hash("made before") }) });
    expect((await batch(cwd)).code).toBe(1);
    expect(read(cwd, "out/a.log")).toBe("mine");
    expect(read(cwd, `out/${LOCK_NAME}`)).toContain(`out a.log ${hash("made before")}`);
  });

  it("stays where nothing is to be written, and where it cannot be read", async () => {
    const cwd = await folderOf({ "in/a.md": "a", [OLD]: old({}) });
    await batch(cwd, "--check");
    expect(readdirSync(path.join(cwd, "out"))).toEqual([path.basename(OLD)]);
    writeFileSync(path.join(cwd, OLD), "{ no json");
    await batch(cwd);
    expect(read(cwd, OLD)).toBe("{ no json");
  });
});
