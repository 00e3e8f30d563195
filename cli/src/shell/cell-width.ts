const WIDE =
  /\p{Emoji_Presentation}|[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF01-\uFF60\uFFE0-\uFFE6\u{20000}-\u{3FFFD}]/u;
const NARROW = /^[\x20-\x7e]*$/;

/** How many columns of a terminal a line takes: two for wide characters (UAX #11), none for marks that combine. */
export function cellWidth(line: string): number {
  if (NARROW.test(line)) return line.length;
  let width = 0;
  for (const character of line) width += /\p{M}|\p{Cf}/u.test(character) ? 0 : WIDE.test(character) ? 2 : 1;
  return width;
}
