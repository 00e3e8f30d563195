/** A size for people: `664 B`, `84.2 KB`, `2 MB`. One KB is 1024 bytes, as file managers and the limits here count. */
export function byteSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  const kilo = bytes / 1024;
  return kilo < 1024 ? `${oneDecimal(kilo)} KB` : `${oneDecimal(kilo / 1024)} MB`;
}

/** The bytes of a text as UTF-8, which is how it is saved. */
export function textBytes(text: string): number {
  return new TextEncoder().encode(text).length;
}

function oneDecimal(value: number): string {
  return String(Math.round(value * 10) / 10);
}
