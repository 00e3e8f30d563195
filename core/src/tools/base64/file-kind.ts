const kinds: readonly (readonly [start: readonly number[], mime: string, ending: string])[] = [
  [[0x89, 0x50, 0x4e, 0x47], "image/png", "png"],
  [[0xff, 0xd8, 0xff], "image/jpeg", "jpg"],
  [[0x47, 0x49, 0x46, 0x38], "image/gif", "gif"],
  [[0x25, 0x50, 0x44, 0x46], "application/pdf", "pdf"],
  [[0x50, 0x4b, 0x03, 0x04], "application/zip", "zip"],
  [[0x1f, 0x8b], "application/gzip", "gz"],
];

/** What a file is by its first bytes: MIME type and ending. */
export function fileKind(bytes: Uint8Array): { mime: string; ending: string } {
  const known = kinds.find(([start]) => start.every((byte, index) => bytes[index] === byte));
  return known ? { mime: known[1], ending: known[2] } : { mime: "application/octet-stream", ending: "bin" };
}
