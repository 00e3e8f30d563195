import type { JsonNode } from "../../data/json/json-node.ts";
import { capitalize } from "../../text/format.ts";
import { freeName } from "../../text/free-name.ts";
import { addToShape, emptyShape, type Shape } from "./shape.ts";

/** TypeScript types a sample fits into. A name that is not in every object is optional; different kinds are a union. */
export function toTypes(sample: JsonNode, rootName = "Root"): string {
  const root = emptyShape();
  addToShape(root, sample);
  // What the types below use of TypeScript itself.
  const taken = new Set(["Record"]);
  const blocks: string[] = [];

  const typeOf = (shape: Shape, name: string): string => {
    const kinds: string[] = [...shape.scalars]
      .filter((kind) => kind !== "null")
      .map((kind) => (kind === "integer" ? "number" : kind));
    if (shape.members) kinds.push(shape.members.size === 0 ? "Record<string, unknown>" : interfaceOf(shape, name));
    if (shape.items) {
      const item = typeOf(shape.items, singular(name));
      kinds.push(item.includes(" | ") ? `(${item})[]` : `${item}[]`);
    }
    if (shape.scalars.has("null")) kinds.push("null");
    return [...new Set(kinds)].join(" | ") || "unknown";
  };
  const interfaceOf = ({ members, objects }: Shape, wanted: string): string => {
    const name = freeName(wanted, taken, (base, count) => `${base}${count}`);
    const at = blocks.push("") - 1;
    const lines = [...(members ?? [])].map(
      ([key, { shape, count }]) =>
        `  ${propertyOf(key)}${count < objects ? "?" : ""}: ${typeOf(shape, typeName(key))};`,
    );
    blocks[at] = `export interface ${name} {\n${lines.join("\n")}\n}\n`;
    return name;
  };

  // The root keeps its name: an array of things is a type of its own beside the thing.
  if (root.members && root.members.size > 0 && !root.items && root.scalars.size === 0) interfaceOf(root, rootName);
  else {
    taken.add(rootName);
    const type = typeOf(root, rootName);
    blocks.unshift(`export type ${rootName} = ${type};\n`);
  }
  return blocks.join("\n");
}

const propertyOf = (key: string) => (/^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(key) ? key : JSON.stringify(key));

function typeName(key: string): string {
  const words = key.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "");
  const name = words.map(capitalize).join("");
  return /^\p{L}/u.test(name) ? name : `Type${name}`;
}

/** Items of `entries` are an `Entry`. */
function singular(name: string): string {
  if (/ies$/i.test(name)) return name.replace(/ies$/i, "y");
  if (/(?:ss|us|is)$/i.test(name)) return `${name}Item`;
  return /s$/i.test(name) && name.length > 1 ? name.slice(0, -1) : `${name}Item`;
}
