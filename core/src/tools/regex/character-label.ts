import type { AST } from "@eslint-community/regexpp";
import { codePointLabel, formatList } from "../../text/format.ts";

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
export function characterLabel(character: string): string {
  const known = names[character];
  if (known !== undefined) return known;
  return /[\p{C}\p{Zl}\p{Zp}\p{Zs}]/u.test(character) ? codePointLabel(character) : `"${character}"`;
}

/** `.`, `\d`, `\p{…}` and their kin in words. */
export function setLabel(node: AST.CharacterSet, flags: string): string {
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
export function classLabel(node: AST.CharacterClass, flags: string): string {
  if (node.elements.length === 0) return node.negate ? "any character at all" : "nothing: an empty class never matches";
  const parts = node.elements.map((element) => memberWords(element, flags));
  const list = formatList(parts, "or");
  const cased = flags.includes("i") && node.elements.some(hasCase) ? `${list}, in any case` : list;
  return node.negate ? `any character but ${cased}` : cased;
}

/** Whether the letter case of a member's text counts. */
function hasCase(node: AST.CharacterClassElement): boolean {
  if (node.type === "Character") return isCased(node);
  if (node.type === "CharacterClassRange") return isCased(node.min) || isCased(node.max);
  return node.type === "ClassStringDisjunction" && node.alternatives.some(({ elements }) => elements.some(isCased));
}

const isCased = ({ value }: AST.Character): boolean => {
  const character = String.fromCodePoint(value);
  return character.toLowerCase() !== character.toUpperCase();
};

/** A set operation of the flag v: `[\p{L}--[a-z]]` is what the first has and the second has not. */
export function expressionLabel({ negate, expression }: AST.ExpressionCharacterClass, flags: string): string {
  const words = (node: AST.ClassIntersection | AST.ClassSubtraction): string => {
    const { left, right } = node;
    const first = "left" in left ? words(left) : memberWords(left, flags);
    const second = memberWords(right, flags);
    return node.type === "ClassSubtraction" ? `${first}, but not ${second}` : `${first} that is also ${second}`;
  };
  const said = words(expression);
  return negate ? `any character but: ${said}` : said;
}

function memberWords(node: AST.CharacterClassElement | AST.ClassSetOperand, flags: string): string {
  switch (node.type) {
    case "Character":
      return characterLabel(String.fromCodePoint(node.value));
    case "CharacterClassRange":
      return `${plain(node.min)} to ${plain(node.max)}`;
    case "CharacterSet":
      return setLabel(node, flags);
    case "CharacterClass":
      return classLabel(node, flags);
    case "ExpressionCharacterClass":
      return expressionLabel(node, flags);
    case "ClassStringDisjunction":
      return formatList(
        node.alternatives.map(({ elements }) => {
          const text = elements.map(({ value }) => String.fromCodePoint(value)).join("");
          return elements.length === 1 ? characterLabel(text) : text === "" ? "nothing" : `the text "${text}"`;
        }),
        "or",
      );
  }
}

/** An end of a range: a letter or digit needs no quotes. */
function plain({ value }: AST.Character): string {
  const character = String.fromCodePoint(value);
  return /[\p{L}\p{N}]/u.test(character) ? character : characterLabel(character);
}
