import { execFileSync, spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import path from "node:path";
import type { FileHandle } from "@toolbox/core";
import { describe, expect, it } from "vitest";
import { tempFolder } from "../../testing/temp-folder.ts";
import { openFile } from "./open-file.ts";

const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3);

describe.skipIf(process.platform === "win32")("what has no length before it is read", () => {
  it("a pipe gives its bytes once, and its type by the first of them", async () => {
    const folder = await tempFolder();
    writeFileSync(path.join(folder, "shot"), PNG);
    execFileSync("mkfifo", ["pipe"], { cwd: folder });
    spawn("sh", ["-c", "cat shot > pipe"], { cwd: folder });
    const file = (await openFile(folder, "pipe")) as FileHandle;
    expect(file).toMatchObject({ name: "pipe", size: PNG.length, type: "image/png" });
    expect([await file.bytes(), await file.bytes()]).toEqual([Buffer.from(PNG), Buffer.from(PNG)]);
  });

  it("a device that never ends is refused, an empty one is empty", async () => {
    expect(await openFile("/dev", "zero")).toBe('"zero" has more than 256 MB, and no more is read at once.');
    expect(await openFile("/dev", "null")).toMatchObject({ size: 0 });
  });

  it.skipIf(process.platform !== "linux")("what the system makes up is not taken for empty", async () => {
    expect(((await openFile("/proc", "version")) as FileHandle).size).toBeGreaterThan(10);
  });
});
