/**
 * A text as hosts can draw it alike: white space of any kind is a space, halves of a surrogate pair are the replacement
 * character, control characters and soft hyphens are gone, and so are the marks that turn the direction of what follows (UAX #9, 2.1 to
 * 2.4): a text is set line by line, and a mark of one line would be missing in the next.
 */
export function drawableText(text: string): string {
  return text
    .replaceAll(/\p{Cs}/gu, "\u{fffd}")
    .replaceAll(/[\t\n\v\f\r\u{85}\u{2028}\u{2029}]+/gu, " ")
    .replaceAll(/[\p{Cc}\u{ad}\u{202a}-\u{202e}\u{2066}-\u{2069}\u{fff9}-\u{fffb}]/gu, "")
    .trim();
}
