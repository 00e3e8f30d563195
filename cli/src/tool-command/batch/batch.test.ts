import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { AnyTool } from "@toolbox/core";
import { describe, expect, it } from "vitest";
import { fakeShell } from "../../testing/fake-shell.ts";
import { folderOf } from "../../testing/folder-of.ts";
import { runToolCommand } from "../../testing/run-tool-command.ts";
import { shout } from "./fake-shout.ts";
import { runBounded } from "../run/run-bounded.ts";

const read = (cwd: string, name: string) => readFileSync(path.join(cwd, name), "utf8");

describe("what is found and what it is called", () => {
  it("a folder gives its files with the tool's endings, deeply and in order, under the same places", async () => {
    const cwd = await folderOf({
      "in/b.md": "b",
      "in/sub/a.TXT": "a",
      "in/skip.png": "x",
      "in/.hidden/a.txt": "x",
      "in/node_modules/a.txt": "x",
    });
    const run = await runToolCommand(shout().tool, ["--batch", "in", "--out", "out"], { cwd });
    expect(run).toMatchObject({
      code: 0,
      out: `${path.join("out", "b.log")}\n${path.join("out", "sub", "a.log")}\n`,
      err: "Wrote 2 files from 2 of 2 files.\n",
    });
    expect(read(cwd, "out/sub/a.log")).toBe("A!");
  });

  it("several results of one input stand in a folder of its name; --only makes it one again", async () => {
    const cwd = await folderOf({ "in/a.md": "a" });
    const { tool } = shout({ parts: true });
    await runToolCommand(tool, ["--batch", "in", "--out", "out"], { cwd });
    expect(readdirSync(path.join(cwd, "out/a")).toSorted()).toEqual(["loud.log", "quiet.log"]);
    await runToolCommand(tool, ["--batch", "in", "--out", "one", "--only", "quiet.log"], { cwd });
    expect(read(cwd, "one/a.log")).toBe("a");
  });

  it("single files count whatever their ending, by their place below what they share", async () => {
    const cwd = await folderOf({ "x/a.txt": "a", "x/y/a.odd": "b" });
    const run = await runToolCommand(shout().tool, ["--batch", "x/a.txt", "x/y/a.odd", "--out", "out"], { cwd });
    expect(run.out).toBe(`${path.join("out", "a.log")}\n${path.join("out", "y", "a.log")}\n`);
  });

  it("files of one name in two folders stand under their folders", async () => {
    const cwd = await folderOf({ "x/a.md": "1", "y/a.md": "2" });
    const run = await runToolCommand(shout().tool, ["--batch", "x", "y", "--out", "out"], { cwd });
    expect(run.out).toBe(`${path.join("out", "x", "a.log")}\n${path.join("out", "y", "a.log")}\n`);
  });

  it("two inputs that would share a name keep their endings", async () => {
    const cwd = await folderOf({ "in/a.md": "md", "in/A.txt": "txt" });
    const run = await runToolCommand(shout().tool, ["--batch", "in", "--out", "out"], { cwd });
    expect(run.out).toBe(`${path.join("out", "A.txt.log")}\n${path.join("out", "a.md.log")}\n`);
  });

  it("results inside the folder of inputs are not inputs of the next run", async () => {
    const cwd = await folderOf({ "in/a.md": "a" });
    const { tool, ran } = shout();
    const asText: AnyTool = { ...tool, generate: (input, ports, context) => tool.generate(input, ports, context) };
    for (const _ of [1, 2]) await runToolCommand(asText, ["--batch", ".", "--out", "in/out"], { cwd });
    expect(ran).toEqual(["a"]);
  });

  it.each([
    [["--batch", "in"], "--batch: there is no .txt or .md file in in."],
    [["--batch", "nowhere"], '--batch: There is no file "nowhere".'],
    [["--batch", "in", "--out", "-"], "--batch writes files, and --out - writes none."],
    [["hello", "--batch", "in"], '--batch reads files, and "hello" gives --text for all of them.'],
  ])("%j is refused", async (args, message) => {
    const cwd = await folderOf({ "in/a.png": "" });
    const run = await runToolCommand(shout().tool, args, { cwd });
    expect(run).toMatchObject({ code: 2, out: "" });
    expect(run.err).toContain(message);
  });
});

