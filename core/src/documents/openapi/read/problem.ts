import type { Path } from "../../yaml/find-places.ts";

export interface Problem {
  /** An error breaks the description, a warning makes the documentation worse. */
  readonly severity: "error" | "warning";
  /** A sentence: what is wrong and what to do. */
  readonly message: string;
  readonly path: Path;
  /** Line and column in the source, from 1. */
  readonly line?: number;
  readonly column?: number;
}

/** A JSON Pointer (RFC 6901) in a fragment, as `$ref` writes it. */
export function pointerOf(path: Path): string {
  return `#${path.map((part) => `/${String(part).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("")}`;
}

/** How people call a place: `paths./books.get`. */
export function placeOf(path: Path): string {
  return path.length === 0 ? "the root" : path.join(".");
}
