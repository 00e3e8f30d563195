import { splitSources } from "../../data/schema/read/joined-sources.ts";
import { readSchema } from "../../data/schema/read/read-schema.ts";
import type { SchemaParseResult, SchemaSource } from "../../data/schema/read/schema-parse-result.ts";
import { sourceText } from "../../data/schema/read/source-text.ts";
import { InputError } from "../../tool/errors.ts";
import type { FileHandle } from "../../tool/input/file-handle.ts";
import type { RunContext } from "../../tool/run-context.ts";
import type { SchemaInput } from "./fields.ts";

/** What a schema is read from: files, or a text that may be several files, as the page joins them. */
export interface GivenSources {
  readonly files: readonly FileHandle[];
  readonly text: string;
  /** The field that holds the files, for what is said of them. */
  readonly field: "sql" | "from";
}

type Telling = Pick<RunContext, "progress" | "signal" | "warn">;

/** Reads what was given as one schema. Throws `InputError` for files that hold no text. */
export async function readSources(
  { sql, text, language }: Pick<SchemaInput, "sql" | "text" | "language">,
  context: Telling,
): Promise<SchemaParseResult> {
  return readSchema(await sourcesOf({ files: sql, text, field: "sql" }, context), language);
}

/** The texts of what was given. Throws `InputError` for files that hold none. */
export async function sourcesOf(
  { files, text, field }: GivenSources,
  { progress, signal, warn }: Telling,
): Promise<SchemaSource[]> {
  if (files.length === 0) return splitSources(text);
  const sources: SchemaSource[] = [];
  for (const [index, file] of files.entries()) {
    progress(index, files.length, "reading");
    const read = await sourceText(file);
    signal.throwIfAborted();
    if (read.refusal !== undefined) throw new InputError({ field, message: read.refusal });
    if (read.notice !== undefined) warn(read.notice);
    sources.push({ name: file.name, text: read.text });
  }
  progress(files.length, files.length, "reading");
  return sources;
}
