import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type AnyTool, field, defineTool, fileText } from "@toolbox/core";
import { describe, expect, it, vi } from "vitest";
import { fakeShell } from "../../testing/fake-shell.ts";
import { runProgram } from "../../program.ts";
import { explain } from "../../shell/explain.ts";
import { runTool } from "@toolbox/core";
import { fakePorts } from "@toolbox/core/testing";
import { runToolCommand } from "../../testing/run-tool-command.ts";
import { tempFolder } from "../../testing/temp-folder.ts";

const tool = defineTool({
  id: "shout",
  route: "/sample",
  title: "Shout",
  summary: "Says it louder",
  aliases: [],
  action: { label: "Shout", busyLabel: "Shouting...", success: { title: "Shouted" } },
  fields: { text: field.text({ label: "Text", initial: "", min: 1, lines: 3, message: "Say something." }) },
  positional: "text",
  examples: [{ name: "Hello", input: { text: "Hello" } }],
  batch: { endings: ["md"], read: async (file) => ({ text: await fileText(file) }) },
  generate: ({ text }) => [{ kind: "text", name: "loud.txt", mime: "text/plain", text: text.toUpperCase() }],
}) as AnyTool;

/** Starts the command; `lines` are those it said so far, `end` stops it and gives its exit code. */
function start(args: readonly string[], cwd: string) {
  const shell = fakeShell({ cwd });
  const ended = runProgram(["shout", ...args], "0.0.0", shell, {
    commands: [],
    tools: [{ ...tool, load: async () => tool }],
    requireSignIn: () => Promise.resolve(),
    runTool: (which, raw, context) => runTool(which, raw, fakePorts(), context),
  }).then(
    () => 0,
    (error: unknown) => explain(error, {}).exitCode,
  );
  const lines = () =>
    shell
      .err()
      .split("\n")
      .filter(Boolean)
      .map((line) => line.replace(/^\d\d:\d\d:\d\d /, ""));
  return {
    out: shell.out,
    lines,
    until: (count: number) =>
      vi.waitFor(() => expect(lines().length).toBeGreaterThanOrEqual(count), { timeout: 5000, interval: 10 }),
    end: () => {
      shell.abort.abort();
      return ended;
    },
  };
}

describe("--watch", () => {
  it("runs again when the file changes, one line per run, over its own result; Ctrl+C ends it with 130", async () => {
    const cwd = await tempFolder();
    const file = path.join(cwd, "a.md");
    writeFileSync(file, "one");
    const watching = start(["--watch", "--text-file", "a.md", "--out", "out"], cwd);
    await watching.until(1);
    writeFileSync(file, "two");
    await watching.until(2);
    // As editors save: a new file in the place of the old one.
    writeFileSync(`${file}~`, "three");
    renameSync(`${file}~`, file);
    await watching.until(3);
    expect(readFileSync(path.join(cwd, "out/loud.txt"), "utf8")).toBe("THREE");
    const wrote = `Wrote ${path.join("out", "loud.txt")}.`;
    expect(watching.lines()).toEqual([wrote, wrote, wrote]);
    expect(watching.out()).toBe("");
    expect(await watching.end()).toBe(130);
  });

  it("a run that fails is told, and the next change is heard; so is a file that goes and comes", async () => {
    const cwd = await tempFolder();
    const file = path.join(cwd, "a.md");
    writeFileSync(file, "");
    const watching = start(["--watch", "--text-file", "a.md", "--out", "out"], cwd);
    await watching.until(1);
    rmSync(file);
    await watching.until(2);
    writeFileSync(file, "back");
    await watching.until(3);
    expect(watching.lines()).toEqual([
      "--text: Say something.",
      '--text: There is no file "a.md".',
      `Wrote ${path.join("out", "loud.txt")}.`,
    ]);
    expect(await watching.end()).toBe(130);
  });

  it("somebody else's file is not overwritten, also when it was changed between two runs", async () => {
    const cwd = await tempFolder();
    writeFileSync(path.join(cwd, "a.md"), "one");
    const watching = start(["--watch", "--text-file", "a.md", "--out", "."], cwd);
    await watching.until(1);
    writeFileSync(path.join(cwd, "loud.txt"), "mine");
    writeFileSync(path.join(cwd, "a.md"), "two");
    await watching.until(2);
    expect(watching.lines()[1]).toContain("loud.txt already exists. Use --force to replace");
    expect(readFileSync(path.join(cwd, "loud.txt"), "utf8")).toBe("mine");
    await watching.end();
  });

  it("with --batch hears a new file in a new folder, and its own results start nothing", async () => {
    const cwd = await tempFolder();
    mkdirSync(path.join(cwd, "in"));
    writeFileSync(path.join(cwd, "in/a.md"), "a");
    const watching = start(["--watch", "--batch", "in", "--out", "in/out"], cwd);
    await watching.until(1);
    mkdirSync(path.join(cwd, "in/new"));
    writeFileSync(path.join(cwd, "in/new/b.md"), "b");
    await watching.until(2);
    await vi.waitFor(() => expect(readFileSync(path.join(cwd, "in/out/new/b.txt"), "utf8")).toBe("B"), {
      timeout: 5000,
    });
    expect(watching.lines()[0]).toBe("Wrote 1 file from 1 of 1 file");
    expect(watching.lines().at(-1)).toBe("Wrote 1 file from 1 of 2 files, 1 unchanged");
    expect(await watching.end()).toBe(130);
  });

  it.each([
    [["hello"], "--watch has no file to watch. Give the input as a file."],
    [["-"], "stdin can be read once. Give a file."],
  ])("%j cannot be watched, and nothing is run", async (args, message) => {
    const run = await runToolCommand(tool, [...args, "--watch"], { cwd: await tempFolder() });
    expect(run).toMatchObject({ code: 2, out: "" });
    expect(run.err).toContain(message);
  });
});
