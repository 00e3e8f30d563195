/** Both count from 1; the column counts UTF-16 code units, as editors do. */
export interface LineAndColumn {
  readonly line: number;
  readonly column: number;
}

/**
 * Says where an offset (UTF-16 code units from 0) of the text stands. A line ends with LF, CRLF or CR. For many offsets
 * ask one function: a place costs as much as the way from the one asked before.
 * @example lineAndColumn("ab\ncd")(4) // { line: 2, column: 2 }
 */
export function lineAndColumn(text: string): (offset: number) => LineAndColumn {
  const lines = text.includes("\r") ? text.replaceAll(/\r(?!\n)/g, "\n") : text;
  const endFrom = (at: number) => {
    const next = lines.indexOf("\n", at);
    return next === -1 ? Infinity : next;
  };
  let line = 1;
  let start = 0;
  let end = endFrom(0);
  return (offset) => {
    for (; end < offset; end = endFrom(start)) {
      start = end + 1;
      line++;
    }
    for (; start > offset; line--) {
      end = start - 1;
      start = end === 0 ? 0 : lines.lastIndexOf("\n", end - 1) + 1;
    }
    return { line, column: offset - start + 1 };
  };
}
