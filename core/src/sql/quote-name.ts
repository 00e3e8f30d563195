/** Words PostgreSQL reserves (its manual, appendix C): as bare names of tables and columns they are errors. */
const reserved = new Set(
  (
    "all analyse analyze and any array as asc asymmetric authorization binary both case cast check collate collation " +
    "column concurrently constraint create cross current_catalog current_date current_role current_schema current_time " +
    "current_timestamp current_user default deferrable desc distinct do else end except false fetch for foreign freeze " +
    "from full grant group having ilike in initially inner intersect into is isnull join lateral leading left like " +
    "limit localtime localtimestamp natural not notnull null offset on only or order outer overlaps placing primary " +
    "references returning right select session_user similar some symmetric system_user table tablesample then to " +
    "trailing true union unique user using variadic verbose when where window with"
  ).split(" "),
);

/** A name as SQL reads it back unchanged: bare where that is safe, else in double quotes with those inside doubled. */
export function quoteName(name: string): string {
  return /^[a-z_][a-z0-9_]*$/.test(name) && !reserved.has(name) ? name : `"${name.replaceAll('"', '""')}"`;
}

/** A text as an SQL string constant, safe whatever `standard_conforming_strings` says. */
export function quoteText(text: string): string {
  const quoted = `'${text.replaceAll("'", "''")}'`;
  return text.includes("\\") ? `E${quoted.replaceAll("\\", "\\\\")}` : quoted;
}

/** `$$`, or a tag that does not occur in the text that is to stand between two of them. */
export function dollarTag(text: string): string {
  let tag = "$$";
  for (let count = 1; text.includes(tag); count++) tag = `$body${count}$`;
  return tag;
}

/** PostgreSQL cuts longer names (NAMEDATALEN - 1), in bytes of UTF-8. */
export const NAME_BYTES = 63;

const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

/** Whether PostgreSQL keeps the whole name. */
export const isWholeName = (name: string): boolean => bytesOf(name) <= NAME_BYTES;

/** `before` + `middle` + `after` as one name, the middle shortened to what fits; no character is cut in two. */
export function fittingName(before: string, middle: string, after: string): string {
  let kept = Array.from(middle);
  while (!isWholeName(before + kept.join("") + after)) kept = kept.slice(0, -1);
  return before + kept.join("") + after;
}
