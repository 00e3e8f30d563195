import { isRecord } from "../../text/is-record.ts";

/** A file the user gave. Nothing is read until asked. */
export interface FileHandle {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** The MIME type as the host knows it, or "". */
  readonly type: string;
  /** Where it lies in a folder that was given as a whole. */
  readonly within?: FolderPlace;
  stream(): ReadableStream<Uint8Array>;
  bytes(): Promise<Uint8Array>;
  /**
   * The file at a path that starts in this file's folder, with forward slashes: an image that a document names.
   * `undefined` when there is none. Absent where the host cannot look beside a file.
   */
  near?(path: string): Promise<FileHandle | undefined>;
}

/** A place in a folder of the user's. */
export interface FolderPlace {
  /** As the user names it: `dist`. */
  readonly folder: string;
  /** Below it, with forward slashes: `blog/index.html`. */
  readonly path: string;
}

/** Tells a file handle from any other value. */
export function isFileHandle(value: unknown): value is FileHandle {
  return (
    isRecord(value) &&
    typeof value["name"] === "string" &&
    typeof value["size"] === "number" &&
    typeof value["stream"] === "function" &&
    typeof value["bytes"] === "function"
  );
}
