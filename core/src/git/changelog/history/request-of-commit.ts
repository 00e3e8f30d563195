import type { HistoryEntry, ParsedCommit } from "../entries/entry.ts";
import type { CommitGraph } from "./commit-graph.ts";
import { MAIN_LINE } from "./introducing-merges.ts";

const NUMBER = /\((?<number>[#!]\d{1,9})\)\s*$/;

/**
 * The number of the request that brought a commit, with its sign: that of the nearest merge that carries one, within the
 * same release. Undefined for a commit that no request brought.
 * @param merges what `introducingMerges` gives
 */
export function requestFinder(
  { graph, news }: { readonly graph: CommitGraph; readonly news: readonly (ParsedCommit | undefined)[] },
  { owners, merges }: { readonly owners: Int32Array; readonly merges: Int32Array },
): (commit: number) => string | undefined {
  return (commit) => {
    for (let merge = merges[commit] ?? MAIN_LINE; merge >= 0; merge = merges[merge] ?? MAIN_LINE) {
      if (owners[merge] !== owners[commit] || !graph.isRead(merge)) return undefined;
      const told = news[merge];
      const number = told?.kind === "request" ? NUMBER.exec(told.subject ?? "")?.groups?.["number"] : undefined;
      if (number !== undefined) return number;
    }
    return undefined;
  };
}

/** The words of an entry with the request that brought it, unless they name one. */
export function withRequest({ text }: HistoryEntry, request: string | undefined): { readonly text: string } {
  const end = text.indexOf("\n");
  const first = end < 0 ? text : text.slice(0, end);
  if (request === undefined || /[#!]\d/.test(first)) return { text };
  return { text: `${first} (${request})${end < 0 ? "" : text.slice(end)}` };
}
