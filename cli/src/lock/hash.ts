import { hash } from "node:crypto";
import { readFileSync } from "node:fs";

/** What a lock says of a file that was looked for and not there. */
export const NONE = "none";

/** SHA-256 in 43 characters that need no quotes (base64url, RFC 4648). */
export const hashOf = (content: string | Uint8Array): string => hash("sha256", content, "base64url");

/** The hash of a file; `NONE` when it is not there, or a folder. Throws the system's error when it cannot be read. */
export function hashOfFile(file: string): string {
  try {
    return hashOf(readFileSync(file));
  } catch (error) {
    if (["ENOENT", "ENOTDIR", "EISDIR"].includes((error as NodeJS.ErrnoException).code ?? "")) return NONE;
    throw error;
  }
}

/** JSON with the names of objects in order: equal values give equal texts. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, each: unknown) =>
    typeof each === "object" && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  );
}
