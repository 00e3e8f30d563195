import { hash } from "node:crypto";

/** What a lock says of a file that was looked for and not there. */
export const NONE = "none";

/** SHA-256 in 43 characters that need no quotes (base64url, RFC 4648). */
export const hashOf = (content: string | Uint8Array): string => hash("sha256", content, "base64url");

/** JSON with the names of objects in order: equal values give equal texts. @param value as JSON has it */
export function canonical(value: unknown): string {
  if (Array.isArray(value))
    return `[${value.map((each) => (each === undefined ? "null" : canonical(each))).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const names = Object.keys(value).toSorted();
  const record = value as Readonly<Record<string, unknown>>;
  // Whole numbers come first and by their size, as in every object: hashes of earlier versions hold.
  const ordered = names.some((name) => /^\d+$/.test(name))
    ? Object.keys(Object.fromEntries(names.map((name) => [name, 0])))
    : names;
  const members = ordered.flatMap((name) =>
    record[name] === undefined ? [] : `${JSON.stringify(name)}:${canonical(record[name])}`,
  );
  return `{${members.join(",")}}`;
}
