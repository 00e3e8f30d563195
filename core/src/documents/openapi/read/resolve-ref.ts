import { isRecord } from "../../../text/is-record.ts";

/** The parts of a local reference (`#/components/schemas/Book`, RFC 6901); undefined when it leads elsewhere. */
export function refPath(ref: string): readonly string[] | undefined {
  if (ref === "#") return [];
  if (!ref.startsWith("#/")) return undefined;
  return ref.slice(2).split("/").map(unescapePart);
}

function unescapePart(part: string): string {
  return decoded(part).replaceAll("~1", "/").replaceAll("~0", "~");
}

function decoded(part: string): string {
  if (!part.includes("%")) return part;
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** What stands at a local reference; undefined where nothing does. */
export function lookUp(root: unknown, ref: string): unknown {
  let at: unknown = root;
  for (const part of refPath(ref) ?? [undefined]) {
    if (part === undefined) return undefined;
    if (Array.isArray(at)) at = (at as readonly unknown[])[Number(part)];
    else if (isRecord(at) && Object.hasOwn(at, part)) at = at[part];
    else return undefined;
  }
  return at;
}

/** References followed one after the other, at most. */
const MAX_STEPS = 50;

export interface Resolved {
  /** Undefined when the reference leads nowhere, outside, or in a circle. */
  readonly value: unknown;
  /** The last reference that was followed; undefined for a value that is none. */
  readonly ref: string | undefined;
}

/** Follows `$ref` until a value stands there. */
export function resolveRef(root: unknown, value: unknown): Resolved {
  let at = value;
  let ref: string | undefined;
  for (let step = 0; isRecord(at) && typeof at["$ref"] === "string"; step++) {
    if (step > MAX_STEPS) return { value: undefined, ref };
    ref = at["$ref"];
    at = lookUp(root, ref);
  }
  return { value: at, ref };
}

/** The name a reference ends in: `Book`. */
export function refName(ref: string): string {
  const parts = refPath(ref) ?? ref.split("/");
  return parts.at(-1) ?? ref;
}
