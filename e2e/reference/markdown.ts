/** A cell of a Markdown table: one line, its bars and angle brackets escaped. */
export const cell = (text: string) => text.replaceAll("|", "\\|").replaceAll("<", "&lt;").replaceAll("\n", " ");

/** A code block whose fence is longer than any in the text; lines end as those of the page. */
export function codeBlock(text: string, language = ""): string {
  const longest = Math.max(2, ...[...text.matchAll(/^`{3,}/gm)].map(([fence]) => fence.length));
  const fence = "`".repeat(longest + 1);
  return `${fence}${language}\n${text.replaceAll("\r\n", "\n").replace(/\n$/, "")}\n${fence}\n`;
}

/** A table of Markdown; nothing without rows. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return "";
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |\n`;
  return [line(heads), `|${"---|".repeat(heads.length)}\n`, ...rows.map(line)].join("");
}
