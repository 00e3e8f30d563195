import { describe, expect, it } from "vitest";
import { type Folder, folderOfDrop, folderOfList } from "./folder-files.ts";

const places = (folder: Folder | undefined) => folder?.files.map(({ within }) => `${within?.folder}: ${within?.path}`);

const listed = (path: string) =>
  Object.assign(new File(["x"], path.split("/").at(-1) ?? ""), { webkitRelativePath: path });

describe("the folder of a dialog", () => {
  it("holds its files in the order of their paths, without what is hidden", () => {
    const paths = ["dist/b.html", "dist/a/index.html", "dist/.git/x", "dist/node_modules/y.html", "dist/a/.DS_Store"];
    const folder = folderOfList(paths.map(listed));
    expect(folder?.name).toBe("dist");
    expect(places(folder)).toEqual(["dist: a/index.html", "dist: b.html"]);
  });
  it("is none when nothing is in it", () => expect(folderOfList([])).toBeUndefined());
});

interface Tree {
  readonly [name: string]: Tree | string;
}

/** An entry as a browser gives it: a folder tells two of its entries at a time. */
function entry(name: string, content: Tree | string): unknown {
  if (typeof content === "string")
    return {
      name,
      isFile: true,
      isDirectory: false,
      file: (done: (file: File) => void) => done(new File([content], name)),
    };
  const rest = Object.entries(content).map(([each, inIt]) => entry(each, inIt));
  const readEntries = (done: (part: unknown[]) => void) => done(rest.splice(0, 2));
  return { name, isFile: false, isDirectory: true, createReader: () => ({ readEntries }) };
}
const dropped = (...entries: unknown[]) =>
  entries.map((each) => ({ webkitGetAsEntry: () => each }) as DataTransferItem);

describe("the folder of a drop", () => {
  it("is read to its end, however many parts it comes in", async () => {
    const tree = {
      "e.html": "e",
      "d.html": "d",
      "c.html": "c",
      a: { b: { "f.png": "f" }, ".x": "h" },
      node_modules: { z: "" },
    };
    expect(places(await folderOfDrop(dropped(entry("notes.txt", ""), entry("site", tree))))).toEqual([
      "site: a/b/f.png",
      "site: c.html",
      "site: d.html",
      "site: e.html",
    ]);
  });
  it("is none when a file or a text was dropped", async () => {
    expect(await folderOfDrop(dropped(entry("a.html", ""), null))).toBeUndefined();
  });
});
