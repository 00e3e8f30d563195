import { capitalize } from "../../text/format.ts";

/** The cases a rule may ask for, by commitlint's names. */
export const letterCases = [
  "lower-case",
  "upper-case",
  "camel-case",
  "kebab-case",
  "pascal-case",
  "sentence-case",
  "snake-case",
  "start-case",
] as const;

export type LetterCase = (typeof letterCases)[number];

/** An example of each case, for a sentence. */
export const caseLabels: Readonly<Record<LetterCase, string>> = {
  "lower-case": "lower case",
  "upper-case": "UPPER CASE",
  "camel-case": "camelCase",
  "kebab-case": "kebab-case",
  "pascal-case": "PascalCase",
  "sentence-case": "Sentence case",
  "snake-case": "snake_case",
  "start-case": "Start Case",
};

/**
 * Whether a text stands in a case. What is quoted ("…", '…', `…`) may be a name and does not count; a text that
 * begins with a digit, or of which nothing is left, stands in every case.
 */
export function isInCase(text: string, letterCase: LetterCase): boolean {
  const plain = text.replace(/`.*?`|".*?"|'.*?'/g, "").trim();
  // The usual description is told without taking it apart into words.
  if (BEGINS_LARGE.has(letterCase) && /^[a-z]/.test(plain)) return false;
  const changed = changeCase(plain, letterCase);
  return changed === "" || /^\d/.test(changed) || changed === plain;
}

const BEGINS_LARGE: ReadonlySet<LetterCase> = new Set(["sentence-case", "start-case", "pascal-case", "upper-case"]);

/** The text in another case. */
export function changeCase(text: string, letterCase: LetterCase): string {
  switch (letterCase) {
    case "lower-case":
      return text.toLowerCase();
    case "upper-case":
      return text.toUpperCase();
    case "sentence-case":
      return capitalize(text);
    case "start-case":
      return words(text).map(capitalize).join(" ");
    case "kebab-case":
      return words(text).join("-").toLowerCase();
    case "snake-case":
      return words(text).join("_").toLowerCase();
    case "camel-case":
      return joined(text).replace(/^./u, (first) => first.toLowerCase());
    case "pascal-case":
      return joined(text);
  }
}

const joined = (text: string) =>
  words(text)
    .map((word) => capitalize(word.toLowerCase()))
    .join("");

/** The words of a text, of an identifier too: `parseURLNow 2` has parse, URL, Now and 2. Accents are dropped. */
function words(text: string): readonly string[] {
  const plain = text
    .normalize("NFD")
    .replace(/\p{Mn}|['\u2019]/gu, "")
    .normalize("NFC");
  return plain.match(/\p{Nd}+|\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{L}+|[\p{N}\p{So}]/gu) ?? [];
}
