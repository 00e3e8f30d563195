/**
 * A plain value as the source of a JavaScript literal, formatted as Prettier would: two spaces, trailing commas, keys
 * without quotes where they are names. Undefined properties are left out.
 */
export function jsLiteral(value: unknown, indent = ""): string {
  if (typeof value === "string") return jsString(value);
  if (typeof value !== "object" || value === null) return String(value);
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    const items = value.map((item) => jsLiteral(item, inner));
    const line = `[${items.join(", ")}]`;
    if (line.length <= 80 && !line.includes("\n")) return line;
    return `[\n${items.map((item) => `${inner}${item},\n`).join("")}${indent}]`;
  }
  const rows = Object.entries(value).filter(([, entry]) => entry !== undefined);
  if (rows.length === 0) return "{}";
  return `{\n${rows.map(([key, entry]) => `${inner}${jsKey(key)}: ${jsLiteral(entry, inner)},\n`).join("")}${indent}}`;
}

/** A text as a JavaScript string in double quotes that may stand in a page: no `</script>` ends anything. */
export function jsString(text: string): string {
  return JSON.stringify(text)
    .replaceAll("<", String.raw`\u003c`)
    .replaceAll("\u2028", String.raw`\u2028`)
    .replaceAll("\u2029", String.raw`\u2029`);
}

const jsKey = (key: string) => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : jsString(key));
