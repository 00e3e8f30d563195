import { rm } from "node:fs/promises";
import { type FileOutput, isFileHandle } from "@toolbox/core";
import pkg from "../../../package.json" with { type: "json" };
import { canonical, hashOf } from "../../lock/hash.ts";
import { inspectRun, type RunFacts } from "../../lock/inspect-run.ts";
import { hashOfFile } from "../../lock/look-at.ts";
import { readLock, updateLock } from "../../lock/lock-file.ts";
import { batchKey, type Lock, type LockedRun } from "../../lock/lock.ts";
import { lockedRun } from "../../lock/locked-run.ts";
import { pathIn, type ReadFiles } from "../../lock/recorded-file.ts";
import type { Shell } from "../../shell/shell.ts";
import { oldBatchFile, readOldBatch } from "./old-batch-file.ts";

/**
 * What earlier batches made in a folder of results: the `toolbox.lock` in it, as `toolbox make` keeps it beside a
 * configuration. What an earlier Toolbox kept there instead is carried over.
 */
export class BatchLock {
  readonly #folder: string;
  readonly #lock: Map<string, LockedRun>;
  readonly #changes: Map<string, LockedRun>;
  readonly #isOld: boolean;

  private constructor(folder: string, lock: Lock, old: Lock | undefined) {
    this.#folder = folder;
    this.#isOld = old !== undefined;
    this.#changes = new Map([...(old ?? [])].filter(([key]) => !lock.has(key)));
    this.#lock = new Map([...lock, ...this.#changes]);
  }

  /** Throws `Failure` "usage" for a lock that cannot be read. */
  static open(folder: string): BatchLock {
    return new BatchLock(folder, readLock(folder), readOldBatch(folder));
  }

  /** Whether a path is a result of an earlier batch, and so no input of the next. */
  isResult(target: string): boolean {
    const name = pathIn(this.#folder, target);
    return [...this.#lock.values()].some(({ outputs }) => outputs.has(name));
  }

  /** Whether the results of this input were made of just this, and are still as they were made. */
  isFresh(tool: string, input: string, settings: string): boolean {
    const name = pathIn(this.#folder, input);
    return inspectRun(factsOf(tool, settings, name), this.#lock.get(batchKey(tool, name)), this.#folder).length === 0;
  }

  /**
   * Whether the file is a result of this tool and input, just as an earlier batch left it, or as this one would make it:
   * what a batch wrote that was stopped before it kept anything is no one else's.
   */
  isOurs(tool: string, input: string, target: string, made: FileOutput): boolean {
    const hash = hashOfFile(target);
    if (hash === hashOf(made.kind === "text" ? made.text : made.bytes)) return true;
    const run = this.#lock.get(batchKey(tool, pathIn(this.#folder, input)));
    const name = pathIn(this.#folder, target);
    const kept = run?.outputs.get(name) ?? run?.left.get(name);
    return kept !== undefined && kept === hash;
  }

  /** Keeps what was made of an input. @param inputs what was read, by paths from the folder of the results */
  remember(tool: string, input: string, settings: string, inputs: ReadFiles, targets: readonly string[]): void {
    const name = pathIn(this.#folder, input);
    const key = batchKey(tool, name);
    const outputs = new Map(targets.map((target) => [pathIn(this.#folder, target), hashOfFile(target)]));
    const run = { ...factsOf(tool, settings, name), inputs, outputs, parts: new Map<string, string>() };
    const locked = lockedRun(run, this.#lock.get(key));
    this.#lock.set(key, locked);
    this.#changes.set(key, locked);
  }

  /** Writes what is new into the lock as it is by then, and takes the file of an earlier Toolbox away. */
  async save(shell: Shell): Promise<void> {
    await updateLock(this.#folder, this.#changes, shell);
    this.#changes.clear();
    if (this.#isOld) await rm(oldBatchFile(this.#folder), { force: true });
  }
}

const factsOf = (tool: string, settings: string, found: string): RunFacts => ({
  tool: `${tool}@${pkg.version}`,
  settings,
  found: [found],
});

/** One hash over what the flags say for every file of a batch; of a file that they name its bytes. */
export async function batchSettings(raw: Readonly<Record<string, unknown>>, only: string | undefined): Promise<string> {
  const plain = async (value: unknown): Promise<unknown> => {
    if (Array.isArray(value)) return Promise.all(value.map(plain));
    if (!isFileHandle(value)) return value;
    return { name: value.name, hash: hashOf(await value.bytes()) };
  };
  const entries = Object.entries(raw).map(async ([name, value]) => [name, await plain(value)] as const);
  return hashOf(canonical({ only: only ?? null, raw: Object.fromEntries(await Promise.all(entries)) }));
}
