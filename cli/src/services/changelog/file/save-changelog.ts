import { stat } from "node:fs/promises";
import path from "node:path";
import { pluralize } from "@toolbox/core";
import { saveFiles } from "../../../tool-command/output/save-files.ts";
import { rowValue } from "../../../shell/row-value.ts";
import type { Shell } from "../../../shell/shell.ts";

/** The two forms of one changelog, made when they are asked for. */
export interface ChangelogTexts {
  readonly markdown: () => string;
  readonly json: () => string;
}

export interface SaveTarget {
  readonly format?: "markdown" | "json";
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
  if (out === undefined || out === "-") return shell.stdout.write(format === "json" ? texts.json() : texts.markdown());
  const isFile = /\.(?:md|markdown|json)$/i.test(out) && !(await isFolder(path.resolve(shell.cwd, out)));
  const wanted = format ?? (isFile ? (/json$/i.test(out) ? "json" : "markdown") : undefined);
  const files = [
    { form: "markdown", name: "CHANGELOG.md", mime: "text/markdown", text: texts.markdown },
    { form: "json", name: "CHANGELOG.json", mime: "application/json", text: texts.json },
  ]
    .filter(({ form }) => wanted === undefined || form === wanted)
    .map(({ name, mime, text }) => ({
      kind: "text" as const,
      name: isFile ? path.basename(out) : name,
      mime,
      text: text(),
    }));
  await save(files, shell, { out: isFile ? path.dirname(out) : out, force });
}

/** Writes one text to stdout or to a file, whatever its name. Throws `Failure` when the file is in the way. */
export async function saveText(text: string, shell: Shell, { out, force }: Omit<SaveTarget, "format">): Promise<void> {
  if (out === undefined || out === "-") return shell.stdout.write(text);
  const file = { kind: "text" as const, name: path.basename(out), mime: "text/plain", text };
  await save([file], shell, { out: path.dirname(out), force });
}

async function save(
  files: Parameters<typeof saveFiles>[0],
  shell: Shell,
  target: { readonly out: string; readonly force: boolean },
): Promise<void> {
  const saved = await saveFiles(files, target, shell);
  await shell.stdout.write(saved.map((file) => `${rowValue(shell.stdout)(file)}\n`).join(""));
  await shell.stderr.write(`Wrote ${pluralize(saved.length, "file")}.\n`);
}

/** Whether a folder stands there. */
export async function isFolder(target: string): Promise<boolean> {
  return stat(target).then(
    (found) => found.isDirectory(),
    // Not there, or out of reach: saving will say what is wrong.
    () => false,
  );
}
