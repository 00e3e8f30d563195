import { existsSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { tempFolder } from "../testing/temp-folder.ts";
import { makeFolder } from "./make-folder.ts";

it("makes a folder and those above it, with their mode; one that is there is fine", async () => {
  const folder = path.join(await tempFolder(), "a/b/c");
  await makeFolder(folder, 0o700);
  await makeFolder(folder);
  expect(statSync(path.dirname(folder)).mode & 0o777).toBe(0o700);
});

it("ends where a file is in the way", async () => {
  const file = path.join(await tempFolder(), "file");
  writeFileSync(file, "");
  await expect(makeFolder(file)).rejects.toMatchObject({ code: "EEXIST" });
  await expect(makeFolder(path.join(file, "sub"))).rejects.toMatchObject({ code: "ENOTDIR" });
});

it.runIf(existsSync("/proc/self"))("ends where a file system takes no new folder", async () => {
  await expect(makeFolder("/proc/toolbox/deep")).rejects.toMatchObject({ code: "ENOENT" });
});

it("is made by many at once", async () => {
  const folder = await tempFolder();
  const places = Array.from({ length: 40 }, (_, at) => path.join(folder, "a", "b", "c", String(at % 4), String(at)));
  await Promise.all(places.map((place) => makeFolder(place)));
  expect(places.filter((place) => !existsSync(place))).toEqual([]);
});
