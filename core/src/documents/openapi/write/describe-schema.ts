import { list, text, texts, type Tree, tree } from "../read/read-tree.ts";
import { resolveRef } from "../read/resolve-ref.ts";
import { schemaName } from "./schema-name.ts";
import { rulesOf, typeOf, withNull } from "./schema-label.ts";

/** A schema as it is shown: one level of it, with links where it goes on. */
export interface SchemaView {
  /** "string", "array of", "object": what stands before the link, or alone. */
  readonly type: string;
  /** The component to link to. */
  readonly link: string | undefined;
  /** Beside what `link` leads to. */
  readonly isNullable?: boolean;
  /** "1 to 60 characters", "format uuid", each for itself. */
  readonly rules: readonly string[];
  readonly description: string;
  readonly deprecated: boolean;
  readonly options: readonly unknown[];
  readonly properties: readonly PropertyView[];
  readonly variants: readonly VariantView[];
  /** Components whose properties are among `properties`. */
  readonly includes: readonly string[];
  /** Of an array, unless the link says it. */
  readonly items: SchemaView | undefined;
  readonly discriminator:
    | { readonly property: string; readonly targets: readonly (readonly [string, string])[] }
    | undefined;
}

export interface PropertyView {
  readonly name: string;
  readonly required: boolean;
  readonly schema: SchemaView;
}

export interface VariantView {
  readonly kind: "One of" | "Any of" | "Not";
  readonly schemas: readonly SchemaView[];
}

/** Inline objects inside each other that are shown; deeper ones are named by their type. */
const MAX_LEVELS = 6;
/** Components followed through allOf. */
const MAX_PARTS = 40;

/**
 * Describes a schema of any version. A reference becomes a link, so a schema that contains itself has an end; with
 * `open` the first reference is followed, for a body whose fields one wants to see at once.
 */
export function describeSchema(root: unknown, given: unknown, { open = false, level = 0 } = {}): SchemaView {
  const schema = tree(given);
  const ref = text(schema["$ref"]);
  const link = ref === "" ? undefined : schemaName(ref);
  if (ref !== "" && (!open || link === undefined)) return describeRef(root, schema, ref, level);
  const value = ref === "" ? schema : tree(resolveRef(root, schema).value);
  const view = describeValue(root, value, level);
  return ref === "" ? view : { ...view, link };
}

function describeRef(root: unknown, schema: Tree, ref: string, level: number): SchemaView {
  const link = schemaName(ref);
  const target = resolveRef(root, schema).value;
  // Into something that has no place of its own in the document: shown where it is used.
  if (link === undefined && target !== undefined && level < MAX_LEVELS)
    return describeSchema(root, target, { level: level + 1 });
  const found = tree(target);
  return {
    ...empty,
    type: target === undefined ? `${ref} (missing)` : "",
    link: target === undefined ? undefined : link,
    description: text(schema["description"]) || text(found["description"]),
    deprecated: schema["deprecated"] === true || found["deprecated"] === true,
  };
}

/** Where one schema is only wrapped: to allow null beside it, or to say more than a reference can in 3.0. */
function wrapped(value: Tree): { readonly inner: unknown; readonly isNullable: boolean } | undefined {
  if (
    ["properties", "type", "enum", "not", "discriminator", "additionalProperties"].some(
      (key) => value[key] !== undefined,
    )
  )
    return undefined;
  const kinds = ["allOf", "oneOf", "anyOf"].filter((key) => list(value[key]).length > 0);
  const [kind = ""] = kinds;
  const some = list(value[kind]).filter((part) => tree(part)["type"] !== "null");
  const [inner] = some;
  if (kinds.length !== 1 || some.length !== 1) return undefined;
  const isNullable = value["nullable"] === true || (kind !== "allOf" && some.length < list(value[kind]).length);
  return isNullable || text(tree(inner)["$ref"]) !== "" ? { inner, isNullable } : undefined;
}

