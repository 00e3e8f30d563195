import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type AnyTool, type Output, ToolError } from "@toolbox/core";
import { sampleTool } from "@toolbox/core/testing";
import { describe, expect, it } from "vitest";
import { runToolCommand } from "../../testing/run-tool-command.ts";
import { tempFolder } from "../../testing/temp-folder.ts";

const text = (name: string, content: string): Output => ({ kind: "text", name, mime: "text/plain", text: content });
const binary = (name: string, ...bytes: number[]): Output => ({
  kind: "binary",
  name,
  mime: "application/octet-stream",
  bytes: Uint8Array.from(bytes),
});
const giving = (...outputs: readonly Output[]): AnyTool => ({ ...(sampleTool as AnyTool), generate: () => outputs });

/** A folder with these files. */
async function folderOf(files: Record<string, string | Uint8Array>): Promise<string> {
  const cwd = await tempFolder();
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(cwd, name)), { recursive: true });
    writeFileSync(path.join(cwd, name), content);
  }
  return cwd;
}

describe("--diff", () => {
  it("shows a changed, a new and a binary file as git does, and writes nothing", async () => {
    const cwd = await folderOf({ "a.txt": "one\ntwo\n", "same.txt": "same", "c.bin": Uint8Array.of(0, 1) });
    const tool = giving(
      text("a.txt", "one\n2\n"),
      text("sub/b.txt", "new\n"),
      text("same.txt", "same"),
      binary("c.bin", 0, 2),
    );
    const run = await runToolCommand(tool, ["x", "--diff"], { cwd });
    expect(run).toMatchObject({ code: 0, err: "3 files would change.\n" });
    expect(run.out).toBe(
      "--- a/a.txt\n+++ b/a.txt\n@@ -1,2 +1,2 @@\n one\n-two\n+2\n" +
        "--- /dev/null\n+++ b/sub/b.txt\n@@ -0,0 +1,1 @@\n+new\n" +
        "Binary files a/c.bin and b/c.bin differ\n",
    );
    expect(readdirSync(cwd).toSorted()).toEqual(["a.txt", "c.bin", "same.txt"]);
    expect(readFileSync(path.join(cwd, "a.txt"), "utf8")).toBe("one\ntwo\n");
  });

  it("looks where --out would write, at what --only would choose", async () => {
    const cwd = await folderOf({ "site/a.txt": "old" });
    const tool = giving(text("a.txt", "new"), text("b.txt", "new"));
    const run = await runToolCommand(tool, ["x", "--diff", "--out", "site", "--only", "a.txt"], { cwd });
    expect(run.out).toMatch(/^--- a\/site\/a\.txt\n\+\+\+ b\/site\/a\.txt\n/);
    expect(run.out).not.toContain("b.txt");
  });

  it("a single text, which would go to stdout, is compared with the file of its name", async () => {
    const cwd = await folderOf({ "a.txt": "same" });
    expect(await runToolCommand(giving(text("a.txt", "same")), ["x", "--diff"], { cwd })).toMatchObject({
      code: 0,
      out: "",
      err: "Nothing would change.\n",
    });
  });
});

describe("--check", () => {
  const tool = giving(text("a.txt", "new\n"), binary("b.bin", 1, 2));

  it("ends with 0 when every file is as it would be written", async () => {
    const cwd = await folderOf({ "a.txt": "new\n", "b.bin": Uint8Array.of(1, 2) });
    expect(await runToolCommand(tool, ["x", "--check"], { cwd })).toMatchObject({
      code: 0,
      out: "",
      err: "Up to date: 2 files.\n",
    });
  });

  it("ends with 1 and names what differs and what is missing; nothing is written, not even with --force", async () => {
    const cwd = await folderOf({ "a.txt": "new" });
    expect(await runToolCommand(tool, ["x", "--check", "--force"], { cwd })).toMatchObject({
      code: 1,
      out: "",
      err: "toolbox: a.txt is out of date. b.bin is not there. --diff shows what would change.\n",
    });
    expect(readdirSync(cwd)).toEqual(["a.txt"]);
    expect(readFileSync(path.join(cwd, "a.txt"), "utf8")).toBe("new");
  });

  it("with --diff shows the change and still ends with 1; with --json both are data", async () => {
    const cwd = await folderOf({ "a.txt": "old\n", "b.bin": Uint8Array.of(1, 2) });
    const shown = await runToolCommand(tool, ["x", "--check", "--diff"], { cwd });
    expect(shown).toMatchObject({ code: 1, out: expect.stringContaining("-old\n+new\n") });
    const json = await runToolCommand(tool, ["x", "--check", "--diff", "--json"], { cwd });
    expect(json.code).toBe(1);
    expect(JSON.parse(json.out)).toEqual({
      ok: false,
      outputs: [
        { kind: "text", name: "a.txt", mime: "text/plain", path: "a.txt", change: "changed", diff: shown.out },
        { kind: "binary", name: "b.bin", mime: "application/octet-stream", path: "b.bin", change: "none", diff: "" },
      ],
      issues: [],
    });
  });

  it.each([
    [["--check", "--out", "-"], "--check compares files, and --out - writes none."],
    [["--diff", "--watch"], "--watch writes, and --diff writes nothing."],
    [["--watch", "--json"], "--watch prints no JSON."],
    [["--json", "--out", "-"], "--json and --out - both want stdout."],
  ])("%j is refused", async (flags, message) => {
    const run = await runToolCommand(tool, ["x", ...flags], { cwd: await tempFolder() });
    expect(run).toMatchObject({ code: 2, out: "" });
    expect(run.err).toContain(message);
  });

  it("facts alone cannot be compared", async () => {
    const run = await runToolCommand(giving({ kind: "facts", name: "f", rows: [] }), ["x", "--check"]);
    expect(run).toMatchObject({ code: 2, err: "toolbox: --check compares files, and this gives none.\n" });
  });
});

