import { refPath } from "../read/resolve-ref.ts";

/** The name of the component a reference leads to, when it is a schema of the description itself. */
export function schemaName(ref: string): string | undefined {
  const parts = refPath(ref);
  return parts?.length === 3 && parts[0] === "components" && parts[1] === "schemas" ? parts[2] : undefined;
}
