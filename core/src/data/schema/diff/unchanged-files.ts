import type { SchemaSource } from "../read/schema-parse-result.ts";

/** Tells whether a file is the same in two sources, by its name; of several with one name none is. */
export function unchangedFiles(
  before: readonly SchemaSource[],
  after: readonly SchemaSource[],
): (file: string) => boolean {
  const textsOf = (sources: readonly SchemaSource[]) => {
    const texts = new Map<string, string | undefined>();
    for (const { name, text } of sources)
      if (name !== undefined) texts.set(name, texts.has(name) ? undefined : text.trimEnd());
    return texts;
  };
  const [old, now] = [textsOf(before), textsOf(after)];
  return (file) => old.get(file) !== undefined && old.get(file) === now.get(file);
}
