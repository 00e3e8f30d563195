import { type Clipboard, ToolError } from "@toolbox/core";

/** The async clipboard; browsers give it to secure pages only, loopback included. */
export const browserClipboard: Clipboard = {
  writeText: (text) =>
    typeof text === "string"
      ? attempt(() => navigator.clipboard.writeText(text))
      : attempt(() => write("text/plain", text), text),
  writePng: (bytes) => attempt(() => write("image/png", Promise.resolve(bytes)), Promise.resolve(bytes)),
};

/** Asks at once, while the press still counts, for what may come later. */
function write(type: string, content: Promise<string | Uint8Array>): Promise<void> {
  const blob = content.then((part) => new Blob([part as BlobPart], { type }));
  return navigator.clipboard.write([new ClipboardItem({ [type]: blob })]);
}

async function attempt(act: () => Promise<void>, content?: Promise<unknown>): Promise<void> {
  try {
    await act();
  } catch (cause) {
    // What could not be made was not refused.
    await content;
    throw new ToolError("clipboard", "Failed to copy to clipboard.", { cause });
  }
}