describe("a tool that merges", () => {
  /** Its own part is one line between marks. */
  const merging: AnyTool = {
    ...giving(text("a.txt", "<mine>\nnew\n</mine>\n")),
    merge(existing, output) {
      if (!existing.includes("<mine>")) throw new ToolError("merge", "There is no <mine> in it.");
      return existing.replace(/<mine>[\s\S]*<\/mine>\n/, output.text);
    },
  };
  const before = "\uFEFFtop\r\n<mine>\nold\n</mine>\nbottom";
  const after = "\uFEFFtop\r\n<mine>\nnew\n</mine>\nbottom";

  it("brings its part into the file that is there, without --force; a second run changes nothing", async () => {
    const cwd = await folderOf({ "a.txt": before });
    for (const _ of [1, 2]) {
      expect((await runToolCommand(merging, ["x", "--out", "."], { cwd })).code).toBe(0);
      expect(readFileSync(path.join(cwd, "a.txt"), "utf8")).toBe(after);
    }
    expect((await runToolCommand(merging, ["x", "--check"], { cwd })).code).toBe(0);
  });

  it("--diff shows only what the merge changes; --force replaces the whole file", async () => {
    const cwd = await folderOf({ "a.txt": before });
    const { out } = await runToolCommand(merging, ["x", "--diff"], { cwd });
    expect(out).toContain("-old\n+new\n");
    expect(out).not.toContain("-bottom");
    await runToolCommand(merging, ["x", "--out", ".", "--force"], { cwd });
    expect(readFileSync(path.join(cwd, "a.txt"), "utf8")).toBe("<mine>\nnew\n</mine>\n");
  });

  it.each([
    ["no marks", "a.txt: There is no <mine> in it. --force replaces the whole file.\n"],
    [Uint8Array.of(0xff, 0xfe), "a.txt is not UTF-8 text, so nothing can be brought into it."],
  ])("a file it cannot merge into (%j) stays, with words", async (content, message) => {
    const cwd = await folderOf({ "a.txt": content });
    const run = await runToolCommand(merging, ["x", "--out", "."], { cwd });
    expect(run).toMatchObject({ code: 1, out: "" });
    expect(run.err).toContain(message);
    expect(readFileSync(path.join(cwd, "a.txt"))).toEqual(Buffer.from(content));
  });
});

describe("files of a project", () => {
  const component: AnyTool = { ...giving(text("a.txt", "one\n")), projectFiles: true };

  it("are saved even when it is one; - still sends it to stdout", async () => {
    const cwd = await folderOf({});
    expect(await runToolCommand(component, ["x"], { cwd })).toMatchObject({ code: 0, out: "a.txt\n" });
    expect(readFileSync(path.join(cwd, "a.txt"), "utf8")).toBe("one\n");
    expect((await runToolCommand(component, ["x", "--out", "-"], { cwd })).out).toBe("one\n");
  });

  it("are shown as a diff where they would change, and stay", async () => {
    const cwd = await folderOf({ "a.txt": "mine\n" });
    const run = await runToolCommand(component, ["x"], { cwd });
    expect(run).toMatchObject({ code: 1, out: "--- a/a.txt\n+++ b/a.txt\n@@ -1,1 +1,1 @@\n-mine\n+one\n" });
    expect(run.err).toContain("a.txt is there and would change; nothing was written. Use --force to replace");
    expect(readFileSync(path.join(cwd, "a.txt"), "utf8")).toBe("mine\n");
    expect((await runToolCommand(component, ["x", "--force"], { cwd })).code).toBe(0);
    expect(readFileSync(path.join(cwd, "a.txt"), "utf8")).toBe("one\n");
  });

  it("that are as they would be written are in nobody's way", async () => {
    const cwd = await folderOf({ "a.txt": "one\n" });
    expect(await runToolCommand(component, ["x"], { cwd })).toMatchObject({ code: 0 });
  });
});
