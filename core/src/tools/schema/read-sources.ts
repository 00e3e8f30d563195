import { splitSources } from "../../data/schema/read/joined-sources.ts";
import { readSchema } from "../../data/schema/read/read-schema.ts";
import type { SchemaParseResult, SchemaSource } from "../../data/schema/read/schema-parse-result.ts";
import { sourceText } from "../../data/schema/read/source-text.ts";
import { InputError } from "../../tool/errors.ts";
import type { RunContext } from "../../tool/run-context.ts";
import type { SchemaInput } from "./fields.ts";

/** Reads what was given as one schema. Throws `InputError` for files that hold no text. */
export async function readSources(
  { sql, text, language }: Pick<SchemaInput, "sql" | "text" | "language">,
  { progress, signal, warn }: Pick<RunContext, "progress" | "signal" | "warn">,
): Promise<SchemaParseResult> {
  // A text may be several files, as the page joins them.
  if (sql.length === 0) return readSchema(splitSources(text), language);
  const sources: SchemaSource[] = [];
  for (const [index, file] of sql.entries()) {
    progress(index, sql.length, "reading");
    const read = await sourceText(file);
    signal.throwIfAborted();
    if (read.refusal !== undefined) throw new InputError({ field: "sql", message: read.refusal });
    if (read.notice !== undefined) warn(read.notice);
    sources.push({ name: file.name, text: read.text });
  }
  progress(sql.length, sql.length, "reading");
  return readSchema(sources, language);
}
