import { describe, expect, it } from "vitest";
import { fixed, mergeReadably } from "../testing/merge-readably.ts";

const told = "# Log\n\n## Unreleased\n\n### Fixed\n\n";
const entry = (text: string) => [{ entries: [fixed("a", text)] }];

describe("mergeChangelog: a request that people have told of", () => {
  it.each([
    ["- Paging, at last (#12)", "paging (#12)"],
    ["- Paging, see [#12](https://x.example/pull/12)", "paging ([#12](https://x.example/pull/12))"],
    ["- Paging of !7", "paging (!7)"],
    ["- Issue #10 is mended", "paging (#10) (#12)"],
    ["- #12: paging", "paging (#12)\nand more"],
  ])("is not told twice: %s", (bullet, text) => {
    expect(mergeReadably(`${told}${bullet}\n`, entry(text))).toBe(`${told}${bullet}\n`);
  });

  it.each([
    ["- Paging (#12)", "a crash (#123)"],
    ["- Paging (#12)", "undo #12 (#15)"],
    ["- Paging of core#12x", "a crash (#12)"],
    ["- A color of #123456", "a crash (#12)"],
  ])("another one is: %s, %s", (bullet, text) => {
    expect(mergeReadably(`${told}${bullet}\n`, entry(text))).toBe(`${told}${bullet}\n- ${text} <a>\n`);
  });

  it("counts within its release, not in another one", () => {
    const file = "# Log\n\n## 1.0.0\n\n- Paging (#12)\n";
    expect(mergeReadably(file, [...entry("paging again (#12)"), { version: "1.0.0", entries: [] }])).toBe(
      "# Log\n\n## Unreleased\n\n### Fixed\n\n- paging again (#12) <a>\n\n## 1.0.0\n\n- Paging (#12)\n",
    );
  });
});
