import { isRecord } from "../../text/is-record.ts";
import type { AnyTool } from "../define-tool.ts";
import { type FileHandle, isFileHandle } from "../input/file-handle.ts";
import type { Run } from "../output.ts";

/** What a host says to its worker. */
export interface RunRequest {
  readonly tool: string;
  readonly raw: Readonly<Record<string, unknown>>;
}

/** What a worker says back: first that it has the tool, last `done` or `bug`. */
export type WorkerMessage =
  | { readonly type: "started" }
  | { readonly type: "progress"; readonly done: number; readonly total: number; readonly note?: string }
  | { readonly type: "warn"; readonly message: string }
  /** A part of the text of an output, by its index: a long text in one message would hold up its reader. */
  | { readonly type: "text"; readonly output: number; readonly part: string }
  /** What the carrier notes of a file of the input, by its number: see {@link FileCarrier}. */
  | { readonly type: "note"; readonly file: number; readonly note: unknown }
  | { readonly type: "done"; readonly run: Run }
  | { readonly type: "bug"; readonly message: string; readonly stack: string };

/** One worker as the host sees it: a Web Worker or a worker thread. */
export interface Channel {
  post(request: RunRequest): void;
  /** Listens until the next call; `fail` hears when the worker itself broke: a `ToolError` where the host is at fault. */
  listen(onMessage: (message: WorkerMessage) => void, fail: (error: Error) => void): void;
  /** Ends the worker at once, in the middle of whatever it does. */
  terminate(): void;
}

/** How files travel: a handle has methods, which no message can carry. */
export interface FileCarrier {
  pack(file: FileHandle): unknown;
  /** @param note tells the host what became of the file in the worker: that another one was opened beside it */
  unpack(packed: unknown, note?: (note: unknown) => void): FileHandle;
  /** Takes such a note for the file that was packed. */
  noted?(file: FileHandle, note: unknown): void;
}

const FILE = "toolbox:file";

/** Makes the values of an input fit for a message. @param files takes its files, each at its number */
export function packFiles(
  raw: Readonly<Record<string, unknown>>,
  carrier: FileCarrier,
  files: FileHandle[] = [],
): Record<string, unknown> {
  const pack = (value: unknown): unknown => {
    if (isFileHandle(value))
      return { [FILE]: carrier.pack(value), within: value.within, number: files.push(value) - 1 };
    return Array.isArray(value) ? value.map(pack) : value;
  };
  return Object.fromEntries(Object.entries(raw).map(([name, value]) => [name, pack(value)]));
}

/** Undoes {@link packFiles} on the other side. */
export function unpackFiles(
  raw: Readonly<Record<string, unknown>>,
  carrier: FileCarrier,
  note: (file: number, note: unknown) => void = () => {},
): Record<string, unknown> {
  const unpack = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(unpack);
    if (!isRecord(value) || !(FILE in value)) return value;
    const { within } = value as Pick<FileHandle, "within">;
    const file = carrier.unpack(value[FILE], (about) => note(Number(value["number"]), about));
    return { ...file, ...(within && { within }) };
  };
  return Object.fromEntries(Object.entries(raw).map(([name, value]) => [name, unpack(value)]));
}

/** The catalogue as a worker needs it: the code of one tool. */
export type LoadTool = (id: string) => Promise<AnyTool>;
