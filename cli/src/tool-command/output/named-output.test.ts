import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { type AnyTool, field, type Output } from "@toolbox/core";
import { sampleTool } from "@toolbox/core/testing";
import { describe, expect, it } from "vitest";
import { runToolCommand } from "../../testing/run-tool-command.ts";
import { tempFolder } from "../../testing/temp-folder.ts";

const text = (name: string, content = "words"): Output => ({ kind: "text", name, mime: "text/plain", text: content });
const binary = (name: string): Output => ({
  kind: "binary",
  name,
  mime: "application/octet-stream",
  bytes: Uint8Array.of(0, 255, 10),
});

/** The sample with these outputs. */
const giving = (...outputs: readonly Output[]): AnyTool => ({ ...(sampleTool as AnyTool), generate: () => outputs });

describe("--only to stdout", () => {
  const project: AnyTool = {
    ...giving(text("a.txt", "one"), text("b.txt", "two"), binary("c.bin")),
    projectFiles: true,
  };

  it("prints a text that would be a file of a project", async () => {
    const cwd = await tempFolder();
    expect(await runToolCommand(project, ["x", "--only", "b.txt"], { cwd })).toMatchObject({ code: 0, out: "two\n" });
    expect(readdirSync(cwd)).toEqual([]);
  });

  it("sends bytes to a pipe, and refuses them at a terminal", async () => {
    const cwd = await tempFolder();
    const { shell } = await runToolCommand(project, ["x", "--only", "c.bin"], { cwd });
    expect([...shell.outBytes()]).toEqual([0, 255, 10]);
    const seen = await runToolCommand(project, ["x", "--only", "c.bin"], { cwd, isTerminal: true });
    expect(seen).toMatchObject({ code: 2, out: "" });
    expect(readdirSync(cwd)).toEqual([]);
  });

  it("chooses the format that makes it, unless one was chosen", async () => {
    const format = field.choice({
      label: "Format",
      initial: "md",
      options: [
        { value: "md", label: "Markdown" },
        { value: "json", label: "JSON" },
      ],
    });
    const tool: AnyTool = {
      ...(sampleTool as AnyTool),
      fields: { ...sampleTool.fields, format },
      generate: (input: { readonly format: string }) => [text(`a.${input.format}`, input.format)],
    };
    expect((await runToolCommand(tool, ["x", "--only", "a.json"])).out).toBe("json\n");
    expect((await runToolCommand(tool, ["x", "--only", "Json"])).code).toBe(2);
    expect((await runToolCommand(tool, ["x", "--only", "a.md"])).out).toBe("md\n");
    expect((await runToolCommand(tool, ["x", "--only", "a.json", "--format", "md"])).err).toContain("There are: a.md.");
  });
});

describe("--out that names a file", () => {
  it("is the file of a single output, in a folder that is made", async () => {
    const cwd = await tempFolder();
    const run = await runToolCommand(giving(binary("c.bin")), ["x", "--out", "new/page.pdf"], { cwd });
    expect(run).toMatchObject({ code: 0, out: `${path.join("new", "page.pdf")}\n`, err: "Wrote 1 file.\n" });
    expect([...readFileSync(path.join(cwd, "new/page.pdf"))]).toEqual([0, 255, 10]);
  });

  it("is what --only, --check and --diff look at too", async () => {
    const cwd = await tempFolder();
    const tool = giving(text("a.txt", "one"), text("b.txt", "two"));
    await runToolCommand(tool, ["x", "--only", "b.txt", "--out", "b.md"], { cwd });
    expect(readFileSync(path.join(cwd, "b.md"), "utf8")).toBe("two");
    expect((await runToolCommand(tool, ["x", "--only", "b.txt", "--out", "b.md", "--check"], { cwd })).code).toBe(0);
    expect((await runToolCommand(tool, ["x", "--only", "a.txt", "--out", "b.md", "--diff"], { cwd })).out).toContain(
      "+++ b/b.md",
    );
  });

  it.each([
    ["several outputs", giving(text("a.txt"), text("b.txt")), "site.d"],
    ["a folder that is there", giving(text("a.txt")), "there.d"],
    ["a slash at its end", giving(text("a.txt")), "new.d/"],
    ["no ending", giving(text("a.txt")), ".hidden"],
    ["the folder above", giving(text("a.txt")), "there.d/.."],
  ])("is a folder with %s", async (_, tool, out) => {
    const cwd = await tempFolder();
    mkdirSync(path.join(cwd, "there.d"));
    expect((await runToolCommand(tool, ["x", "--out", out], { cwd })).out.split("\n")[0]).toBe(path.join(out, "a.txt"));
  });
});
