/** `raw` is RFC 1951, `zlib` RFC 1950, `gzip` RFC 1952. */
export type DeflateFormat = "raw" | "zlib" | "gzip";

export interface Deflate {
  /** Compresses at the host's own level: the same text gives bytes that any host inflates, not the same bytes. */
  deflate(bytes: Uint8Array, format: DeflateFormat): Promise<Uint8Array>;
  /**
   * Throws `ToolError` "inflate" when the bytes are damaged, or when more than `maxBytes` come out (a bomb is stopped
   * at the limit, never unpacked whole).
   */
  inflate(bytes: Uint8Array, format: DeflateFormat, maxBytes: number): Promise<Uint8Array>;
}
