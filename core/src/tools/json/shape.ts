import type { JsonNode } from "../../data/json/json-node.ts";

/** What values at one place have in common, gathered from a sample. */
export interface Shape {
  /** Kinds of scalars seen: `integer` only while every number was whole. */
  readonly scalars: Set<"null" | "boolean" | "integer" | "number" | "string">;
  /** By name: its shape, and in how many objects it stood. */
  members: Map<string, { readonly shape: Shape; count: number }> | undefined;
  objects: number;
  /** The shape of the items of all arrays seen here. */
  items: Shape | undefined;
  arrays: number;
}

export const emptyShape = (): Shape => ({
  scalars: new Set(),
  members: undefined,
  objects: 0,
  items: undefined,
  arrays: 0,
});

/** Adds one value to a shape. */
export function addToShape(shape: Shape, node: JsonNode): void {
  if (node.kind === "object") {
    shape.objects++;
    shape.members ??= new Map();
    // Of a name that stands twice the last one counts, as with JSON.parse.
    for (const [name, value] of new Map(node.members.map((member) => [member.name, member.value]))) {
      const known = shape.members.get(name) ?? { shape: emptyShape(), count: 0 };
      known.count++;
      shape.members.set(name, known);
      addToShape(known.shape, value);
    }
  } else if (node.kind === "array") {
    shape.arrays++;
    shape.items ??= emptyShape();
    for (const item of node.items) addToShape(shape.items, item);
  } else if (node.kind === "number") {
    const isWhole = /^-?\d+$/.test(node.raw);
    if (!isWhole) {
      shape.scalars.delete("integer");
      shape.scalars.add("number");
    } else if (!shape.scalars.has("number")) shape.scalars.add("integer");
  } else if (node.kind === "string") shape.scalars.add("string");
  else shape.scalars.add(node.value === null ? "null" : "boolean");
}
