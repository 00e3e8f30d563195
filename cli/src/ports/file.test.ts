import { mkdirSync, writeFileSync } from "node:fs";
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
