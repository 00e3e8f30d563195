/** Used by hosts after a tool has run, never inside `generate`. */
export interface Clipboard {
  /** Throws `ToolError` "clipboard" when the host refuses. */
  writeText(text: string): Promise<void>;
  /** Puts a PNG on the clipboard. Throws `ToolError` "clipboard" when the host refuses or cannot. */
  writePng(bytes: Uint8Array): Promise<void>;
}
