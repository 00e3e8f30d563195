import type { Field } from "@toolbox/core";

/** Whether a field takes several values: as repeated flags, and as several bare arguments. */
export function takesMany(spec: Field): boolean {
  return spec.kind === "files" || spec.kind === "list" || spec.kind === "choices";
}
