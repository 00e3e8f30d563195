import { type Clipboard, ToolError } from "@toolbox/core";

/** The async clipboard; browsers give it to secure pages only, loopback included. */
export const browserClipboard: Clipboard = {
  writeText: (text) => attempt(() => navigator.clipboard.writeText(text)),
  writePng: (bytes) =>
    attempt(() =>
      navigator.clipboard.write([
        new ClipboardItem({ "image/png": new Blob([bytes as BlobPart], { type: "image/png" }) }),
      ]),
    ),
};

async function attempt(write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (cause) {
    throw new ToolError("clipboard", "Failed to copy to clipboard.", { cause });
  }
}
