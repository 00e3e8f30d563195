import type { Canvas } from "../../ports/index.ts";
import { ToolError } from "../../tool/errors.ts";
import type { FileHandle } from "../../tool/input/file-handle.ts";

// OpenType 1.9 (the table directory's version) and WOFF 1 and 2.
const MAGIC = ["\0\x01\0\0", "OTTO", "true", "ttcf", "wOFF", "wOF2"];

/** The families of files that were opened: a font is read once, not at every letter that is typed. */
const opened = new WeakMap<FileHandle, Promise<string>>();

/**
 * Makes a font file of the user's a family for `Pen.font`. A bold text is drawn with the one cut the file has, bolder.
 * @returns the family @throws `ToolError` "decode" when the file is not a font, "canvas" when the host cannot use it
 */
export function loadOwnFont(file: FileHandle, canvas: Pick<Canvas, "loadFont">): Promise<string> {
  const family = opened.get(file) ?? open(file, canvas);
  opened.set(file, family);
  family.catch(() => opened.delete(file));
  return family;
}

async function open(file: FileHandle, canvas: Pick<Canvas, "loadFont">): Promise<string> {
  const bytes = await file.bytes();
  const start = String.fromCharCode(...bytes.subarray(0, 4));
  if (!MAGIC.includes(start))
    throw new ToolError("decode", `${file.name} is not a font file; TTF, OTF, WOFF and WOFF2 can be used.`);
  const family = `Toolbox Own ${fingerprint(bytes)}`;
  try {
    await canvas.loadFont({ family, weight: 400, bytes });
  } catch (cause) {
    throw new ToolError("canvas", `${file.name} could not be read as a font. It may be damaged.`, { cause });
  }
  return family;
}

/** Tells files apart within one session (FNV-1a, 32 bits, with the length). */
function fingerprint(bytes: Uint8Array): string {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
  return `${(hash >>> 0).toString(36)} ${bytes.length}`;
}
