import { ToolError } from "./errors.ts";
import type { FileHandle } from "./input/file-handle.ts";

/** The text of a UTF-8 file, without a byte order mark. Throws `ToolError` "decode" when it is none. */
export async function fileText(file: FileHandle): Promise<string> {
  const bytes = await file.bytes();
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new ToolError("decode", `${file.name} is no UTF-8 text. Save it as UTF-8 and try again.`, { cause });
  }
}
