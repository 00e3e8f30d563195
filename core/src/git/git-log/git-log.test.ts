import { describe, expect, it } from "vitest";
import { readGitLog } from "./read-git-log.ts";
import { releasesOfLog } from "./releases-of-log.ts";

const MEDIUM = `commit 1111111111111111111111111111111111111111 (HEAD -> main, origin/main)
Author: Ada <ada@example.com>
Date:   Mon Mar 2 10:00:00 2026 +0100

    feat(api)!: paging

    BREAKING CHANGE: send a cursor

 src/a.ts | 2 +-
 1 file changed, 1 insertion(+), 1 deletion(-)

commit 2222222222222222222222222222222222222222
Merge: 3333333 4444444
Author: Ada <ada@example.com>
Date:   Sun Mar 1 10:00:00 2026 +0100

    Merge branch 'x'

commit 5555555555555555555555555555555555555555 (tag: v1.2.0, tag: latest)
Author:     Ada <ada@example.com>
AuthorDate: 2026-02-28 10:00:00 +0100

    fix: a crash
`;

describe("readGitLog", () => {
  it("reads git log as it is", () => {
    expect(readGitLog(MEDIUM)).toEqual([
      {
        id: "1".repeat(40),
        tags: [],
        date: "2026-03-02",
        isMerge: false,
        message: "feat(api)!: paging\n\nBREAKING CHANGE: send a cursor",
      },
      { id: "2".repeat(40), tags: [], date: "2026-03-01", isMerge: true, message: "Merge branch 'x'" },
      { id: "5".repeat(40), tags: ["v1.2.0", "latest"], date: "2026-02-28", isMerge: false, message: "fix: a crash" },
    ]);
  });

  it("reads line ends of Windows and a drawn graph alike", () => {
    const plain = readGitLog(MEDIUM);
    expect(readGitLog(MEDIUM.replaceAll("\n", "\r\n"))).toEqual(plain);
    const drawn = MEDIUM.replace(/^(?!commit)/gm, "| ").replace(/^commit/gm, "* commit");
    expect(readGitLog(drawn)).toEqual(plain);
  });

  it("reads one line per commit, with a graph too", () => {
    const rows = ["1a2b3c4 (HEAD -> main) feat: one", "2b3c4d5 (tag: v1.0.0) fix: two", "3c4d5e6 Merge branch 'x'"];
    const read = readGitLog(rows.join("\n"));
    expect(read).toEqual([
      { id: "1a2b3c4", tags: [], isMerge: false, message: "feat: one" },
      { id: "2b3c4d5", tags: ["v1.0.0"], isMerge: false, message: "fix: two" },
      { id: "3c4d5e6", tags: [], isMerge: true, message: "Merge branch 'x'" },
    ]);
    expect(readGitLog(`* ${rows[0]}\n| * ${rows[1]}\n|/\n*   ${rows[2]}`).map(({ id }) => id)).toEqual([
      "1a2b3c4",
      "2b3c4d5",
      "3c4d5e6",
    ]);
  });

  it("reads first lines, also as a list", () => {
    expect(readGitLog("feat: one\n\n- fix: two\n* Add three\n").map(({ message }) => message)).toEqual([
      "feat: one",
      "fix: two",
      "Add three",
    ]);
    expect(readGitLog(" \n")).toEqual([]);
  });
});

describe("releasesOfLog", () => {
  it("gives commits below a tag to it, breaking ones first, and hides what users do not notice", () => {
    const log = "1a2b3c4 docs: x\n2b3c4d5 fix: b\n3c4d5e6 feat!: a\n4d5e6f7 (tag: v1.0.0) Add c\n5e6f7a8 chore: y";
    expect(releasesOfLog(readGitLog(log))).toMatchObject([
      {
        entries: [
          { category: "added", text: "**Breaking:** a", id: "3c4d5e6" },
          { category: "fixed", text: "b", id: "2b3c4d5" },
        ],
      },
      { version: "1.0.0", tag: "v1.0.0", entries: [{ category: "added", text: "Add c", isGuessed: true }] },
    ]);
  });
});
