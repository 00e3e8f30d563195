/** Widths people wrap at: git's own advice is 72, config-conventional refuses lines over 100. */
export const wrapWidths = [72, 100] as const;

const FENCE = /^ {0,3}(`{3,}|~{3,})/;
const ITEM = /^( {0,3}(?:[-*+]|\d{1,3}[.)])[ \t]+)(\S.*)$/;
// Code, quotes, tables, headings, rules, trailers and empty items mean something by their line breaks.
const AS_IS =
  /^(?: {4}|\t|>|\||#{1,6} |[-=*_]{3,}\s*$|[A-Za-z][A-Za-z0-9-]*: \S|\[[^\]]+\]: | *(?:[-*+]|\d{1,3}[.)])\s*$)/;
// A word, with code and links in one piece.
const WORD = /(?:`[^`\n]+`|!?\[[^\]\n]*\]\([^()\s]*\)|\S)+/g;
// At the start of a line these would become a list, a heading, a comment, a quote, a table or a footer.
const BINDS_BACK = /^(?:[-*+>|#]|\d{1,3}[.)]$|BREAKING)/;

/**
 * A text in lines of at most `width` UTF-16 units, as body-max-line-length counts. Only paragraphs and list items with a longer line are set anew; code,
 * quotes, tables, trailers and words longer than a line (addresses) stay as they are. Setting it twice changes nothing.
 */
export function wrapText(text: string, width: number): string {
  const lines = text.split("\n");
  const out: string[] = [];
  for (let at = 0; at < lines.length;) {
    const end = blockEnd(lines, at);
    out.push(...wrapBlock(lines.slice(at, end), width));
    at = end;
  }
  return out.join("\n");
}

/** Where the block ends that begins at a line: a fence with its code, a line that stands alone, or running text. */
function blockEnd(lines: readonly string[], start: number): number {
  const first = lines[start] ?? "";
  const fence = FENCE.exec(first)?.[1];
  if (fence !== undefined) {
    const close = lines.findIndex(
      (line, at) => at > start && line.trim().startsWith(fence) && /^\W+$/.test(line.trim()),
    );
    return close < 0 ? lines.length : close + 1;
  }
  if (!isText(first)) return start + 1;
  const end = lines.findIndex(
    (line, at) => at > start && (!isText(line) || ITEM.test(line)) && !isHanging(line, first),
  );
  return end < 0 ? lines.length : end;
}

const isText = (line: string) => line.trim() !== "" && !AS_IS.test(line) && !FENCE.test(line);

/** Whether a line is indented as the further lines of an item are, and so belongs to it. */
function isHanging(line: string, first: string): boolean {
  const indent = ITEM.exec(first)?.[1]?.length ?? 0;
  return indent >= 4 && line.trim() !== "" && /^ +/.exec(line)?.[0].length === indent && !ITEM.test(line);
}

function wrapBlock(lines: readonly string[], width: number): readonly string[] {
  const [first = ""] = lines;
  if (!isText(first) || lines.every((line) => line.length <= width)) return lines;
  const [, mark = "", begin = first] = ITEM.exec(first) ?? [];
  const indent = mark === "" ? (/^ */.exec(first)?.[0] ?? "") : " ".repeat(mark.length);
  const rows = fill(unitsOf([begin, ...lines.slice(1)].join(" ")), width - indent.length);
  return rows.map((row, index) => (index === 0 && mark !== "" ? mark : indent) + row);
}

/** Words, and with them the ones that must not begin a line. */
function unitsOf(text: string): readonly string[] {
  const units: string[] = [];
  for (const word of text.match(WORD) ?? []) {
    if (units.length > 0 && BINDS_BACK.test(word)) units.push(`${units.pop()} ${word}`);
    else units.push(word);
  }
  return units;
}

function fill(units: readonly string[], width: number): readonly string[] {
  const rows: string[] = [];
  for (const unit of units) {
    const row = rows.at(-1);
    if (row !== undefined && row.length + 1 + unit.length <= width) rows[rows.length - 1] = `${row} ${unit}`;
    else rows.push(unit);
  }
  return rows;
}
