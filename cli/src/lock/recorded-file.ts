import path from "node:path";
import type { FileHandle } from "@toolbox/core";
import { hashOf, NONE } from "./hash.ts";

/** What a run read: the hash of each file by its path from the configuration's folder, with slashes. */
export type ReadFiles = Map<string, string>;

/**
 * The same file, whose content is noted when it is read, and so is every file that is opened beside it: an image that a
 * document names, there or not.
 * @param target where it lies, absolute
 */
export function recordedFile(file: FileHandle, target: string, folder: string, read: ReadFiles): FileHandle {
  const bytes = async () => {
    const content = await file.bytes();
    read.set(pathIn(folder, target), hashOf(content));
    return content;
  };
  const { near } = file;
  return {
    // What a host needs to carry it to a worker, too.
    ...file,
    bytes,
    // One read for all: a stream that is left half way would have no hash.
    stream: () => streamOf(bytes),
    ...(near && {
      async near(beside: string) {
        const place = path.resolve(path.dirname(target), beside);
        const found = await near.call(file, beside);
        if (found) return recordedFile(found, place, folder, read);
        read.set(pathIn(folder, place), NONE);
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
