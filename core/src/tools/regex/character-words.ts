import type { AST } from "@eslint-community/regexpp";

const names: Readonly<Record<string, string>> = {
  "\t": "a tab",
  "\n": "a line feed",
  "\r": "a carriage return",
  "\v": "a vertical tab",
  "\f": "a form feed",
  "\0": "a NUL",
  " ": "a space",
  "\u00a0": "a no-break space",
};

/** One character in words; what cannot be seen goes by its name or code point. */
export function characterWords(character: string): string {
  const known = names[character];
  if (known !== undefined) return known;
  return /[\p{C}\p{Zl}\p{Zp}\p{Zs}]/u.test(character) ? codePoint(character) : `"${character}"`;
}

const codePoint = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;

/** `.`, `\d`, `\p{…}` and their kin in words. */
export function setWords(node: AST.CharacterSet, flags: string): string {
  switch (node.kind) {
    case "any":
      return flags.includes("s") ? "any character" : "any character but a line break";
    case "digit":
      return node.negate ? "any character but a digit" : "a digit";
    case "space":
      return node.negate ? "any character but white space" : "white space";
    case "word":
      return node.negate ? "any character but a letter, digit or _" : "a letter, digit or _";
    case "property": {
      const property = node.value === null ? node.key : `${node.key} ${node.value}`;
      return `a character ${node.negate ? "without" : "with"} the Unicode property ${property}`;
    }
  }
}

/** A class such as `[a-z_]` in words. */
export function classWords(node: AST.CharacterClass, flags: string): string {
  if (node.elements.length === 0) return node.negate ? "any character at all" : "nothing: an empty class never matches";
  const parts = node.elements.map((element) => memberWords(element, flags));
  const last = parts.at(-1) ?? "";
  const list = parts.length === 1 ? last : `${parts.slice(0, -1).join(", ")} or ${last}`;
  return node.negate ? `any character but ${list}` : list;
}

function memberWords(node: AST.CharacterClassElement, flags: string): string {
  switch (node.type) {
    case "Character":
      return characterWords(String.fromCodePoint(node.value));
    case "CharacterClassRange":
      return `${plain(node.min)} to ${plain(node.max)}`;
    case "CharacterSet":
      return setWords(node, flags);
    case "CharacterClass":
      return classWords(node, flags);
    default:
      return `one of ${node.raw}`;
  }
}

/** An end of a range: a letter or digit needs no quotes. */
function plain({ value }: AST.Character): string {
  const character = String.fromCodePoint(value);
  return /[\p{L}\p{N}]/u.test(character) ? character : characterWords(character);
}
