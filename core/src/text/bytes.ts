/**
 * Bytes as lower-case hex digits, two per byte (RFC 4648 section 8, lower case).
 * @example hex(Uint8Array.of(10, 255)) // "0aff"
 */
export function hex(bytes: Uint8Array): string {
  let text = "";
  for (const byte of bytes) text += byte.toString(16).padStart(2, "0");
  return text;
}

/**
 * The text that bytes hold in UTF-8; undefined when they are not valid UTF-8.
 * @param mark what becomes of a byte order mark at the start
 */
export function decodeUtf8(bytes: Uint8Array, mark: "drop mark" | "keep mark" = "drop mark"): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: mark === "keep mark" }).decode(bytes);
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

/** What is told of bytes that `decodeUtf8` refuses. @param name of the file, or another subject: "The input on stdin" */
export const notUtf8 = (name: string): string => `${name} is not UTF-8 text. Save it as UTF-8 and try again.`;
