import fc from "fast-check";
import { expect, it } from "vitest";
import { type LockedRun, parseLock, printLock, runKey } from "./lock.ts";

const run: LockedRun = {
  tool: "og-image@0.2.0",
  settings: "s",
  inputs: new Map([["posts/my post.md", "a"]]),
  outputs: new Map([["public/og.png", "b"]]),
  parts: new Map([["README.md", "c"]]),
  left: new Map(),
};

it("has a line for each file, sorted, with quotes where a path needs them", () => {
  expect(printLock(new Map([[runKey("share", "posts/my post.md"), run]]))).toBe(
    "# Written by Toolbox: what was made of what. Commit it; `toolbox make --check` and `--batch` read it.\n" +
      'share "posts/my post.md" in "posts/my post.md" a\n' +
      'share "posts/my post.md" into README.md c\n' +
      'share "posts/my post.md" out public/og.png b\n' +
      'share "posts/my post.md" tool og-image@0.2.0 s\n',
  );
});

it("is read as it was written, whatever the paths", () => {
  const name = fc.string({ unit: "grapheme", minLength: 1, maxLength: 12 });
  const files = fc
    .dictionary(name, fc.constantFrom("none", "abc_-9"), { noNullPrototype: true })
    .map((each) => new Map(Object.entries(each)));
  const runs = fc.record({
    tool: fc.constant("slug@1.0.0"),
    settings: fc.constant("x"),
    inputs: files,
    outputs: files,
    parts: files,
    left: files,
  });
  const locks = fc.dictionary(
    fc
      .tuple(fc.constantFrom("a", "b-c"), fc.option(name, { nil: undefined }))
      .map(([entry, part]) => runKey(entry, part)),
    runs,
    { noNullPrototype: true },
  );
  fc.assert(
    fc.property(locks, (lock) => {
      const map = new Map(Object.entries(lock));
      expect(parseLock(printLock(map))).toEqual(map);
    }),
  );
});

it.each(["<<<<<<< HEAD", "icons - out only-a-path", "icons - made a b", 'icons - out "a b'])(
  "names the line that is none of ours: %s",
  (line) => {
    expect(() => parseLock(`# x\n\n${line}\n`)).toThrow("toolbox.lock, line 3 is not a line that Toolbox wrote.");
  },
);
