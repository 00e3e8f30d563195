import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type AnyTool, type Output, ToolError } from "@toolbox/core";
import { sampleTool, slowTool } from "@toolbox/core/testing";
import { describe, expect, it } from "vitest";
import { runToolCommand } from "../../testing/run-tool-command.ts";
import { tempFolder } from "../../testing/temp-folder.ts";

const text = (name: string, content = "words", label?: string): Output => ({
  kind: "text",
  name,
  mime: "text/plain",
  text: content,
  ...(label === undefined ? {} : { label }),
});
const binary = (name: string): Output => ({
  kind: "binary",
  name,
  mime: "application/octet-stream",
  bytes: Uint8Array.of(0, 255, 10),
});
const facts = (name: string, rows: Record<string, string>, label?: string): Output => ({
  kind: "facts",
  name,
  rows: Object.entries(rows).map(([key, value]) => ({ label: key, value })),
  ...(label === undefined ? {} : { label }),
});

/** The sample with these outputs. */
const giving = (...outputs: readonly Output[]): AnyTool => ({ ...(sampleTool as AnyTool), generate: () => outputs });

describe("without --out", () => {
  it.each([
    ["words", "words\n"],
    ["words\n", "words\n"],
    ["words\n\n", "words\n\n"],
    ["", ""],
  ])("a single text %j goes to stdout as %j", async (content, out) => {
    expect(await runToolCommand(giving(text("a.txt", content)), ["x"])).toMatchObject({ code: 0, out, err: "" });
  });

  it("several texts become files where the user stands, untouched, and their paths are printed", async () => {
    const cwd = await tempFolder();
    const tool = giving(text("a.txt", "one"), text("sub/b.txt", "two\n"), binary("c.bin"));
    expect(await runToolCommand(tool, ["x"], { cwd })).toMatchObject({
      code: 0,
      out: `a.txt\n${path.join("sub", "b.txt")}\nc.bin\n`,
      err: "Wrote 3 files.\n",
    });
    expect(readFileSync(path.join(cwd, "a.txt"), "utf8")).toBe("one");
    expect(readFileSync(path.join(cwd, "sub/b.txt"), "utf8")).toBe("two\n");
    expect([...readFileSync(path.join(cwd, "c.bin"))]).toEqual([0, 255, 10]);
  });

  it("facts are rows with aligned values; several blocks have headings", async () => {
    const tool = giving(facts("f", { Ratio: "4.5", "Läßt 👍🏽": "a\nb", Empty: "" }));
    const rows = "Ratio   4.5\nLäßt 👍🏽  a\n        b\nEmpty\n";
    expect(await runToolCommand(tool, ["x"])).toMatchObject({ out: rows, err: "" });
    const two = giving(facts("f", { A: "1" }, "First"), facts("g", { Long: "2" }, "Second"));
    expect((await runToolCommand(two, ["x"])).out).toBe("First\nA  1\n\nSecond\nLong  2\n");
  });

  it("facts beside a text go to stderr, so that a pipe gets the text alone", async () => {
    const run = await runToolCommand(giving(text("a.txt"), facts("f", { A: "1" })), ["x"]);
    expect(run).toMatchObject({ out: "words\n", err: "A  1\n" });
  });
});

describe("overwriting", () => {
  it("is refused with nothing written at all; --force replaces", async () => {
    const cwd = await tempFolder();
    writeFileSync(path.join(cwd, "b.txt"), "mine");
    const tool = giving(text("a.txt", "new"), text("b.txt", "new"));
    const run = await runToolCommand(tool, ["x"], { cwd });
    expect(run).toMatchObject({ code: 1, out: "" });
    expect(run.err).toMatch(/b\.txt already exists\. Use --force to replace, or --out with another folder\.\n$/);
    expect(readdirSync(cwd)).toEqual(["b.txt"]);
    expect(readFileSync(path.join(cwd, "b.txt"), "utf8")).toBe("mine");
    expect((await runToolCommand(tool, ["x", "--force"], { cwd })).code).toBe(0);
    expect(readFileSync(path.join(cwd, "b.txt"), "utf8")).toBe("new");
    expect(readdirSync(cwd).toSorted()).toEqual(["a.txt", "b.txt"]);
  });

  it("a folder in the place of a file is told in words", async () => {
    const cwd = await tempFolder();
    mkdirSync(path.join(cwd, "a.txt"));
    const run = await runToolCommand(giving(text("a.txt")), ["x", "--out", ".", "--force"], { cwd });
    expect(run).toMatchObject({ code: 1, out: "" });
    expect(run.err).toMatch(/a\.txt could not be written: a folder has this name\.\n$/);
  });
});

describe("--out", () => {
  it("DIR takes even a single text, makes the folder and prints the paths as they would be typed", async () => {
    const cwd = await tempFolder();
    const run = await runToolCommand(giving(text("a.txt")), ["x", "--out", "new/deep"], { cwd });
    expect(run).toMatchObject({ code: 0, out: `${path.join("new", "deep", "a.txt")}\n`, err: "Wrote 1 file.\n" });
    const whole = path.join(cwd, "whole");
    expect((await runToolCommand(giving(text("a.txt")), ["x", "--out", whole], { cwd })).out).toBe(`${whole}/a.txt\n`);
  });

  it("- sends bytes to a pipe as they are", async () => {
    const { shell, err } = await runToolCommand(giving(binary("c.bin")), ["x", "--out", "-"]);
    expect([...shell.outBytes()]).toEqual([0, 255, 10]);
    expect(err).toBe("");
  });

  it("- refuses bytes at a terminal, and says how", async () => {
    const run = await runToolCommand(giving(binary("c.bin")), ["x", "--out", "-"], { isTerminal: true });
    expect(run).toMatchObject({ code: 2, out: "" });
    expect(run.err).toContain("c.bin is not text and would garble the terminal. Give it a file: --out\nc.bin");
  });

  it("- takes one output, and names them when there are several", async () => {
    const tool = giving(text("a.txt"), text("b.txt"));
    expect(await runToolCommand(tool, ["x", "--out", "-"])).toMatchObject({
      code: 2,
      out: "",
      err: "toolbox: --out - takes one output, and there are 2. Choose with --only: a.txt, b.txt.\n",
    });
    expect((await runToolCommand(tool, ["x", "--out", "-", "--only", "b.txt"])).out).toBe("words\n");
  });
});

