/** The files that ship with core (core/assets): fonts, emoji outlines, later icon pages and sample data. */
export interface Assets {
  /**
   * @param name a path below core/assets with forward slashes, such as `fonts/inter-latin-400.woff2`
   * Loaded on first use and kept. Throws `ToolError` "asset" when there is no such file or it cannot be loaded.
   */
  read(name: string): Promise<Uint8Array>;
}