function describeValue(root: unknown, value: Tree, level: number): SchemaView {
  const isDeep = level >= MAX_LEVELS;
  const only = isDeep ? undefined : wrapped(value);
  if (only) {
    const view = describeSchema(root, only.inner, { level: level + 1 });
    const isNullable = only.isNullable || view.isNullable === true;
    const type = view.link === undefined && only.isNullable ? withNull(view.type) : view.type;
    return {
      ...view,
      type,
      isNullable,
      rules: [...view.rules, ...rulesOf(value)],
      description: text(value["description"]) || view.description,
      deprecated: value["deprecated"] === true || view.deprecated,
    };
  }
  const items = typeof value["items"] === "object" && value["items"] !== null ? value["items"] : undefined;
  const parts = isDeep ? noParts : mergeParts(root, value);
  const discriminator = tree(value["discriminator"]);
  const property = text(discriminator["propertyName"]);
  return {
    type: typeOf(value, items !== undefined),
    link: undefined,
    rules: rulesOf(value),
    description: text(value["description"]),
    deprecated: value["deprecated"] === true,
    options: list(value["enum"]),
    properties: [...parts.properties].map(([name, schema]) => ({
      name,
      required: parts.required.has(name),
      schema: describeSchema(root, schema, { level: level + 1 }),
    })),
    variants: isDeep ? [] : variantsOf(root, value, parts, level),
    includes: [...parts.includes],
    items: items === undefined || isDeep ? undefined : describeSchema(root, items, { level: level + 1 }),
    discriminator:
      property === ""
        ? undefined
        : {
            property,
            targets: Object.entries(tree(discriminator["mapping"])).map(([key, to]) => [key, targetOf(text(to))]),
          },
  };
}

/** A mapping names a component by reference or by its bare name. */
const targetOf = (to: string) => schemaName(to) ?? to;

interface Parts {
  readonly properties: Map<string, unknown>;
  readonly required: Set<string>;
  readonly includes: Set<string>;
  readonly variants: { readonly kind: "One of" | "Any of"; readonly schemas: readonly unknown[] }[];
}

const noParts: Parts = { properties: new Map(), required: new Set(), includes: new Set(), variants: [] };

/** The properties of a schema and of everything it has all of. A component that has all of itself is taken once. */
function mergeParts(root: unknown, value: Tree): Parts {
  const parts: Parts = { properties: new Map(), required: new Set(), includes: new Set(), variants: [] };
  const seen = new Set<unknown>();
  const add = (given: unknown, isOwn: boolean): void => {
    if (seen.size > MAX_PARTS) return;
    const { value: found, ref } = resolveRef(root, given);
    if (seen.has(found)) return;
    seen.add(found);
    const part = tree(found);
    const name = ref === undefined ? undefined : schemaName(ref);
    if (name !== undefined) parts.includes.add(name);
    for (const whole of list(part["allOf"])) add(whole, false);
    for (const [key, schema] of Object.entries(tree(part["properties"]))) parts.properties.set(key, schema);
    for (const key of texts(part["required"])) parts.required.add(key);
    if (isOwn) return;
    if (list(part["oneOf"]).length > 0) parts.variants.push({ kind: "One of", schemas: list(part["oneOf"]) });
    if (list(part["anyOf"]).length > 0) parts.variants.push({ kind: "Any of", schemas: list(part["anyOf"]) });
  };
  add(value, true);
  return parts;
}

function variantsOf(root: unknown, value: Tree, parts: Parts, level: number): readonly VariantView[] {
  const of = (kind: VariantView["kind"], schemas: readonly unknown[]): VariantView[] => {
    if (schemas.length === 0) return [];
    return [{ kind, schemas: schemas.map((schema) => describeSchema(root, schema, { level: level + 1 })) }];
  };
  return [
    ...of("One of", list(value["oneOf"])),
    ...of("Any of", list(value["anyOf"])),
    ...parts.variants.flatMap(({ kind, schemas }) => of(kind, schemas)),
    ...(value["not"] === undefined ? [] : of("Not", [value["not"]])),
  ];
}

const empty: SchemaView = {
  type: "",
  link: undefined,
  rules: [],
  description: "",
  deprecated: false,
  options: [],
  properties: [],
  variants: [],
  includes: [],
  items: undefined,
  discriminator: undefined,
};
