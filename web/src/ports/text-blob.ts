/** Characters encoded at once: some ten milliseconds of work. */
const STEP = 2 ** 21;

/**
 * A text as a file's content in UTF-8. A long one is encoded step by step, and the page lives on between the steps; one
 * Blob of 50 MB of text would hold it up for more than half a second.
 */
export async function textBlob(text: string, type: string): Promise<Blob> {
  if (text.length <= STEP) return new Blob([text], { type });
  const encoder = new TextEncoder();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for (let at = 0; at < text.length;) {
    let end = Math.min(at + STEP, text.length);
    // A pair of surrogates is one character and stays in one part.
    if (/[\uD800-\uDBFF]/.test(text.charAt(end - 1)) && end < text.length) end += 1;
    parts.push(encoder.encode(text.slice(at, end)));
    at = end;
    await new Promise((resolve) => setTimeout(resolve));
  }
  return new Blob(parts, { type });
}
