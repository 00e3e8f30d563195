/**
 * JSON that may stand in a script element: no text in it can end the element or open a comment, because every `<` is
 * written as an escape (HTML, 4.12.1.3). Line and paragraph separators too, which older scripts take for line ends.
 */
export function scriptJson(value: unknown, indent = 2): string {
  return JSON.stringify(value, null, indent)
    .replaceAll("<", String.raw`\u003c`)
    .replaceAll("\u2028", String.raw`\u2028`)
    .replaceAll("\u2029", String.raw`\u2029`);
}
