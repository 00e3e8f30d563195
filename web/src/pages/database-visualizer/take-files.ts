import type { FileHandle } from "@toolbox/core";
import { joinSources } from "@toolbox/core/data/schema/read/joined-sources.ts";
import { orderSources } from "@toolbox/core/data/schema/read/read-schema.ts";
import type { SchemaSource } from "@toolbox/core/data/schema/read/schema-parse-result.ts";
import { sourceText } from "@toolbox/core/data/schema/read/source-text.ts";

/** What is larger is read as it is: an editor and the store of this browser would be slow with it. */
const MAX_EDITED = 2_000_000;

/** What becomes of given files: a text to edit and to keep, the files themselves, or why they are of no use. */
export type TakenFiles =
  | { readonly kind: "text"; readonly text: string; readonly notices: readonly string[] }
  | { readonly kind: "files"; readonly files: readonly FileHandle[] }
  | { readonly kind: "refused"; readonly message: string };

/** Reads files, and puts them in the order in which they are read as one schema. */
export async function takeFiles(files: readonly FileHandle[]): Promise<TakenFiles> {
  if (files.reduce((sum, { size }) => sum + size, 0) > MAX_EDITED) return { kind: "files", files };
  const sources: SchemaSource[] = [];
  const notices: string[] = [];
  for (const file of files) {
    const { text, refusal, notice } = await sourceText(file);
    if (refusal !== undefined) return { kind: "refused", message: refusal };
    if (notice !== undefined) notices.push(notice);
    sources.push({ name: file.name, text });
  }
  return { kind: "text", text: joinSources(orderSources(sources)), notices };
}
