import { type GitShell, gitEnd, gitFailure, startGit } from "./git.ts";

/** An object of the repository. */
export interface GitObject {
  readonly id: string;
  readonly kind: string;
  /** Undefined when only the heads were asked for. */
  readonly content?: Buffer;
}

/**
 * Looks objects up, all by one process: `HEAD:package.json`, `refs/tags/v1^{}`. @param wants their contents, or what
 * they are
 * @returns one answer for each name; undefined for what is not there
 */
export async function readObjects(
  shell: GitShell,
  names: readonly string[],
  wants: "content" | "kind",
): Promise<readonly (GitObject | undefined)[]> {
  if (names.length === 0) return [];
  const mode = wants === "content" ? "--batch" : "--batch-check";
  const child = startGit(shell, ["cat-file", mode], { ...shell.env, LC_ALL: "C", GIT_OPTIONAL_LOCKS: "0" });
  // Git may end before it has read everything; its exit code tells.
  child.stdin.on("error", () => {});
  // A name cannot hold a line break here; it is asked for as one that is not there.
  child.stdin.end(names.map((name) => `${name.includes("\n") ? "-" : name}\n`).join(""));
  const [output, errors, exitCode] = await Promise.all([
    collect(child.stdout),
    collect(child.stderr),
    gitEnd(shell, child),
  ]);
  if (exitCode !== 0) throw gitFailure("failure", errors.toString("utf8"));
  return readAnswers(output, names.length, wants);
}

function readAnswers(output: Buffer, count: number, wants: "content" | "kind"): readonly (GitObject | undefined)[] {
  const answers: (GitObject | undefined)[] = [];
  let at = 0;
  while (answers.length < count) {
    const end = output.indexOf("\n", at);
    const [, id, kind = "", size = ""] =
      /^([0-9a-f]{40,64}) (\w+) (\d+)$/.exec(output.toString("latin1", at, end)) ?? [];
    at = end + 1;
    if (id === undefined) answers.push(undefined);
    else if (wants === "kind") answers.push({ id, kind });
    else {
      answers.push({ id, kind, content: output.subarray(at, at + Number(size)) });
      at += Number(size) + 1;
    }
  }
  return answers;
}

async function collect(stream: NodeJS.ReadableStream): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
