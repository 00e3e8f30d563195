import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { FilesField } from "@toolbox/core";
import { expect, test } from "vitest";
import { tempFolder } from "../../testing/temp-folder.ts";
import { filesIn } from "./files-in.ts";

const field = { kind: "files", accept: ["text/markdown", "image/*"] } as unknown as FilesField;

test("a folder stands for the files in it that the field takes", async () => {
  const folder = await tempFolder();
  const files = ["b.md", "a.markdown", "c.txt", "deep/er/d.md", "pic.PNG", ".git/e.md", "node_modules/f.md", "noend"];
  for (const file of files) {
    await mkdir(path.dirname(path.join(folder, "posts", file)), { recursive: true });
    await writeFile(path.join(folder, "posts", file), "x");
  }
  expect(await filesIn(folder, "posts", field)).toEqual([
    "posts/a.markdown",
    "posts/b.md",
    "posts/deep/er/d.md",
    "posts/pic.PNG",
  ]);
});

test("a file, and what is not there, is not a folder", async () => {
  const folder = await tempFolder();
  await writeFile(path.join(folder, "a.md"), "x");
  expect(await filesIn(folder, "a.md", field)).toBeUndefined();
  expect(await filesIn(folder, "gone", field)).toBeUndefined();
});
