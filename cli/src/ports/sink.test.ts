import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { folderSink } from "./sink.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "toolbox-sink-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const text = (name: string, content = "x") => ({ kind: "text", name, mime: "text/plain", text: content }) as const;
const read = (name: string) => readFileSync(path.join(folder, name), "utf8");

describe("folderSink", () => {
  it("writes texts and bytes, making folders, and tells where", async () => {
    const bytes = {
      kind: "binary",
      name: "b.bin",
      mime: "application/octet-stream",
      bytes: Uint8Array.of(65),
    } as const;
    const places = await folderSink(path.join(folder, "new")).save([text("deep/a.txt", "é"), bytes]);
    expect(places).toEqual([path.join(folder, "new/deep/a.txt"), path.join(folder, "new/b.bin")]);
    expect([read("new/deep/a.txt"), read("new/b.bin")]).toEqual(["é", "A"]);
  });

  it("writes nothing at all when one file exists", async () => {
    writeFileSync(path.join(folder, "b.txt"), "mine");
    await expect(folderSink(folder).save([text("a.txt"), text("b.txt")])).rejects.toMatchObject({
      code: "save",
      message: expect.stringMatching(/b\.txt already exists\. Use --force/),
    });
    expect(readdirSync(folder)).toEqual(["b.txt"]);
    expect(read("b.txt")).toBe("mine");
  });

  it("counts a dangling link as a file that is there", async () => {
    symlinkSync("nowhere", path.join(folder, "a.txt"));
    await expect(folderSink(folder).save([text("a.txt")])).rejects.toThrow("already exists");
  });

  it("replaces with force, and leaves nothing else behind", async () => {
    writeFileSync(path.join(folder, "a.txt"), "old");
    await folderSink(folder, { force: true }).save([text("a.txt", "new")]);
    expect(read("a.txt")).toBe("new");
    expect(readdirSync(folder)).toEqual(["a.txt"]);
  });

  it.each(["../a.txt", "/etc/a.txt", "."])("never writes to %s", async (name) => {
    await expect(folderSink(folder).save([text(name)])).rejects.toThrow("outside");
  });

  it("says why a file could not be written", async () => {
    writeFileSync(path.join(folder, "file"), "");
    await expect(folderSink(folder).save([text("file/a.txt")])).rejects.toThrow(
      /file\/a\.txt could not be written: a /,
    );
  });
});