describe("--only", () => {
  const tool = giving(text("a.txt", "one", "First"), text("b.txt", "two"), facts("sums", { A: "1" }));

  it.each([
    ["a name", "b.txt", "two\n"],
    ["a name in another case", "B.TXT", "two\n"],
    ["a label in another case", " first ", "one\n"],
    ["facts", "sums", "A  1\n"],
  ])("%s", async (_, name, out) => {
    expect(await runToolCommand(tool, ["x", "--only", name])).toMatchObject({ code: 0, out, err: "" });
  });

  it("lists the names when none is meant", async () => {
    expect(await runToolCommand(tool, ["x", "--only", "c"])).toMatchObject({
      code: 2,
      out: "",
      err: 'toolbox: --only: there is no output "c". There are: First or a.txt, b.txt, sums.\n',
    });
  });
});

describe("--json", () => {
  const json = (out: string): unknown => JSON.parse(out);

  it("prints texts, bytes in base64 and facts", async () => {
    const run = await runToolCommand(giving(text("a.txt"), binary("c.bin"), facts("f", { A: "1" })), ["x", "--json"]);
    expect(run).toMatchObject({ code: 0, err: "" });
    expect(json(run.out)).toEqual({
      ok: true,
      outputs: [
        { kind: "text", name: "a.txt", mime: "text/plain", text: "words" },
        { kind: "binary", name: "c.bin", mime: "application/octet-stream", bytes: "AP8K" },
        { kind: "facts", name: "f", rows: [{ label: "A", value: "1" }] },
      ],
      issues: [],
    });
  });

  it("gives the paths of files saved with --out instead of what is in them", async () => {
    const cwd = await tempFolder();
    const tool = giving(text("a.txt"), facts("f", { A: "1" }));
    const run = await runToolCommand(tool, ["x", "--json", "--out", "o"], { cwd });
    expect(json(run.out)).toMatchObject({
      ok: true,
      outputs: [
        { kind: "text", name: "a.txt", mime: "text/plain", path: path.join("o", "a.txt") },
        { kind: "facts", rows: [{ label: "A", value: "1" }] },
      ],
    });
    expect(run.out).not.toContain("words");
  });

  it("prints the issues by field, with exit 2 and a silent stderr", async () => {
    const run = await runToolCommand(sampleTool, ["--json", "--size-limit", "9"]);
    expect(run).toMatchObject({ code: 2, err: "" });
    expect(json(run.out)).toEqual({
      ok: false,
      outputs: [],
      issues: [
        { field: "text", message: "Text is empty." },
        { field: "sizeLimit", message: "Size limit must be a number from 0.5 to 1." },
      ],
    });
  });

  it("tells failures of the machine with exit 1", async () => {
    const tool: AnyTool = {
      ...(sampleTool as AnyTool),
      generate: () => {
        throw new ToolError("asset", "The font is damaged.");
      },
    };
    const run = await runToolCommand(tool, ["x", "--json"]);
    expect(run).toMatchObject({ code: 1, err: "" });
    expect(json(run.out)).toEqual({ ok: false, outputs: [], issues: [{ message: "The font is damaged." }] });
    expect(await runToolCommand(tool, ["x"])).toMatchObject({
      code: 1,
      out: "",
      err: "toolbox: The font is damaged.\n",
    });
  });

  it("is refused together with --out -", async () => {
    expect(await runToolCommand(sampleTool, ["x", "--json", "--out", "-"])).toMatchObject({
      code: 2,
      out: "",
      err: "toolbox: --json and --out - both want stdout. Give one of them.\n",
    });
  });
});

describe("words beside the result", () => {
  it("warnings go to stderr", async () => {
    const run = await runToolCommand(sampleTool, ["x", "--loud", "--only", "sample.txt"]);
    expect(run).toMatchObject({ code: 0, out: "X\n", err: "warning: Loud and polite at once.\n" });
  });

  it("progress is one line on a terminal, taken away at the end, and silent elsewhere", async () => {
    const piped = await runToolCommand(slowTool, ["--steps", "2"]);
    expect(piped).toMatchObject({ code: 0, out: "2 0\n", err: "warning: Counted slowly.\n" });
    const seen = await runToolCommand(slowTool, ["--steps", "2"], { isTerminal: true });
    expect(seen.err).toBe(
      "\u001b[2K\u001b[G 50% step 1\u001b[2K\u001b[G100% step 2\u001b[2K\u001b[Gwarning: Counted slowly.\n",
    );
  });

  it("Ctrl+C ends it with 130 and nothing delivered", async () => {
    const run = await runToolCommand(slowTool, ["--steps", "2"], { signal: AbortSignal.abort() });
    expect(run).toMatchObject({ code: 130, out: "", err: "" });
  });

  it("an error nobody foresaw is told as a bug of ours", async () => {
    const run = await runToolCommand(slowTool, ["--end", "bug"]);
    expect(run).toMatchObject({ code: 1, out: "" });
    expect(run.err).toContain("This is a bug in Toolbox: TypeError: a bug.");
  });
});
