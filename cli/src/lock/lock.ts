import { Failure } from "../shell/failure.ts";

/** The committed file beside the configuration that says what was made of what. */
export const LOCK_NAME = "toolbox.lock";

/** One run of a tool, as the lock knows it: a whole entry, or one file of its batch. */
export interface LockedRun {
  /** The tool and the version of Toolbox that ran: `og-image@0.2.0`. */
  readonly tool: string;
  /** Hash of what the configuration says of it. */
  readonly settings: string;
  /** Hash of each file that was read, by path; `none` for one that was looked for and not there. */
  readonly inputs: ReadonlyMap<string, string>;
  /** Hash of each file that was written, by path. */
  readonly outputs: ReadonlyMap<string, string>;
  /** Hash of what was brought into a file that people write too, by its path. */
  readonly parts: ReadonlyMap<string, string>;
  /** Files of earlier runs that this one no longer makes. */
  readonly left: ReadonlyMap<string, string>;
}

/** A run by its key: see `runKey`. */
export type Lock = ReadonlyMap<string, LockedRun>;

/** The name of an entry, with the file of its batch behind a blank where it has one. */
export const runKey = (entry: string, part?: string): string => (part === undefined ? entry : `${entry} ${part}`);
export const entryOf = (key: string): string => key.split(" ", 1)[0] ?? "";
export const partOf = (key: string): string | undefined =>
  key.includes(" ") ? key.slice(key.indexOf(" ") + 1) : undefined;

/** A run of `--batch`, by its tool and the path of its input. No entry of a configuration has such a name. */
export const batchKey = (tool: string, input: string): string => runKey(`batch:${tool}`, input);
export const isBatchKey = (key: string): boolean => key.startsWith("batch:");

const HEAD = "# Written by Toolbox: what was made of what. Commit it; `toolbox make --check` and `--batch` read it.\n";
const kinds = { in: "inputs", out: "outputs", into: "parts", left: "left" } as const;

/** The text of a lock: a line for each file, sorted, so that two branches rarely touch the same one. */
export function printLock(lock: Lock): string {
  const lines = [...lock].flatMap(([key, run]) => {
    const start = `${entryOf(key)} ${word(partOf(key) ?? "")}`;
    const files = Object.entries(kinds).flatMap(([kind, map]) =>
      [...run[map]].map(([file, hash]) => `${start} ${kind} ${word(file)} ${hash}`),
    );
    return [`${start} tool ${run.tool} ${run.settings}`, ...files];
  });
  return (
    HEAD +
    lines
      .toSorted()
      .map((line) => `${line}\n`)
      .join("")
  );
}

/**
 * Reads what `printLock` wrote, in any order of lines. Throws `Failure` "usage" with the line that is wrong: a merge that
 * was not finished, as a rule.
 */
export function parseLock(text: string): Lock {
  const lock = new Map<string, Draft>();
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line === "" || line.startsWith("#")) continue;
    const [entry = "", part = "", kind, file = "", hash = ""] = wordsOf(line);
    if (kind === undefined)
      throw new Failure("usage", `${LOCK_NAME}, line ${index + 1} is not a line that Toolbox wrote.`, {
        next: `Finish the merge there; or delete ${LOCK_NAME}, run "toolbox make" and look at the result.`,
      });
    const name = plain(part);
    const key = runKey(entry, name === "" ? undefined : name);
    const run = lock.get(key) ?? emptyRun();
    lock.set(key, run);
    if (kind === "tool") [run.settings, run.tool] = [hash, plain(file)];
    else run[kinds[kind as keyof typeof kinds]].set(plain(file), hash);
  }
  return lock;
}

const KINDS: ReadonlySet<string> = new Set(["tool", ...Object.keys(kinds)]);

/** The five words of a line; none when it is not ours. */
function wordsOf(line: string): readonly string[] {
  const plainWords = line.split(" ");
  // Most lines have no word in quotes, and are parted in a tenth of the time.
  const words =
    plainWords.length === 5 && !line.includes('"') && !/[^\S ]/.test(line)
      ? plainWords
      : (/^(\S+) ("(?:[^"\\]|\\.)*"|[^\s"]+) (\S+) ("(?:[^"\\]|\\.)*"|[^\s"]+) (\S+)$/.exec(line)?.slice(1) ?? []);
  return KINDS.has(words[2] ?? "") && !words.includes("") ? words : [];
}

type Draft = { tool: string; settings: string } & Record<(typeof kinds)[keyof typeof kinds], Map<string, string>>;
const emptyRun = (): Draft => ({
  tool: "",
  settings: "",
  inputs: new Map(),
  outputs: new Map(),
  parts: new Map(),
  left: new Map(),
});

/** A path as one word of a line: `-` for none, in quotes where it has blanks or what could be taken for them. */
const word = (text: string) => (text === "" ? "-" : /^[^\s"#-][^\s"]*$/u.test(text) ? text : JSON.stringify(text));
const plain = (text: string) => (text === "-" ? "" : text.startsWith('"') ? (JSON.parse(text) as string) : text);
