import { keyWords } from "./key-words.ts";

/**
 * A name as PostgreSQL reads it back unchanged: bare where that is safe, else in double quotes. The rule of its own
 * `quote_ident`. A null character has no place in a name; callers refuse it.
 */
export function quoteName(name: string): string {
  return /^[a-z_][a-z0-9_]*$/.test(name) && !keyWords.has(name) ? name : `"${name.replaceAll('"', '""')}"`;
}

/** A text as a literal. A backslash makes it an escape string, so that it means the same under every setting. */
export function quoteLiteral(text: string): string {
  const quoted = `'${text.replaceAll("'", "''")}'`;
  return quoted.includes("\\") ? `E${quoted.replaceAll("\\", "\\\\")}` : quoted;
}
