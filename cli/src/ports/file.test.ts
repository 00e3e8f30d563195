import { mkdirSync, truncateSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { tempFolder } from "../testing/temp-folder.ts";
import { nodeFile, nodeFileCarrier } from "./file.ts";

it.each<[asked: string, found: string | undefined]>([
  ["images/cat.png", "cat.png"],
  ["../outside.png", "outside.png"],
  ["images", undefined],
  ["images/dog.png", undefined],
])("a file finds %s beside itself, also in a worker", async (asked, found) => {
  const folder = await tempFolder();
  mkdirSync(path.join(folder, "docs/images"), { recursive: true });
  for (const name of ["docs/a.md", "docs/images/cat.png", "outside.png"]) writeFileSync(path.join(folder, name), name);
  const file = await nodeFile(path.join(folder, "docs/a.md"), "text/markdown");
  for (const handle of [file, nodeFileCarrier.unpack(nodeFileCarrier.pack(file))])
    expect((await handle.near?.(asked))?.name).toBe(found);
});

it.each<[what: string, change: (file: string) => void]>([
  ["is cut short", (file) => truncateSync(file, 5)],
  ["grows", (file) => writeFileSync(file, "more", { flag: "a" })],
  ["is written to", (file) => utimesSync(file, new Date(0), new Date(0))],
])("a file that %s before it is read whole is refused, also in a worker", async (_, change) => {
  const name = path.join(await tempFolder(), "a.txt");
  writeFileSync(name, "some words");
  const file = await nodeFile(name, "text/plain");
  const copy = nodeFileCarrier.unpack(nodeFileCarrier.pack(file));
  change(name);
  for (const handle of [file, copy]) {
    await expect(handle.bytes()).rejects.toMatchObject({ code: "read" });
    const reader = handle.stream().getReader();
    const drain = async () => {
      while (!(await reader.read()).done);
    };
    await expect(drain()).rejects.toMatchObject({ code: "read" });
  }
});

it.skipIf(process.platform === "win32")("a document finds no device beside itself", async () => {
  const name = path.join(await tempFolder(), "a.md");
  writeFileSync(name, "words");
  const file = await nodeFile(name, "text/markdown");
  expect(await file.near?.(path.relative(path.dirname(name), "/dev/zero"))).toBeUndefined();
});
