import { capitalize } from "../../text/format.ts";

/** ECMAScript reserved words, and names strict mode keeps (ECMA-262, 12.7.2). */
const reserved = new Set(
  (
    "arguments await break case catch class const continue debugger default delete do else enum eval export extends " +
    "false finally for function if implements import in instanceof interface let new null package private protected " +
    "public return static super switch this throw true try typeof var void while with yield"
  ).split(" "),
);

/** An identifier that can name a variable. */
export const isIdentifier = (text: string): boolean =>
  /^[\p{ID_Start}$_][\p{ID_Continue}$\u200c\u200d]*$/u.test(text) && !reserved.has(text);

/** An identifier for a property: `aria-label` gives `ariaLabel`, `class` gives `className`, `for` gives `htmlFor`. */
export function variableName(property: string): string {
  if (isIdentifier(property)) return property;
  if (property === "class") return "className";
  if (property === "for") return "htmlFor";
  const joined = property
    .split(/[^\p{ID_Continue}$]+/u)
    .filter((part) => part !== "")
    .map((part, index) => (index === 0 ? part : capitalize(part)))
    .join("");
  if (isIdentifier(joined)) return joined;
  return isIdentifier(`${joined}Value`) ? `${joined}Value` : `value${capitalize(joined)}`;
}

/** `useToggle` of `toggle`, `Toggle` and `useToggle`: a prefix is added where it is missing, the next letter is upper case. */
export function hookName(typed: string): string {
  return /^use\P{Ll}/u.test(typed) ? typed : `use${capitalize(typed)}`;
}
