/**
 * The address a text is, by the URL standard. Undefined when it is not one; nothing is fetched.
 * @param base where a relative address starts
 * @example parseUrl("../a.png", "https://example.org/b/c")?.href // "https://example.org/a.png"
 */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined; // the one thing URL throws for
  }
}
