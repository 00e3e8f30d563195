import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { runChangelogCommand as run } from "../../../testing/run-changelog.ts";
import { type TempRepository, tempRepository } from "../../../testing/temp-repository.ts";

/*
 * A branch for each fragment, all from one commit, merged by plain git in random orders, several at once or one by one.
 * MERGE_ORDERS=1000 MERGE_BRANCHES=100 runs the whole proof.
 */
const ORDERS = Number(process.env["MERGE_ORDERS"] ?? 24);
const BRANCHES = Number(process.env["MERGE_BRANCHES"] ?? 24);

/** The same numbers each time, from a linear congruence (Numerical Recipes). */
function randomNumbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function shuffled<T>(items: readonly T[], random: (below: number) => number): readonly T[] {
  const left = [...items];
  return items.flatMap(() => left.splice(random(left.length), 1));
}

/** Branches written by one import: each adds one file to the same base. */
function importBranches({ folder, git, shell }: TempRepository): readonly string[] {
  const names = Array.from({ length: BRANCHES }, (_, at) => `b${at}`);
  const base = git("rev-parse", "main");
  const commits = names.map((name, at) => {
    const text = `### ${at % 3 === 0 ? "Fixed" : "Added"}\n\n- Change ${name} (#${at + 1})\n`;
    const message = `feat: what ${name} says`;
    return [
      `commit refs/heads/${name}`,
      `committer Ada <ada@example.com> ${1_770_000_000 + at} +0000`,
      `data ${message.length}`,
      message,
      `from ${base}`,
      `M 100644 inline changelog.d/change-${name}-${at.toString(16).padStart(4, "0")}.md`,
      `data ${text.length}`,
      text,
    ].join("\n");
  });
  execFileSync("git", ["fast-import", "--quiet"], {
    cwd: folder,
    env: { ...shell.env },
    input: `${commits.join("\n")}\n`,
  });
  return names;
}

it(`${BRANCHES} branches merged in ${ORDERS} random orders: no conflict, nothing lost or doubled, the same bytes`, async () => {
  const repository = tempRepository();
  const { folder, shell, git, commit, write } = repository;
  commit("feat: the first", "2026-01-01");
  git("tag", "v1.0.0");
  mkdirSync(path.join(folder, "changelog.d"));
  write("changelog.d/README.md", "# Fragments\n");
  git("add", "-A");
  git("commit", "--quiet", "-m", "chore: fragments");
  const names = importBranches(repository);
  const random = randomNumbers(16);
  const texts = new Set<string>();
  for (let order = 0; order < ORDERS; order++) {
    git("checkout", "--quiet", "--force", "-B", "merged", "main");
    const left = [...shuffled(names, random)];
    // Throws at the first conflict.
    while (left.length > 0) git("merge", "--quiet", "--no-ff", "-m", "Merge", ...left.splice(0, 1 + random(12)));
    await run(shell, "--release", "1.1.0");
    texts.add(readFileSync(path.join(folder, "CHANGELOG.md"), "utf8"));
    rmSync(path.join(folder, "CHANGELOG.md"));
  }
  const [text = "", ...others] = texts;
  expect(others).toEqual([]);
  for (const name of names) expect(text.split(`- Change ${name} (#`)).toHaveLength(2);
  expect(text).not.toContain("what b");
}, 3_600_000);
