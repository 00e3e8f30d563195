import type { WorkspaceParseResult } from "../model.ts";
import { settleClaims } from "./settle-claims.ts";
import { readExact } from "./exact/exact-reader.ts";
import { finishWorkspace } from "./finish-workspace.ts";
import { listLevels } from "./list-levels.ts";
import { LooseReader } from "./loose-reader.ts";
import { mergeDuplicates } from "./merge-duplicates.ts";
import { sourceLines } from "./source-lines.ts";

export interface ParseOptions {
  /** When the workspace is made, as an ISO 8601 timestamp. */
  readonly now: string;
  /** The first heading of level 1 names the workspace; else it is a component as any heading. */
  readonly titleFromHeading?: boolean;
}

/**
 * Reads a plan: any text by the rules for lines, or a text that `workspaceMarkdown` wrote, which gives the very same
 * workspace. Every line ends up in a node or in a notice. Takes line ends of every system, any language, and time linear
 * in the length.
 */
export function parseWorkspace(text: string, { now, titleFromHeading = false }: ParseOptions): WorkspaceParseResult {
  const source = text.startsWith("\u{feff}") ? text.slice(1) : text;
  if (source.startsWith("---")) {
    const exact = readExact([...sourceLines(source)], now);
    if (exact) return exact;
  }
  const reader = new LooseReader(titleFromHeading, listLevels(sourceLines(source)));
  let number = 0;
  for (const line of sourceLines(source)) reader.read(line, ++number);
  const { drafts, notices, title, description } = reader.finish();
  const merged = mergeDuplicates(drafts);
  const settled = settleClaims(merged.drafts);
  return finishWorkspace(merged.drafts, {
    title,
    description,
    createdAt: now,
    updatedAt: now,
    notices: [...notices, ...merged.notices, ...settled].toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0)),
    readsNotes: true,
  });
}
