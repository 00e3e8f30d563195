import { stat } from "node:fs/promises";
import path from "node:path";
import { saveFiles } from "../derive/save-files.ts";
import type { Shell } from "../shell/shell.ts";
import type { ChangelogTexts } from "./changelog.ts";

export type ChangelogFormat = "markdown" | "json";

export interface SaveTarget {
  readonly format?: ChangelogFormat;
  /** A file when it ends with .md, .markdown or .json, else a folder. */
  readonly out?: string;
  readonly force: boolean;
}

/**
 * Writes a changelog: to stdout, to a file (whose ending says the format when nothing else does) or into a folder,
 * as CHANGELOG.md and CHANGELOG.json or as the one that was asked for. Throws `Failure` when a file is in the way.
 */
export async function saveChangelog(
  texts: ChangelogTexts,
  shell: Shell,
  { format, out, force }: SaveTarget,
): Promise<void> {
  if (out === undefined) return shell.stdout.write(format === "json" ? texts.json : texts.markdown);
  const isFile = /\.(?:md|markdown|json)$/i.test(out) && !(await isFolder(path.resolve(shell.cwd, out)));
  const wanted = format ?? (isFile ? (/json$/i.test(out) ? "json" : "markdown") : undefined);
  const files = [
    { form: "markdown", name: "CHANGELOG.md", mime: "text/markdown", text: texts.markdown },
    { form: "json", name: "CHANGELOG.json", mime: "application/json", text: texts.json },
  ]
    .filter(({ form }) => wanted === undefined || form === wanted)
    .map(({ name, mime, text }) => ({ kind: "text" as const, name: isFile ? path.basename(out) : name, mime, text }));
  const saved = await saveFiles(files, { out: isFile ? path.dirname(out) : out, force }, shell);
  await shell.stdout.write(saved.map((file) => `${file}\n`).join(""));
  await shell.stderr.write(`Wrote ${saved.length === 1 ? "1 file" : `${saved.length} files`}.\n`);
}

async function isFolder(target: string): Promise<boolean> {
  return stat(target).then(
    (found) => found.isDirectory(),
    // Not there, or out of reach: saving will say what is wrong.
    () => false,
  );
}
