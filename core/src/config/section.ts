import type { Report, Shape } from "./shape.ts";

/**
 * One key of the configuration file, such as `lint`. A new section is a descriptor in sections.ts: reading, the JSON
 * Schema and the sentences about wrong keys follow from it.
 */
export interface Section<T> {
  readonly key: string;
  /** For editors, one sentence. */
  readonly words: string;
  readonly shape: Shape<T>;
}

/** Reads one section of a configuration; undefined when the file says nothing of it or a problem was told. */
export function readSection<T>(section: Section<T>, config: unknown, report: Report): T | undefined {
  const value = (config as Readonly<Record<string, unknown>>)[section.key];
  return value === undefined ? undefined : section.shape.read(value, section.key, report);
}
