import path from "node:path";
import { type GitShell, runGit, streamGit } from "../../git/git.ts";
import type { FragmentPlaces } from "./fragment-files.ts";

/** What the history says of a fragment. */
export interface FragmentRecord {
  /** From the root, with slashes. */
  readonly file: string;
  /** The commit that brought it. */
  readonly commit: string;
  /** Its newest words. */
  readonly blob: string;
  /** It was taken away together with a change of a changelog. */
  readonly isFolded: boolean;
}

// Settings of the user that would change the output.
const SETTINGS = ["log.showSignature=false", "log.diffMerges=off", "diff.relative=false"].flatMap((each) => [
  "-c",
  each,
]);
const LOG = "log -z --raw --no-renames --no-abbrev --full-history --topo-order --reverse --no-color --no-notes".split(
  " ",
);
const HEADER = "\u0001";

/**
 * The fragments that HEAD's history, or that of the tips, brought, the oldest first. A file that was taken away counts as folded where the
 * same commit changes a changelog; any other was withdrawn, and nothing is told of it.
 */
export async function readFragmentHistory(
  shell: GitShell,
  places: FragmentPlaces,
  tips: readonly string[] = ["HEAD"],
): Promise<readonly FragmentRecord[]> {
  const args = [
    ...SETTINGS,
    ...LOG,
    `--format=${HEADER}%H`,
    ...tips,
    "--",
    ...places.folders.map((folder) => `:(top,literal)${folder}`),
    `:(top,glob)**/${nameOf(places)}`,
  ];
  const open = new Map<string, FragmentRecord>();
  const folded: FragmentRecord[] = [];
  for await (const { commit, rows } of commitsOf(streamGit(shell, args))) {
    const changesFile = rows.some(({ file, status }) => status !== "D" && isChangelog(file, places));
    for (const { file, status, blob } of rows) {
      if (!places.folders.some((folder) => file.startsWith(`${folder}/`))) continue;
      const known = open.get(file);
      if (status !== "D") open.set(file, known ? { ...known, blob } : { file, commit, blob, isFolded: false });
      else {
        if (known && changesFile) folded.push({ ...known, isFolded: true });
        open.delete(file);
      }
    }
  }
  return [...folded, ...open.values()];
}

const nameOf = ({ changelog }: FragmentPlaces) => path.posix.basename(changelog);
const isChangelog = (file: string, places: FragmentPlaces) => path.posix.basename(file) === nameOf(places);

interface Row {
  readonly file: string;
  /** A, M, D or T. */
  readonly status: string;
  readonly blob: string;
}

async function* commitsOf(parts: AsyncIterable<string>): AsyncGenerator<{ commit: string; rows: readonly Row[] }> {
  let current: { commit: string; rows: Row[] } | undefined;
  let row: Omit<Row, "file"> | undefined;
  for await (const token of tokensOf(parts)) {
    if (row) {
      current?.rows.push({ ...row, file: token });
      row = undefined;
    } else if (token.startsWith(HEADER)) {
      if (current) yield current;
      current = { commit: token.slice(1).trim(), rows: [] };
    } else {
      const found = /^\n?:\d+ \d+ [0-9a-f]+ (?<blob>[0-9a-f]+) (?<status>[A-Z])/.exec(token)?.groups;
      if (found) row = { blob: found["blob"] ?? "", status: found["status"] ?? "" };
    }
  }
  if (current) yield current;
}

/** What stands between zero bytes. */
async function* tokensOf(parts: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = "";
  for await (const part of parts) {
    const tokens = (rest + part).split("\0");
    rest = tokens.pop() ?? "";
    yield* tokens;
  }
  if (rest !== "") yield rest;
}

/** Whether some changelog of the work tree is not as HEAD has it. */
export async function isChangelogTouched(shell: GitShell, places: FragmentPlaces): Promise<boolean> {
  const { stdout } = await runGit(shell, ["status", "--porcelain", "-uall", "--", `:(top,glob)**/${nameOf(places)}`]);
  return stdout.trim() !== "";
}
