import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { isFileHandle } from "@toolbox/core";
import pkg from "../../../package.json" with { type: "json" };
import { folderSink } from "../../ports/sink.ts";

/** The file beside the results that remembers what they were made of. Safe to delete. */
export const BATCH_CACHE = ".toolbox-batch.json";

interface Entry {
  /** Hash of the tool, its options and the input. */
  readonly key: string;
  /** Hash of each result by its path below the folder. */
  readonly outputs: Readonly<Record<string, string>>;
}

/** What was made in a folder by earlier batches, by tool and input. A file that cannot be read counts as empty. */
export class BatchCache {
  readonly #folder: string;
  readonly #entries: Map<string, Entry>;
  #isChanged = false;

  private constructor(folder: string, entries: Map<string, Entry>) {
    this.#folder = folder;
    this.#entries = entries;
  }

  static async open(folder: string): Promise<BatchCache> {
    const text = await readFile(path.join(folder, BATCH_CACHE), "utf8").catch(() => "");
    return new BatchCache(folder, new Map(Object.entries(parse(text))));
  }

  /** Whether a path is a result of an earlier batch, and so no input of the next. */
  isResult(target: string): boolean {
    const name = path.relative(this.#folder, target).replaceAll(path.sep, "/");
    return [...this.#entries.values()].some((entry) => Object.hasOwn(entry.outputs, name));
  }

  /** Whether the results of this input were made of just this, and are still as they were made. */
  async isFresh(id: string, key: string): Promise<boolean> {
    const entry = this.#entries.get(id);
    if (entry?.key !== key) return false;
    for (const [name, hash] of Object.entries(entry.outputs)) {
      if ((await hashOfFile(path.join(this.#folder, name))) !== hash) return false;
    }
    return true;
  }

  /** Whether the file is a result of this tool and input, just as an earlier batch left it. */
  async isOurs(id: string, target: string): Promise<boolean> {
    const name = path.relative(this.#folder, target).replaceAll(path.sep, "/");
    const kept = this.#entries.get(id)?.outputs[name];
    return kept !== undefined && kept === (await hashOfFile(target));
  }

  async remember(id: string, key: string, targets: readonly string[]): Promise<void> {
    const outputs: Record<string, string> = {};
    for (const target of targets) {
      const hash = await hashOfFile(target);
      if (hash !== undefined) outputs[path.relative(this.#folder, target).replaceAll(path.sep, "/")] = hash;
    }
    this.#entries.set(id, { key, outputs });
    this.#isChanged = true;
  }

  /** Writes the file if there is something new to remember. */
  async save(): Promise<void> {
    if (!this.#isChanged) return;
    const entries = [...this.#entries].toSorted(([a], [b]) => (a < b ? -1 : 1));
    const text = `${JSON.stringify({ version: 1, entries: Object.fromEntries(entries) }, undefined, 1)}\n`;
    await folderSink(this.#folder, { force: true }).save([
      { kind: "text", name: BATCH_CACHE, mime: "application/json", text },
    ]);
  }
}

function parse(text: string): Record<string, Entry> {
  try {
    const data = JSON.parse(text) as { version?: unknown; entries?: Record<string, Entry> } | null;
    if (data?.version !== 1) return {};
    const isEntry = ([, entry]: [string, Entry]) => typeof entry?.key === "string" && typeof entry.outputs === "object";
    return Object.fromEntries(Object.entries(data.entries ?? {}).filter(isEntry));
  } catch {
    return {};
  }
}

async function hashOfFile(file: string): Promise<string | undefined> {
  return readFile(file).then(
    (bytes) => createHash("sha256").update(bytes).digest("base64url"),
    // Not there, or not to be read: it is not as it was left.
    () => undefined,
  );
}

/** One hash over everything a run depends on: the tool, the version of Toolbox, what the flags say, the file's bytes. */
export async function batchKey(
  tool: string,
  raw: Readonly<Record<string, unknown>>,
  only: string | undefined,
  input: string,
): Promise<string> {
  const plain = async (value: unknown): Promise<unknown> => {
    if (Array.isArray(value)) return Promise.all(value.map(plain));
    if (!isFileHandle(value)) return value;
    return {
      name: value.name,
      hash: createHash("sha256")
        .update(await value.bytes())
        .digest("base64url"),
    };
  };
  const entries = await Promise.all(
    Object.entries(raw)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(async ([name, value]) => [name, await plain(value)]),
  );
  const hash = createHash("sha256").update(JSON.stringify([pkg.version, tool, only ?? null, entries]));
  return hash.update(await readFile(input)).digest("base64url");
}
