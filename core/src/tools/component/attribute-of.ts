import { ariaValues } from "./aria-attributes.ts";
import type { Root } from "./element-of.ts";
import type { Prop } from "./prop.ts";
import { isMissable, propKind, valueMembers } from "./prop-kind.ts";

const TEXT = /^(?:string|"[^"]*"|`[^]*`)$/;
const NUMBER = /^(?:number|-?\d+(?:\.\d+)?)$/;
const PRIMITIVE = /^(?:string|number|bigint|boolean|true|false|"[^"]*"|`[^]*`|-?\d+(?:\.\d+)?)$/;
const STYLE = /^(?:React\.)?CSSProperties$/;
const ATTRIBUTE_NAME = /^[\p{ID_Start}$_][\p{ID_Continue}$-]*$/u;

/**
 * The attribute of the root that a property becomes, where React's types take a value of its type. Undefined for a
 * property that stands elsewhere: as a child, a handler, or an attribute of data.
 */
export function attributeOf(prop: Prop, root: Root): string | undefined {
  const { name } = prop;
  const value = attributeValue(prop, root);
  return value === undefined || !ATTRIBUTE_NAME.test(name) ? undefined : `${name}={${value}}`;
}

/** Whether a property can go into `className` as it is. */
export const isClassName = ({ variable, type }: Prop): boolean => variable === "className" && isAll(type, TEXT);

/** The value without `null`, which attributes do not take. */
export const withoutNull = ({ variable, type }: Prop): string =>
  hasNull(type) ? `${variable} ?? undefined` : variable;

function attributeValue(prop: Prop, root: Root): string | undefined {
  const { name, type } = prop;
  if (name === "id" || name === "title") return textOf(prop);
  if (name === "style") return isAll(type, STYLE) ? withoutNull(prop) : undefined;
  if (name === "disabled") return root.tag === "button" && propKind(prop) === "flag" ? withoutNull(prop) : undefined;
  if (name.startsWith("data-")) return isAll(type, PRIMITIVE) ? prop.variable : undefined;
  const values = ariaValues(name);
  if (values === undefined) return undefined;
  if (values === "text") return textOf(prop);
  if (values === "number") return isAll(type, NUMBER) ? withoutNull(prop) : undefined;
  const isTaken = valueMembers(type).every((member) => values.includes(member.replaceAll('"', "")));
  return isTaken && valueMembers(type).length > 0 ? withoutNull(prop) : undefined;
}

/** The value as text: as it is when it is one, else by `toString`. */
function textOf(prop: Prop): string | undefined {
  if (isAll(prop.type, TEXT)) return withoutNull(prop);
  if (!isAll(prop.type, PRIMITIVE)) return undefined;
  return `${prop.variable}${isMissable(prop) ? "?." : "."}toString()`;
}

const hasNull = (type: string): boolean => valueMembers(type, ["undefined"]).includes("null");

function isAll(type: string, pattern: RegExp): boolean {
  const members = valueMembers(type);
  return members.length > 0 && members.every((member) => pattern.test(member));
}
