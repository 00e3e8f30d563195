/**
 * A short name for a text: eight hexadecimal digits of FNV-1a (32 bits) over its UTF-16 units. It tells
 * whether a text was changed by hand; it protects from nothing else.
 */
export function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, "0");
}
