import { isRecord } from "../src/text/is-record.ts";
import { type FileHandle, isFileHandle } from "../src/tool/input/file-handle.ts";
import type { AnyInput, PlatformFile, Tool } from "./tool.ts";

/**
 * The values with each file of the platform in a file field made a handle; all else stays as it is, for the tool to judge.
 * A handle that somebody made stays, too.
 */
export function openFiles(fields: Tool["fields"], values: AnyInput): AnyInput {
  const opened = Object.entries(values).map(([name, value]) => {
    const kind = Object.hasOwn(fields, name) ? fields[name]?.kind : undefined;
    if (kind === "file") return [name, opening(value)] as const;
    return [name, kind === "files" && Array.isArray(value) ? value.map(opening) : value] as const;
  });
  return Object.fromEntries(opened);
}

const opening = (value: unknown): unknown => (isPlatformFile(value) && !isFileHandle(value) ? handle(value) : value);

// A File of Node 20 has no `bytes`.
function handle(file: PlatformFile): FileHandle {
  return {
    name: file.name,
    size: file.size,
    type: file.type,
    stream: () => file.stream(),
    bytes: async () => new Uint8Array(await file.arrayBuffer()),
  };
}

// What makes a File stands on its prototype, so it is looked for and not listed.
const isPlatformFile = (value: unknown): value is PlatformFile =>
  isRecord(value) && typeof value["name"] === "string" && typeof value["arrayBuffer"] === "function";
