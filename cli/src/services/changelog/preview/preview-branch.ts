import {
  type BranchPreview,
  previewForGithub,
  previewMarkdown,
} from "@toolbox/core/git/changelog/output/branch-preview.ts";
import type { Shell } from "../../../shell/shell.ts";
import type { ChangelogFlags } from "../flags.ts";
import type { NextOptions } from "../history/next-release.ts";
import type { HistoryQuery } from "../query.ts";
import { entryJson } from "../release-json.ts";
import { type PreviewRead, readPreview } from "./read-preview.ts";

/**
 * `toolbox changelog --preview --base main`: what this branch adds, and the version it would lead to. Throws `Failure`
 * for a base that is not there.
 */
export async function previewBranch(
  shell: Shell,
  base: string,
  { format, json }: Pick<ChangelogFlags, "format" | "json">,
  query: HistoryQuery,
  next: NextOptions,
): Promise<void> {
  const read = await readPreview(shell, base, query, next);
  if (json || format === "json") return shell.stdout.write(`${JSON.stringify(previewJson(read, base), null, 2)}\n`);
  const write = format === "github" ? previewForGithub : previewMarkdown;
  await shell.stdout.write(write(read.previews, { base, pages: read.pages }));
}

/** The preview as JSON; every name is there, with null where there is nothing. */
function previewJson({ previews, pages, base, head }: PreviewRead, name: string) {
  const describe = (preview: BranchPreview) => {
    const { entries, takenBack, current, next, nextWithout } = preview;
    return {
      package: preview.name ?? null,
      current: current ?? null,
      version: next?.version ?? null,
      tag: next?.tag ?? null,
      bump: next?.bump ?? null,
      reason: next?.reason ?? null,
      askedBy: (next?.askedBy ?? []).filter((entry) => entries.includes(entry)).map((entry) => entryJson(entry, pages)),
      tagWithout: nextWithout ?? null,
      entries: entries.map((entry) => entryJson(entry, pages)),
      takenBack: takenBack.map((entry) => entryJson(entry, pages)),
    };
  };
  return { base: { name, commit: base }, head, previews: previews.map(describe) };
}
