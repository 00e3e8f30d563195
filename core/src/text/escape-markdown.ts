/**
 * A text that Markdown shows as it is typed: marks are escaped, line breaks become spaces (CommonMark 0.31, 2.4). For
 * headings, sentences and the words of links.
 */
export const escapeMarkdown = (text: string): string =>
  text
    .trim()
    .replaceAll(/\s*[\r\n]+\s*/g, " ")
    .replaceAll(/[\\`*_[\]<>|~]/g, String.raw`\$&`)
    .replace(/^(#{1,6}|[-+]|\d+[.)])(?=\s|$)/, (mark) => `${mark.slice(0, -1)}\\${mark.slice(-1)}`);
