import { writeFileSync } from "node:fs";
import path from "node:path";
import { Readable } from "node:stream";
import { expect, it } from "vitest";
import { tempFolder } from "../testing/temp-folder.ts";
import { readAtMost, readWhole } from "./read-at-most.ts";

const parts = (...sizes: number[]) => Readable.from(sizes.map((size) => Buffer.alloc(size, "a")));

it.each([
  [[], ""],
  [[3, 0, 4], "aaaaaaa"],
  [[8], "aaaaaaaa"],
])("parts of %j bytes fit into 8", async (sizes, text) => {
  expect(new TextDecoder().decode(await readAtMost(parts(...sizes), 8))).toBe(text);
});

it("what has more is closed and not kept", async () => {
  let made = 0;
  const endless = Readable.from(
    (function* () {
      for (;;) yield Buffer.alloc(++made && 3);
    })(),
  );
  expect(await readAtMost(endless, 8)).toBeUndefined();
  expect(endless.destroyed).toBe(true);
  expect(made).toBeLessThan(40);
});

it("a file is read whole up to the limit, and refused above it by the system's word", async () => {
  const file = path.join(await tempFolder(), "a.txt");
  writeFileSync(file, "12345678");
  expect(new TextDecoder().decode(await readWhole(file, 8))).toBe("12345678");
  await expect(readWhole(file, 7)).rejects.toMatchObject({ code: "EFBIG" });
  await expect(readWhole(`${file}.gone`)).rejects.toMatchObject({ code: "ENOENT" });
  await expect(readWhole(path.dirname(file))).rejects.toMatchObject({ code: "EISDIR" });
});
