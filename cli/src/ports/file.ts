import { createReadStream, type Stats } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { type FileCarrier, type FileHandle, unchanged } from "@toolbox/core";
import { type RecordedFile, recordedFile } from "../lock/recorded-file.ts";

/** Fewer, larger reads: the time goes into the work, not into waking up. */
const READ_BYTES = 1024 * 1024;

interface NodeFile extends FileHandle {
  readonly path: string;
  readonly version: Version;
}

/** What tells a file on disk from the same file written to. */
interface Version {
  readonly size: number;
  readonly mtimeMs: number;
}
interface MemoryFile extends FileHandle {
  readonly content: Uint8Array;
}

/**
 * A file on disk, opened when it is read. What is no regular file (a pipe, a device) can be read but once and has no
 * length before: read it and make a `memoryFile`.
 * @param type its MIME type; who makes the handle finds it out
 * @param facts what the system says of it, by who asked already
 * Throws the system's error (ENOENT, EACCES) when there is no such file; a folder is EISDIR.
 */
export async function nodeFile(file: string, type: string, facts?: Stats): Promise<FileHandle> {
  return handle(file, versionOf(file, facts ?? (await stat(file))), type);
}

function versionOf(file: string, facts: Stats): Version {
  if (facts.isDirectory()) throw Object.assign(new Error(`${file} is a folder.`), { code: "EISDIR" });
  if (!facts.isFile()) throw Object.assign(new Error(`${file} is not a regular file.`), { code: "EINVAL" });
  return { size: facts.size, mtimeMs: facts.mtimeMs };
}

function handle(file: string, version: Version, type: string): NodeFile {
  const name = path.basename(file);
  const stream = () =>
    Readable.toWeb(createReadStream(file, { highWaterMark: READ_BYTES })) as ReturnType<FileHandle["stream"]>;
  const bytes = async () => new Uint8Array(await readFile(file));
  const isSame = async () => (await stat(file)).mtimeMs === version.mtimeMs;
  return {
    path: path.resolve(file),
    version,
    name,
    size: version.size,
    type,
    ...unchanged(name, version.size, { stream, bytes, isSame, saysChanged: () => false }),
    near: (beside) => openNear(path.resolve(path.dirname(file), beside)),
  };
}

async function openNear(file: string): Promise<FileHandle | undefined> {
  try {
    return handle(file, versionOf(file, await stat(file)), "");
  } catch {
    // not there, a folder, a device, or not ours to read: the same to who asks
    return undefined;
  }
}

/** The input on stdin or through a pipe, as a file. */
export function memoryFile(name: string, content: Uint8Array, type = ""): FileHandle {
  const file: MemoryFile = {
    content,
    name,
    size: content.length,
    type,
    stream: () => Readable.toWeb(Readable.from([content])) as ReturnType<FileHandle["stream"]>,
    bytes: async () => content,
  };
  return file;
}

type Packed =
  | { readonly path: string; readonly version: Version; readonly type: string; readonly isRecorded: boolean }
  | { readonly name: string; readonly content: Uint8Array; readonly type: string };

type Note = Parameters<RecordedFile["note"]>;

/**
 * A file on disk travels to a worker thread as its path, one in memory with its bytes. What is read of a recorded file
 * over there, itself and what is opened beside it, is noted here.
 */
export const nodeFileCarrier: FileCarrier = {
  pack: (file): Packed =>
    "content" in file
      ? { name: file.name, content: (file as MemoryFile).content, type: file.type }
      : {
          path: (file as NodeFile).path,
          version: (file as NodeFile).version,
          type: file.type,
          isRecorded: "note" in file,
        },
  unpack(packed, note = () => {}) {
    const facts = packed as Packed;
    if ("content" in facts) return memoryFile(facts.name, facts.content, facts.type);
    const file = handle(facts.path, facts.version, facts.type);
    return facts.isRecorded ? recordedFile(file, facts.path, (...read: Note) => note(read)) : file;
  },
  noted: (file, note) => (file as RecordedFile).note(...(note as Note)),
};
