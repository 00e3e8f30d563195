/** Code in a cell of a Markdown table: a bar would end the cell even there, and backticks want more around them. */
export function cellCode(text: string): string {
  if (text === "") return "";
  const flat = text.replaceAll(/\s+/g, " ").replaceAll("|", "\\|");
  const longest = Math.max(0, ...(flat.match(/`+/g) ?? []).map((run) => run.length));
  const fence = "`".repeat(longest + 1);
  return longest === 0 ? `\`${flat}\`` : `${fence} ${flat} ${fence}`;
}
