import { decodeUtf8, notUtf8 } from "../../text/bytes.ts";
import { ToolError } from "../errors.ts";
import type { FileHandle } from "./file-handle.ts";

/**
 * The text of a UTF-8 file, without a byte order mark. Throws `ToolError` "decode" when it is none, as a NUL says too.
 * @param field the one the file was given in, if the user can mend it there
 */
export async function fileText(file: FileHandle, field?: string): Promise<string> {
  const text = decodeUtf8(await file.bytes());
  if (text === undefined || text.includes("\0"))
    throw new ToolError("decode", notUtf8(file.name), field === undefined ? {} : { field });
  return text;
}
