import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { anchorsOf, linksOf } from "./links.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
// Also those that are new and not committed yet.
const pages = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "*.md"], {
  cwd: root,
  encoding: "utf8",
})
  .trim()
  .split("\n")
  .filter((page) => existsSync(path.join(root, page)));

/** The sentence about a link that leads nowhere. */
function fault(page: string, target: string): string | undefined {
  const [file = "", anchor] = target.split("#");
  const place = file === "" ? page : path.posix.join(path.posix.dirname(page), decodeURI(file));
  if (!existsSync(path.join(root, place))) return `${target} is not there`;
  if (anchor === undefined || !place.endsWith(".md")) return undefined;
  const isThere = anchorsOf(readFileSync(path.join(root, place), "utf8")).has(anchor);
  return isThere ? undefined : `${place} has no heading "${anchor}"`;
}

describe("the links of all pages", () => {
  it("lead to files and headings that are there", () => {
    expect(pages.length).toBeGreaterThan(50);
    const faults = pages.flatMap((page) =>
      linksOf(readFileSync(path.join(root, page), "utf8")).flatMap(({ target, line }) => {
        const words = fault(page, target);
        return words === undefined ? [] : [`${page}:${line}: ${words}`];
      }),
    );
    expect(faults).toEqual([]);
  });

  it("are found in prose and tables, and not in code", () => {
    const text = "[a](b.md) | [c](d.md#e) |\n```md\n[f](g.md)\n```\n`[h](i.md)` [web](https://example.com)";
    expect(linksOf(text)).toEqual([
      { target: "b.md", line: 1 },
      { target: "d.md#e", line: 1 },
    ]);
  });

  it.each([
    ["## Exit codes", "exit-codes"],
    ["# `toolbox make --check`", "toolbox-make---check"],
    ["### [A link](x.md), twice", "a-link-twice"],
  ])("%s is #%s", (heading, anchor) => {
    expect([...anchorsOf(heading)]).toEqual([anchor]);
  });

  it("a heading that comes again gets a number", () => {
    expect([...anchorsOf("# A\n# A")]).toEqual(["a", "a-1"]);
  });

  it("a link to nothing is told", () => {
    expect([fault("README.md", "docs/gone.md"), fault("README.md", "#gone")]).toEqual([
      "docs/gone.md is not there",
      'README.md has no heading "gone"',
    ]);
  });
});
