const units = ["B", "KB", "MB", "GB", "TB"];

/** A size for people: `664 B`, `84.2 KB`, `2 MB`. One KB is 1024 bytes, as file managers and the limits here count. */
export function byteSize(bytes: number): string {
  let value = bytes;
  let unit = 0;
  for (; value >= 1024 && unit < units.length - 1; unit += 1) value /= 1024;
  return `${oneDecimal(value)} ${units[unit]}`;
}

/** The bytes of a text as UTF-8, which is how it is saved. */
export function textBytes(text: string): number {
  return new TextEncoder().encode(text).length;
}

function oneDecimal(value: number): string {
  return String(Math.round(value * 10) / 10);
}
