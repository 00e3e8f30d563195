/** Bytes as lower-case hex digits, two per byte (RFC 4648 section 8, lower case). */
export function hex(bytes: Uint8Array): string {
  let text = "";
  for (const byte of bytes) text += byte.toString(16).padStart(2, "0");
  return text;
}
