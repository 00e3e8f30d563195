import type { SchemaSource } from "./schema-parse-result.ts";

/** A file of a joined text, and the line of the whole at which it starts, from 1. */
export interface PlacedSource extends SchemaSource {
  readonly firstLine: number;
}

const MARK = /^-- ==== file: (.+) ====$/;

/**
 * Several files as one text, each under a comment with its name, so that they can be kept, edited and sent as one. What
 * stands in them is not changed.
 */
export function joinSources(files: readonly SchemaSource[]): string {
  if (files.length === 1 && files[0]) return files[0].text;
  return files
    .map(({ name, text }, index) => `-- ==== file: ${name ?? `${index + 1}.sql`} ====\n${text.replace(/\n?$/, "\n")}`)
    .join("\n");
}

/** The files of a joined text; any other text is one without a name. */
export function splitSources(text: string): PlacedSource[] {
  if (!text.includes("-- ==== file: ")) return [{ text, firstLine: 1 }];
  const files: { name?: string; lines: string[]; firstLine: number }[] = [{ lines: [], firstLine: 1 }];
  for (const [index, line] of text.split("\n").entries()) {
    const name = MARK.exec(line.trimEnd())?.[1];
    if (name === undefined) files.at(-1)?.lines.push(line);
    else files.push({ name, lines: [], firstLine: index + 2 });
  }
  return files
    .filter(({ name, lines }) => name !== undefined || lines.some((line) => line.trim() !== ""))
    .map(({ lines, ...file }) => ({ ...file, text: lines.join("\n") }));
}
