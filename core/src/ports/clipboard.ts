/**
 * Used by hosts after a tool has run, never inside `generate`. What is still being made is handed over as its promise,
 * in the press itself: a browser that waits for it first may forget the press, and refuse. What such a promise rejects
 * with is thrown as it is.
 */
export interface Clipboard {
  /** Throws `ToolError` "clipboard" when the host refuses. */
  writeText(text: string | Promise<string>): Promise<void>;
  /** Puts a PNG on the clipboard. Throws `ToolError` "clipboard" when the host refuses or cannot. */
  writePng(bytes: Uint8Array | Promise<Uint8Array>): Promise<void>;
}
