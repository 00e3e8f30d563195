import { capitalize } from "../../text/format.ts";
import { propertyName } from "./props-types.ts";
import { readProps } from "./definition/read-props.ts";
import type { Prop } from "./prop.ts";
import { propKind, valueMembers } from "./prop-kind.ts";

/** Whether a test or a story has to give the property. */
export const isNeeded = ({ isOptional }: Prop): boolean => !isOptional;

/**
 * A value of the property's type, as source text. What cannot be made up is cast.
 * @param propsType the name of the props type; undefined in files without TypeScript
 */
export function sampleValue(prop: Prop, propsType: string | undefined): string {
  const members = valueMembers(prop.type);
  const first = members[0] ?? "";
  const kind = propKind(prop);
  if (kind === "flag") return first === "false" ? "false" : "true";
  if (kind === "list") return "[]";
  const element = `<span>${sampleText(prop)}</span>`;
  if (kind === "render") return `() => ${/Element\b/.test(first) ? element : `"${sampleText(prop)}"`}`;
  if (first.endsWith(" => Promise<void>")) return "async () => {}";
  if (kind === "press" || kind === "change" || kind === "toggle") return "() => {}";
  if (kind === "text") {
    if (/^("|-?\d)/.test(first)) return first;
    if (first.endsWith("Element")) return element;
    return first === "number" ? "1" : first === "bigint" ? "1n" : `"${sampleText(prop)}"`;
  }
  if (kind === "function" && first.endsWith(" => void")) return "() => {}";
  if (first.startsWith("{") && first.endsWith("}")) return objectValue(first, propsType);
  if (propsType === undefined) return kind === "function" ? "() => undefined" : "{}";
  return `undefined as never`;
}

/** `{ id: "Id", name: "Name" }` of `{ id: string; name: string }`. */
function objectValue(type: string, propsType: string | undefined): string {
  const inside = readProps(type.slice(1, -1)).props.filter(isNeeded);
  if (inside.length === 0) return "{}";
  return `{ ${inside.map((prop) => `${propertyName(prop.name)}: ${sampleValue(prop, propsType)}`).join(", ")} }`;
}

/** "First name" for `firstName`. */
export const sampleText = ({ name }: Prop): string =>
  capitalize(
    name
      .replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
      .replace(/[^\p{L}\d]+/gu, " ")
      .toLowerCase(),
  );
