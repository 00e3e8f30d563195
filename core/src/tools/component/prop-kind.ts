import type { Prop } from "./prop.ts";

/** What a template can do with a value. */
export type PropKind = "text" | "flag" | "list" | "press" | "change" | "toggle" | "render" | "function" | "object";

const renderable =
  /^(string|number|bigint|ReactNode|ReactElement|React\.ReactNode|React\.ReactElement|JSX\.Element|React\.JSX\.Element)$/;
const literal = /^("[^"]*"|-?\d+(\.\d+)?)$/;

/** Sorts a property by the text of its type; what is not known by name counts as an object. */
export function propKind({ name, type }: Pick<Prop, "name" | "type">): PropKind {
  const members = valueMembers(type);
  const one = members[0] ?? "unknown";
  if (members.length > 0 && members.every((member) => member === "boolean" || /^(true|false)$/.test(member)))
    return "flag";
  if (members.length > 0 && members.every((member) => renderable.test(member) || literal.test(member))) return "text";
  if (members.length === 1 && isList(one)) return "list";
  return members.length === 1 ? functionKind(name, withoutParentheses(one)) : "object";
}

/** The members of a type that hold a value. @param empty the members to leave out */
export const valueMembers = (type: string, empty: readonly string[] = ["undefined", "null"]): readonly string[] =>
  unionMembers(type).filter((member) => !empty.includes(member));

/** Whether there may be no value: code that uses it has to ask. */
export const isMissable = ({ type, isOptional }: Pick<Prop, "type" | "isOptional">): boolean =>
  isOptional || valueMembers(type).length < unionMembers(type).length;

/** Whether the whole type is an array: no function that returns one, and none chosen by a condition. */
const isList = (type: string): boolean =>
  (type.endsWith("[]") && !/=>| \? /.test(type.replace(/^\(.*\)\[\]$/, "[]"))) || /^(Readonly)?Array<.*>$/.test(type);

const BUTTON = "(<(HTMLButtonElement|HTMLElement|Element)>)?";
const pressHandler = new RegExp(`^(React\\.)?MouseEventHandler${BUTTON}$`);
const pressParameter = new RegExp(`^\\w+: (React\\.)?MouseEvent${BUTTON}$`);

function functionKind(name: string, type: string): PropKind {
  if (pressHandler.test(type)) return "press";
  if (/^(React\.)?\w+EventHandler\b|^Function$/.test(type)) return "function";
  const arrow = /^\((.*)\) => (.+)$/.exec(type);
  if (!arrow) return "object";
  const [, parameters = "", result = ""] = arrow;
  const handles = /^on\p{Lu}/u.test(name);
  if (parameters.trim() === "")
    return !handles && unionMembers(result).every((part) => renderable.test(part)) ? "render" : "press";
  if (pressParameter.test(parameters)) return "press";
  if (/^\w+: string$/.test(parameters) && /change|input|search|type/i.test(name)) return "change";
  if (/^\w+: boolean$/.test(parameters) && /change|toggle|check/i.test(name)) return "toggle";
  return "function";
}

/** The members of a union, split at bars outside brackets and quotes. */
export function unionMembers(type: string): readonly string[] {
  const members: string[] = [];
  let depth = 0;
  let isQuoted = false;
  let member = "";
  for (let at = 0; at < type.length; at += 1) {
    const character = type[at] ?? "";
    if (character === '"') isQuoted = !isQuoted;
    if (!isQuoted && "([{<".includes(character)) depth += 1;
    if (!isQuoted && (")]}".includes(character) || (character === ">" && type[at - 1] !== "="))) depth -= 1;
    if (character === "|" && depth === 0 && !isQuoted) {
      members.push(member.trim());
      member = "";
    } else member += character;
    // A function type takes all that follows: `() => void | undefined` returns the union.
    if (!isQuoted && depth === 0 && type.slice(at - 1, at + 1) === "=>") {
      member += type.slice(at + 1);
      break;
    }
  }
  members.push(member.trim());
  return members.filter((part) => part !== "");
}

const withoutParentheses = (type: string): string => (/^\(\(.*\) => .*\)$/.test(type) ? type.slice(1, -1) : type);
