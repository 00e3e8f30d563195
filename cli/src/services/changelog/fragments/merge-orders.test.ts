import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { deflateSync } from "node:zlib";
import { expect, it } from "vitest";
import { runChangelogCommand as run } from "../../../testing/run-changelog.ts";
import { type TempRepository, tempRepository } from "../../../testing/temp-repository.ts";

/*
 * A branch for each fragment, all from one commit, merged by plain git in random orders.
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

/** A repository with a release, an empty folder for fragments, and branches that each bring one. */
function fragmentBranches() {
  const repository = tempRepository();
  const { folder, git, commit, write } = repository;
  commit("feat: the first", "2026-01-01");
  git("tag", "v1.0.0");
  mkdirSync(path.join(folder, "changelog.d"));
  write("changelog.d/README.md", "# Fragments\n");
  git("add", "-A");
  git("commit", "--quiet", "-m", "chore: fragments");
  return { ...repository, names: importBranches(repository) };
}

/** Makes a release, and gives the changelog it writes. */
async function releaseHere({ folder, shell }: TempRepository): Promise<string> {
  await run(shell, "--release", "1.1.0");
  const file = path.join(folder, "CHANGELOG.md");
  const text = readFileSync(file, "utf8");
  rmSync(file);
  return text;
}

function demandAll(text: string, names: readonly string[]): void {
  for (const name of names) expect(text.split(`- Change ${name} (#`)).toHaveLength(2);
  expect(text).not.toContain("what b");
}

it("branches merged by git merge, several at once: no conflict, nothing lost or doubled", async () => {
  const repository = fragmentBranches();
  const { git, names } = repository;
  const random = randomNumbers(7);
  const left = [...shuffled(names, random)];
  git("checkout", "--quiet", "-B", "merged", "main");
  // Throws at the first conflict.
  while (left.length > 0) git("merge", "--quiet", "--no-ff", "-m", "Merge", ...left.splice(0, 1 + random(12)));
  const text = await releaseHere(repository);
  expect(text).not.toBe("");
  demandAll(text, names);
});

it(`${BRANCHES} branches merged in ${ORDERS} random orders: no conflict, nothing lost or doubled, the same bytes`, async () => {
  const repository = fragmentBranches();
  const { folder, git, names, write } = repository;
  const tips = names.map((name) => git("rev-parse", name));
  git("checkout", "--quiet", "-B", "merged", "main");
  // Whatever is loose from here on belongs to one order.
  git("repack", "-adq");
  git("prune-packed", "--quiet");
  const random = randomNumbers(16);
  const [texts, trees] = [new Set<string>(), new Set<string>()];
  const objects = path.join(folder, ".git/objects");
  for (let order = 0; order < ORDERS; order++) {
    const merged = mergeAtRandom(repository, shuffled(tips, random), random);
    trees.add(merged.tree);
    writeFileSync(path.join(folder, ".git/refs/heads/merged"), `${merged.commit}\n`);
    if (order === 0) git("reset", "--quiet", "--hard");
    const fragments = readFragmentsOnce(repository);
    texts.add(await releaseHere(repository));
    for (const [file, text] of fragments) write(file, text);
    for (const name of readdirSync(objects).filter((each) => each.length === 2))
      rmSync(path.join(objects, name), { recursive: true });
  }
  expect([trees.size, texts.size]).toEqual([1, 1]);
  demandAll([...texts].join(""), names);
}, 3_600_000);

/** What lies in the work tree, to be laid there again: each order gives the same tree. */
function readFragmentsOnce({ folder }: TempRepository): ReadonlyMap<string, string> {
  const names = readdirSync(path.join(folder, "changelog.d")).map((name) => `changelog.d/${name}`);
  return new Map(names.map((name) => [name, readFileSync(path.join(folder, name), "utf8")]));
}

/**
 * Merges commits two by two, in rounds, until one is left, by git's own merge: one `git merge-tree` for each round, since
 * a process for each merge would take hours.
 */
function mergeAtRandom(
  { folder, shell }: TempRepository,
  tips: readonly string[],
  random: (below: number) => number,
): { readonly commit: string; readonly tree: string } {
  let left = [...tips];
  let tree = "";
  while (left.length > 1) {
    const line = shuffled(left, random);
    // Some wait for a later round, so that no two orders have one shape.
    const most = Math.floor(line.length / 2);
    const count = Math.max(1, most - random(Math.ceil(most / 4)));
    const pairs = Array.from({ length: count }, (_, at) => line.slice(2 * at, 2 * at + 2));
    const output = execFileSync("git", ["merge-tree", "--write-tree", "--stdin"], {
      cwd: folder,
      env: { ...shell.env },
      encoding: "utf8",
      input: pairs.map((pair) => `${pair.join(" ")}\n`).join(""),
    });
    const trees = output
      .split("\0\0")
      .filter((answer) => answer !== "")
      .map(cleanTree);
    expect(trees).toHaveLength(count);
    tree = trees.at(-1) ?? "";
    left = [...pairs.map((pair, at) => writeCommit(folder, trees[at] ?? "", pair)), ...line.slice(2 * count)];
  }
  const [commit = ""] = left;
  return { commit, tree };
}

/** The tree of a merge without conflicts: `1`, a zero byte and its name. */
function cleanTree(answer: string): string {
  const [isClean, tree = ""] = answer.split("\0");
  expect([isClean, tree.length]).toEqual(["1", 40]);
  return tree;
}

/** Writes a merge commit as git stores it (gitformat-loose-object), which costs no process. */
function writeCommit(folder: string, tree: string, parents: readonly string[]): string {
  const who = "Ada <ada@example.com> 1780000000 +0000";
  const lines = [`tree ${tree}`, ...parents.map((id) => `parent ${id}`), `author ${who}`, `committer ${who}`];
  const text = `${lines.join("\n")}\n\nMerge\n`;
  const object = Buffer.from(`commit ${text.length}\0${text}`);
  const id = createHash("sha1").update(object).digest("hex");
  const place = path.join(folder, ".git/objects", id.slice(0, 2));
  mkdirSync(place, { recursive: true });
  writeFileSync(path.join(place, id.slice(2)), deflateSync(object));
  return id;
}
