// PostgreSQL's words that cannot be names of columns or tables without quotes (appendix C: reserved, and those that may
// be function or type names).
const reserved = new Set(
  `all analyse analyze and any array as asc asymmetric authorization binary both case cast check collate collation
  column concurrently constraint create cross current_catalog current_date current_role current_schema current_time
  current_timestamp current_user default deferrable desc distinct do else end except false fetch for foreign freeze from
  full grant group having ilike in initially inner intersect into is isnull join lateral leading left like limit
  localtime localtimestamp natural not notnull null offset on only or order outer overlaps placing primary references
  returning right select session_user similar some symmetric system_user table tablesample then to trailing true union
  unique user using variadic verbose when where window with`.split(/\s+/),
);

/** A name as PostgreSQL writes it: in double quotes unless it is in lower case, plain and not reserved. */
export function quoteIdentifier(name: string): string {
  return /^[a-z_][a-z0-9_]*$/.test(name) && !reserved.has(name) ? name : `"${name.replaceAll('"', '""')}"`;
}

/** A text constant of SQL. */
export function quoteText(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
