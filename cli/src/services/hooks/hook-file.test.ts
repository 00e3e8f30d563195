import { expect, test } from "vitest";
import { hookBlock } from "./hook-block.ts";
import { findBlock, takesLines, wholeFile, withBlock, withoutBlock } from "./hook-file.ts";

const block = (isWholeFile: boolean, script = "/x/toolbox.js") =>
  hookBlock({ hook: "commit-msg", isWholeFile, fill: true, starter: { node: "/usr/bin/node", script } });

test.each([
  ["#!/bin/sh\nexit 0\n"],
  ['#!/usr/bin/env bash\nset -eu\nexec ./other "$1"'],
  ["#! /bin/sh -e\n"],
  ["npm test\n"],
  [""],
  ["#!/bin/sh\n\u00ff\u00fe bytes\r\n\n\n"],
])("our lines go into %j and out again, byte for byte", (content) => {
  const put = withBlock(content, "commit-msg", block(false));
  expect(takesLines(content)).toBe(true);
  expect(put).toContain(block(false));
  expect(
    put.startsWith(content.split("\n", 1)[0]?.startsWith("#!") ? `${content.split("\n", 1)[0]}\n# >>>` : "# >>>"),
  ).toBe(true);
  expect(withoutBlock(put, "commit-msg")).toBe(content);
});

test("a second time replaces the first, in its place", () => {
  const put = withBlock("#!/bin/sh\nfirst\n", "commit-msg", block(false)).replace("first\n", "first\nlast\n");
  const moved = withBlock(put, "commit-msg", block(false, "/y/toolbox.js"));
  expect(moved).toBe(put.replaceAll("/x/toolbox.js", "/y/toolbox.js"));
  expect(withBlock(moved, "commit-msg", block(false, "/y/toolbox.js"))).toBe(moved);
});

test("a file of our own goes away whole, unless somebody wrote into it", () => {
  const own = wholeFile(block(true));
  expect(findBlock(own, "commit-msg")?.isWholeFile).toBe(true);
  expect(withoutBlock(own, "commit-msg")).toBe(undefined);
  expect(withoutBlock(`${own}echo mine\n`, "commit-msg")).toBe("#!/bin/sh\necho mine\n");
});

test.each([
  ["#!/usr/bin/env node\nconsole.log(1)\n"],
  ["#!/usr/bin/python3\n"],
  ["#!/bin/zsh\n"],
  ["#!/bin/sh"],
  ["\u007fELF\0\0"],
])("%j cannot take shell lines", (content) => {
  expect(takesLines(content)).toBe(false);
});

test("half of our part, or that of another hook, is not ours", () => {
  expect(findBlock("# >>> toolbox commit-msg >>>\necho\n", "commit-msg")).toBe(undefined);
  expect(findBlock(block(false), "prepare-commit-msg")).toBe(undefined);
});

test("an odd path is quoted, a shared hook names no path of this machine", () => {
  expect(block(false, "/my tools/it's/toolbox.js")).toContain(
    `exec /usr/bin/node '/my tools/it'\\''s/toolbox.js' lint`,
  );
  expect(hookBlock({ hook: "commit-msg", isWholeFile: false, fill: true })).not.toContain("/usr/bin/node");
});
