import { fileURLToPath } from "node:url";
import { benchSession } from "../measure/bench-session.ts";
import { madeRepository } from "../generated/generated-repository.ts";
import { type Command, measure } from "../measure/measure.ts";
import { nativeGitCliff } from "../programs/native-git-cliff.ts";
import { canMeasureMemory } from "../measure/peak-memory.ts";
import type { Row } from "../row.ts";

const program = fileURLToPath(new URL("../../../cli/dist/toolbox.js", import.meta.url));
const nothing: Command = { program: process.execPath, args: ["-e", "0"] };
const env = benchSession();

/* The bare walk: what git needs to say all that a changelog is made of, through a pipe whose reader drops it. */
const FLOOR = "git log -z --format=%H%x00%P%x00%ct%x00%an%x00%B HEAD | cat";

const shapes = {
  "7k commits": { seed: 7, commits: 7000, releaseEvery: 30, skewed: 2, bodyLines: 4 },
  "15k commits": { seed: 15, commits: 15_000, releaseEvery: 60, skewed: 2, bodyLines: 4 },
  "30k commits": { seed: 30, commits: 30_000, releaseEvery: 60, skewed: 0, bodyLines: 4 },
  "100k commits": { seed: 100, commits: 100_000, releaseEvery: 230, skewed: 2, bodyLines: 4 },
} as const;
type Size = keyof typeof shapes;

const changelog = (cwd: string, ...flags: readonly string[]): Command => ({
  program: process.execPath,
  args: [program, "changelog", ...flags],
  cwd,
  env,
});

/** A row whose repository is made only when the row is measured. */
function row(size: Size, words: Omit<Row, "a" | "b">, commands: (cwd: string) => Pick<Row, "a" | "b">): Row {
  let made: Pick<Row, "a" | "b"> | undefined;
  const make = () => (made ??= commands(madeRepository(shapes[size])));
  return {
    ...words,
    get a() {
      return make().a;
    },
    get b() {
      return make().b;
    },
  };
}

const whole = (cwd: string) => changelog(cwd, "--no-cache");
const floor = (cwd: string): Command => ({ program: "bash", args: ["-c", FLOOR], cwd });

const againstGit = (["15k commits", "100k commits"] as const).flatMap((size) =>
  (
    [
      ["cpu", 2],
      ["wall", 1.8],
    ] as const
  ).map(([on, goal]) =>
    row(size, { name: `changelog of ${size} / bare git log, ${on}`, on, goal }, (cwd) => ({
      a: whole(cwd),
      b: floor(cwd),
    })),
  ),
);

/* Fewer pairs where the peer takes long. */
const promises = {
  "2.12.0": [
    ["7k commits", "cpu", 0.4, 7],
    ["7k commits", "wall", 0.5, 7],
    ["15k commits", "cpu", 0.4, 5],
    ["15k commits", "wall", 0.5, 5],
    ["100k commits", "cpu", 0.16, 3],
    ["100k commits", "memory", 0.3, 2],
  ],
  "2.14.2": [
    ["7k commits", "cpu", 0.05, 3],
    ["7k commits", "wall", 0.05, 3],
    ["15k commits", "cpu", 0.05, 1],
  ],
} as const;

function againstCliff(version: keyof typeof promises): readonly Row[] {
  const cliff = nativeGitCliff(version);
  if (cliff === undefined) return [];
  const rows = promises[version].filter(([, on]) => on !== "memory" || canMeasureMemory);
  if (rows.length < promises[version].length)
    process.stderr.write("Skipped: the rows about memory, which need /usr/bin/time (GNU time).\n");
  return rows.map(([size, on, goal, pairs]) =>
    row(size, { name: `changelog of ${size} / git-cliff ${version}, ${on}`, on, goal, pairs }, (cwd) => ({
      a: whole(cwd),
      b: { program: cliff, args: ["--offline"], cwd },
    })),
  );
}

/* Twice the same with nothing changed: the words are kept, and no git is started. */
const secondRuns = (["15k commits", "100k commits"] as const).flatMap((size) =>
  [[], ["--unreleased"]].map((flags) =>
    row(
      size,
      {
        name: `${["changelog", ...flags].join(" ")} of ${size}, second run / node -e 0`,
        on: "cpu",
        goal: 1.6,
        pairs: 15,
      },
      (cwd) => {
        measure(changelog(cwd, ...flags));
        return { a: changelog(cwd, ...flags), b: nothing };
      },
    ),
  ),
);

/** How long the whole history, a part of it and a second run take; the floor is Node itself. */
export const rows: readonly Row[] = [
  ...againstGit,
  ...againstCliff("2.12.0"),
  ...againstCliff("2.14.2"),
  row(
    "30k commits",
    { name: "changelog --unreleased of 30k commits, nothing kept / node -e 0", on: "cpu", goal: 2, pairs: 15 },
    (cwd) => ({
      a: changelog(cwd, "--unreleased", "--no-cache"),
      b: nothing,
    }),
  ),
  ...secondRuns,
];
