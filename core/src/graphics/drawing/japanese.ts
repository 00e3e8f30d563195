/** Kana, their marks, letters of full width, and 仝, a kanji that JIS keeps among the marks. First and last of a run. */
const runs = [
  [0x3000, 0x3003],
  [0x3005, 0x301c],
  [0x3041, 0x3096],
  [0x3099, 0x30ff],
  [0x4edd, 0x4edd],
  [0xff01, 0xff5d],
  [0xffe3, 0xffe3],
  [0xffe5, 0xffe5],
] as const;

let known: ReadonlySet<string> | undefined;

/**
 * Whether the bundled Japanese face draws a character: kana, and the kanji of JIS X 0208 (levels 1 and 2), of which
 * EUC-JP is the table every host has. Other Han characters, as Chinese alone uses them, are not in it.
 */
export function isJapanese(char: string): boolean {
  const code = char.codePointAt(0) ?? 0;
  return (
    runs.some(([first, last]) => code >= first && code <= last) ||
    (/^\p{Script=Han}$/u.test(char) && (known ??= kanji()).has(char))
  );
}

/** Rows 16 to 84 of JIS X 0208, 94 characters each. What no character has is the replacement character. */
function kanji(): ReadonlySet<string> {
  const bytes = Array.from({ length: 69 * 94 }, (_, index) => [0xb0 + Math.floor(index / 94), 0xa1 + (index % 94)]);
  return new Set(new TextDecoder("euc-jp").decode(new Uint8Array(bytes.flat())));
}
