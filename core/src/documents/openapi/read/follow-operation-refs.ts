import { isRecord } from "../../../text/is-record.ts";
import { pluralize } from "../../../text/format.ts";
import { methods } from "../model/methods.ts";
import type { Problem } from "./problem.ts";
import { resolveRef } from "./resolve-ref.ts";

/**
 * Puts operations in the place of references to them. OpenAPI has `$ref` for a whole path item and not for one of its
 * operations, but bundlers follow it, and large descriptions keep each operation in a file. The tree is changed.
 * @returns one warning for all of them; those that lead nowhere stay, and are told by the checks
 */
export function followOperationRefs(root: Readonly<Record<string, unknown>>): readonly Problem[] {
  let count = 0;
  let first: Problem["path"] = [];
  for (const where of ["paths", "webhooks"]) {
    const items = root[where];
    if (!isRecord(items)) continue;
    for (const [path, given] of Object.entries(items)) {
      const item = resolveRef(root, given).value;
      if (!isRecord(item)) continue;
      for (const method of methods) {
        const operation = item[method];
        if (!isRecord(operation) || typeof operation["$ref"] !== "string") continue;
        const { value } = resolveRef(root, operation);
        if (!isRecord(value)) continue;
        (item as Record<string, unknown>)[method] = value;
        if (count++ === 0) first = [where, path, method];
      }
    }
  }
  if (count === 0) return [];
  const stand = pluralize(count, "operation is", "operations are");
  const message = `${stand} behind $ref, which OpenAPI has for a whole path item alone. ${count === 1 ? "It was" : "They were"} followed.`;
  return [{ severity: "warning", message, path: first }];
}
