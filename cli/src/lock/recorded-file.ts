import path from "node:path";
import type { FileHandle } from "@toolbox/core";
import { hashOf, NONE } from "./hash.ts";

/** What a run read: the hash of each file by its path from the configuration's folder, with slashes. */
export type ReadFiles = Map<string, string>;

/** Takes the hash of a file that was read, or `NONE` of one that was not there, by its absolute path. */
export type NoteFile = (target: string, hash: string) => void;
export const noteIn =
  (folder: string, read: ReadFiles): NoteFile =>
  (target, hash) =>
    void read.set(pathIn(folder, target), hash);

/** A file whose reading is noted, in a worker thread too. */
export interface RecordedFile extends FileHandle {
  readonly note: NoteFile;
}

/**
 * The same file, whose content is noted when it is read, and so is every file that is opened beside it: an image that a
 * document names, there or not.
 * @param target where it lies, absolute
 */
export function recordedFile(file: FileHandle, target: string, note: NoteFile): RecordedFile {
  const bytes = async () => {
    const content = await file.bytes();
    note(target, hashOf(content));
    return content;
  };
  const { near } = file;
  return {
    // What a host needs to carry it to a worker, too.
    ...file,
    note,
    bytes,
    // One read for all: a stream that is left half way would have no hash.
    stream: () => streamOf(bytes),
    ...(near && {
      async near(beside: string) {
        const place = path.resolve(path.dirname(target), beside);
        const found = await near.call(file, beside);
        if (found) return recordedFile(found, place, note);
        note(place, NONE);
        return undefined;
      },
    }),
  };
}

function streamOf(bytes: () => Promise<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async start(controller) {
      controller.enqueue(await bytes());
      controller.close();
    },
  });
}

/** A path from the configuration's folder, with slashes on every system. */
export const pathIn = (folder: string, target: string): string =>
  path.relative(folder, target).replaceAll(path.sep, "/");
