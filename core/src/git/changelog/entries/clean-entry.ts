const LIST_MARK = /^(?:[-*+•](?:\s+|$)|\d{1,3}[.)]\s+)(?:\[[ xX]\]\s+)?/;

/** One entry as it is written: trimmed, without the mark of a list it was copied from. */
export function cleanEntry(entry: string): string {
  return entry.trim().replace(LIST_MARK, "");
}
