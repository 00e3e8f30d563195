/** Latin letters that do not decompose into a plain letter and a mark (Unicode has no folding for them). */
const letters: Readonly<Record<string, string>> = {
  ß: "ss",
  ẞ: "SS",
  æ: "ae",
  Æ: "AE",
  œ: "oe",
  Œ: "OE",
  ø: "o",
  Ø: "O",
  đ: "d",
  Đ: "D",
  ð: "d",
  Ð: "D",
  þ: "th",
  Þ: "TH",
  ł: "l",
  Ł: "L",
  ħ: "h",
  Ħ: "H",
  ŧ: "t",
  Ŧ: "T",
  ı: "i",
  ŋ: "n",
  Ŋ: "N",
};
const LETTERS = new RegExp(`[${Object.keys(letters).join("")}]`, "g");

/**
 * Takes the diacritics off Latin letters (NFD, then the marks dropped); other scripts stay as they are.
 * @example foldLatin("Łódź") // "Lodz"
 */
export function foldLatin(text: string): string {
  return text
    .normalize("NFD")
    .replace(/(\p{Script=Latin})\p{M}+/gu, "$1")
    .normalize("NFC")
    .replace(LETTERS, (letter) => letters[letter] ?? letter);
}
