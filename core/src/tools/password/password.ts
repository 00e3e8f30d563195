export const LOWER = "abcdefghijklmnopqrstuvwxyz";
export const UPPER = LOWER.toUpperCase();
export const DIGITS = "0123456789";
export const SYMBOLS = "!@#$%^&*";
/** Characters that are read for one another. */
const AMBIGUOUS = new Set("0O1lI");

export interface PasswordClasses {
  readonly lower: boolean;
  readonly upper: boolean;
  readonly digits: boolean;
  readonly symbols: boolean;
  readonly clear: boolean;
}

/** The alphabets a password draws from, one per class that is on. */
export function alphabets({ lower, upper, digits, symbols, clear }: PasswordClasses): string[] {
  const chosen = [lower ? LOWER : "", upper ? UPPER : "", digits ? DIGITS : "", symbols ? SYMBOLS : ""];
  return chosen.filter((set) => set !== "").map((set) => (clear ? withoutAmbiguous(set) : set));
}

/**
 * A password with at least one character of each alphabet. Every such password is equally likely: whole candidates are
 * drawn until one fits, instead of planting a character of each class.
 * @param length at least the number of alphabets
 * @param below a fair number from 0 to its argument less one
 */
export function password(length: number, sets: readonly string[], below: (limit: number) => number): string {
  const all = sets.join("");
  for (;;) {
    let text = "";
    for (let i = 0; i < length; i++) text += all.charAt(below(all.length));
    if (sets.every((set) => Array.from(text).some((character) => set.includes(character)))) return text;
  }
}

/**
 * How many bits of guessing a password takes: the logarithm of how many have one character of each alphabet, counted
 * by inclusion and exclusion.
 */
export function passwordBits(length: number, sets: readonly string[]): number {
  const total = sets.reduce((sum, set) => sum + set.length, 0);
  let share = 0;
  for (let missing = 0; missing < 2 ** sets.length; missing++) {
    const left = sets.filter((_, index) => (missing & (2 ** index)) !== 0);
    const size = left.reduce((sum, set) => sum - set.length, total);
    share += (left.length % 2 === 0 ? 1 : -1) * (size / total) ** length;
  }
  return length * Math.log2(total) + Math.log2(share);
}

/** What the bits mean, in a word. */
export function strength(bits: number): string {
  if (bits < 50) return "weak";
  if (bits < 75) return "fair";
  return bits < 100 ? "strong" : "very strong";
}

const withoutAmbiguous = (set: string) =>
  Array.from(set)
    .filter((character) => !AMBIGUOUS.has(character))
    .join("");
