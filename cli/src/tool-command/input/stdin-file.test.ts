import { type AnyTool, catalog, type Field, flagName } from "@toolbox/core";
import { tool as json } from "@toolbox/core/tools/json/tool.ts";
import { tool as component } from "@toolbox/core/tools/component/tool.ts";
import { tool as mockup } from "@toolbox/core/tools/mockup/tool.ts";
import { tool as regex } from "@toolbox/core/tools/regex/tool.ts";
import { describe, expect, it } from "vitest";
import { memoryFile, nodeFileCarrier } from "../../ports/file.ts";
import { runToolCommand } from "../../testing/run-tool-command.ts";

describe("a file from stdin", () => {
  it.each([[["-", "--make", "minify"]], [["--file", "-", "--make", "minify"]]])("%j", async (args) => {
    const { code, out } = await runToolCommand(json, args, { stdin: '{ "a": 1.0 }' });
    expect({ code, out }).toEqual({ code: 0, out: '{"a":1.0}\n' });
  });

  it.each([
    ["a pipe", ["--make", "minify"], '{ "a": 1.0 }', { code: 0, out: '{"a":1.0}\n' }],
    ["an empty pipe", ["--make", "minify"], "", { code: 2, out: "" }],
    ["a pipe beside a text", ["--text", "[ 2 ]", "--make", "minify"], "{}", { code: 0, out: "[2]\n" }],
  ])("is what comes by %s", async (_, args, stdin, ending) => {
    expect(await runToolCommand(json, args, { stdin, isPiped: true })).toMatchObject(ending);
  });

  it("is not what a loop reads its lines from: a one-line value never comes by itself", async () => {
    const { out } = await runToolCommand(component, ["--out", "-"], { stdin: "Card\n", isPiped: true });
    expect(out).toContain("function Button");
  });

  it.each([
    ["a pipe", ["b."], "abc\nabd\n", "bc\nbd\n"],
    ["an empty pipe", ["b."], "", ""],
    ["a pipe beside a text", ["b.", "--text", "bx"], "by", "bx\n"],
    ["a pipe that is the pattern", ["-", "--text", "xax"], "a\n", "a\n"],
  ])("%s goes where the tool wants it", async (_, args, stdin, out) => {
    const done = await runToolCommand(regex, [...args, "--mode", "list"], { stdin, isPiped: true });
    expect(done).toMatchObject({ code: 0, out });
  });

  it("is a picture where its first bytes say so", async () => {
    const stdin = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>';
    const args = ["-", "--device", "none", "--only", "mockup-none.png"];
    const { err } = await runToolCommand(mockup, args, { stdin, isPiped: true });
    expect(err).not.toContain("Please upload an image file");
  });

  it.each(catalog)("$id says that nothing came, instead of a word about a file", async ({ load }) => {
    const tool: AnyTool = await load();
    for (const [name, field] of Object.entries<Field>(tool.fields)) {
      if ((field.kind !== "file" && field.kind !== "files") || field.mayBeEmpty) continue;
      const { code, err } = await runToolCommand(tool, [`--${flagName(name)}`, "-"], { stdin: "" });
      expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining("Nothing came on stdin.") });
    }
  });

  it("is read once", async () => {
    const { code, err } = await runToolCommand(json, ["-", "--second", "-", "--make", "diff"], { stdin: "1" });
    expect({ code, err }).toEqual({
      code: 2,
      err: "toolbox: --second and the argument both read stdin. Give one of them a file.\n",
    });
  });

  it("says where it is wrong, with a caret", async () => {
    const { code, err } = await runToolCommand(json, ["-"], { stdin: "{\n  'a': 1\n}" });
    expect(code).toBe(2);
    expect(err).toContain("--file: Invalid JSON string. Line 2, column 3: Strings must be in double quotes");
    expect(err).toContain("2 |   'a': 1\n      ^");
  });

  it("travels to a worker with its bytes", async () => {
    const file = nodeFileCarrier.unpack(nodeFileCarrier.pack(memoryFile("stdin", Uint8Array.of(1, 2))));
    expect(file).toMatchObject({ name: "stdin", size: 2 });
    expect(await file.bytes()).toEqual(Uint8Array.of(1, 2));
  });
});
