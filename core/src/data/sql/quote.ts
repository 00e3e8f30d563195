import { keywords } from "./keywords.ts";

/**
 * A name as PostgreSQL reads it back unchanged: bare where that is safe, else in double quotes. The rule of its own
 * `quote_ident`. A null character has no place in a name; callers refuse it.
 */
export function quoteName(name: string): string {
  return /^[a-z_][a-z0-9_]*$/.test(name) && !keywords.has(name) ? name : `"${name.replaceAll('"', '""')}"`;
}

/** A text as a literal. A backslash makes it an escape string, so that it means the same under every setting. */
export function quoteLiteral(text: string): string {
  const quoted = `'${text.replaceAll("'", "''")}'`;
  return quoted.includes("\\") ? `E${quoted.replaceAll("\\", "\\\\")}` : quoted;
}

/** A text between dollar quotes whose tag does not stand in it: bodies of functions, statements in statements. */
export function dollarQuote(text: string): string {
  let tag = "$$";
  for (let turn = 1; text.includes(tag) || text.endsWith("$"); turn++) {
    tag = `$q${turn}$`;
    if (!text.includes(tag)) break;
  }
  return `${tag}${text}${tag}`;
}
