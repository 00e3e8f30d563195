import { createReadStream } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import type { FileCarrier, FileHandle } from "@toolbox/core";

/** Fewer, larger reads: the time goes into the work, not into waking up. */
const READ_BYTES = 1024 * 1024;

interface NodeFile extends FileHandle {
  readonly path: string;
}
interface MemoryFile extends FileHandle {
  readonly content: Uint8Array;
}

/**
 * A file on disk, opened when it is read.
 * @param type its MIME type; who makes the handle finds it out
 * Throws the system's error (ENOENT, EACCES) when there is no such file; a folder is EISDIR.
 */
export async function nodeFile(file: string, type: string): Promise<FileHandle> {
  const { size } = await regularFile(file);
  return handle(file, size, type);
}

async function regularFile(file: string) {
  const facts = await stat(file);
  if (facts.isDirectory()) throw Object.assign(new Error(`${file} is a folder.`), { code: "EISDIR" });
  return facts;
}

function handle(file: string, size: number, type: string): NodeFile {
  return {
    path: path.resolve(file),
    name: path.basename(file),
    size,
    type,
    stream: () =>
      Readable.toWeb(createReadStream(file, { highWaterMark: READ_BYTES })) as ReturnType<FileHandle["stream"]>,
    bytes: async () => new Uint8Array(await readFile(file)),
    near: (beside) => openNear(path.resolve(path.dirname(file), beside)),
  };
}

async function openNear(file: string): Promise<FileHandle | undefined> {
  try {
    const { size } = await regularFile(file);
    return handle(file, size, "");
  } catch {
    // not there, a folder, or not ours to read: the same to who asks
    return undefined;
  }
}

/** What came on stdin, as a file without a type. */
export function memoryFile(name: string, content: Uint8Array): FileHandle {
  const file: MemoryFile = {
    content,
    name,
    size: content.length,
    type: "",
    stream: () => Readable.toWeb(Readable.from([content])) as ReturnType<FileHandle["stream"]>,
    bytes: async () => content,
  };
  return file;
}

type Packed =
  | { readonly path: string; readonly size: number; readonly type: string }
  | { readonly name: string; readonly content: Uint8Array };

/** A file on disk travels to a worker thread as its path, one in memory with its bytes. */
export const nodeFileCarrier: FileCarrier = {
  pack: (file): Packed =>
    "content" in file
      ? { name: file.name, content: (file as MemoryFile).content }
      : { path: (file as NodeFile).path, size: file.size, type: file.type },
  unpack(packed) {
    const facts = packed as Packed;
    return "content" in facts ? memoryFile(facts.name, facts.content) : handle(facts.path, facts.size, facts.type);
  },
};