describe("a run of many", () => {
  it("a failing file is told by its name and does not stop the others; the end is 1", async () => {
    const cwd = await folderOf({ "a.md": "broken", "b.md": "", "c.md": Uint8Array.of(0xff), "d.md": "good" });
    const run = await runToolCommand(shout().tool, ["--batch", ".", "--out", "out"], { cwd });
    expect(run).toMatchObject({ code: 1, out: `${path.join("out", "d.log")}\n` });
    expect(run.err.split("\n").toSorted()).toEqual([
      "",
      "Wrote 1 file from 1 of 4 files, 3 failed.",
      "a.md: It is broken.",
      "b.md: Say something.",
      "c.md: c.md is not UTF-8 text. Save it as UTF-8 and try again.",
    ]);
  });

  it("flags count for every file, and win over what a file says", async () => {
    const cwd = await folderOf({ "a.md": "a", "b.md": "b" });
    await runToolCommand(shout().tool, ["--batch", ".", "--out", "out", "--mark", "?"], { cwd });
    expect([read(cwd, "out/a.log"), read(cwd, "out/b.log")]).toEqual(["A?", "B?"]);
    await runToolCommand(shout().tool, ["--batch", ".", "--out", "all", "--text", "same"], { cwd });
    expect([read(cwd, "all/a.log"), read(cwd, "all/b.log")]).toEqual(["SAME!", "SAME!"]);
  });

  it("--json prints one row per file", async () => {
    const cwd = await folderOf({ "a.md": "a", "b.md": "broken" });
    const run = await runToolCommand(shout().tool, ["--batch", ".", "--out", "out", "--json"], { cwd });
    expect({ code: run.code, err: run.err }).toEqual({ code: 1, err: "" });
    expect(JSON.parse(run.out)).toEqual({
      ok: false,
      runs: [
        {
          file: "a.md",
          status: "done",
          outputs: [{ kind: "text", name: "a.log", mime: "text/plain", path: path.join("out", "a.log") }],
          issues: [],
        },
        { file: "b.md", status: "failed", outputs: [], issues: [{ message: "It is broken." }] },
      ],
    });
  });

  it("--check and --diff look at every result", async () => {
    const cwd = await folderOf({ "in/a.md": "a", "in/b.md": "b", "out/a.log": "A!", "out/b.log": "old\n" });
    const run = await runToolCommand(shout().tool, ["--batch", "in", "--out", "out", "--check", "--diff"], { cwd });
    expect(run.code).toBe(1);
    expect(run.err).toBe(`toolbox: ${path.join("out", "b.log")} is out of date. --diff shows what would change.\n`);
    expect(run.out).toContain("-old\n");
    expect(readdirSync(path.join(cwd, "out")).toSorted()).toEqual(["a.log", "b.log"]);
  });

  it("Ctrl+C ends it with 130, and what was written is remembered", async () => {
    const cwd = await folderOf(Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`${at + 10}.md`, `${at}`])));
    const abort = new AbortController();
    const { tool, ran } = shout();
    const stopping: AnyTool = {
      ...tool,
      generate(input, ports, context) {
        const outputs = tool.generate(input, ports, context);
        if (ran.length === 3) abort.abort();
        return outputs;
      },
    };
    const run = await runToolCommand(stopping, ["--batch", ".", "--out", "out"], { cwd, signal: abort.signal });
    expect(run.code).toBe(130);
    expect(ran.length).toBeLessThan(20);
    const count = run.out.split("\n").length - 1;
    expect(count).toBeGreaterThan(0);
    const next = await runToolCommand(tool, ["--batch", ".", "--out", "out"], { cwd });
    expect(next.err).toBe(`Wrote ${20 - count} files from ${20 - count} of 20 files, ${count} unchanged.\n`);
  });

  it("never works on more than so many at once, and on all of them", async () => {
    let [now, most] = [0, 0];
    const seen: number[] = [];
    const context = async (item: number) => {
      most = Math.max(most, ++now);
      await new Promise((resolve) => setImmediate(resolve));
      now--;
      seen.push(item);
    };
    await runBounded([...Array(25).keys()], 3, context, fakeShell().signal);
    expect({ most, seen }).toEqual({ most: 3, seen: [...Array(25).keys()] });
  });
});
