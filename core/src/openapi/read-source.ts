import { CORE_SCHEMA, constructFromEvents, type Event, mergeTag, parseEvents, YAMLException } from "js-yaml";
import { expandedSize } from "../documents/yaml/expanded-size.ts";
import type { Problem } from "../documents/openapi/read/problem.ts";

export interface Source {
  readonly text: string;
  /** The tree of the source: objects, arrays, texts, numbers, booleans, null. */
  readonly value: unknown;
  /** What js-yaml read; only made when a place has to be found in a JSON text. */
  readonly events: () => readonly Event[];
}

export type SourceReading =
  | { readonly ok: true; readonly source: Source; readonly problems: readonly Problem[] }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** Collections inside each other, at most. */
export const MAX_DEPTH = 200;
const TOO_DEEP = `This is nested more than ${MAX_DEPTH} levels deep, or an anchor in it contains itself. Use $ref for what refers to itself.`;
/** Values after anchors are written out, at most: a few lines of YAML can stand for billions. */
const MAX_VALUES = 3_000_000;

/**
 * Reads a text as JSON (RFC 8259) or YAML 1.2. Merge keys (`<<`) are understood. Nothing is run, nothing is fetched; a
 * text that would grow beyond all measure is refused.
 */
export function readSource(given: string): SourceReading {
  const text = given.replace(/^\uFEFF/, "");
  if (text.trim() === "") return broken("There is nothing here yet. Paste an OpenAPI description or drop its file.");
  if (text.includes("\0"))
    return broken("This is no text: it holds binary data. Give the JSON or YAML of an OpenAPI description.");
  const json = /^\s*[{[]/.test(text) ? parseJson(text) : undefined;
  if (json) return measured({ text, value: json.value, events: lazily(() => events(text)) }, []);
  return readYaml(text, /^\s*\{/.test(text));
}

function parseJson(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    // Told by the YAML reader, which knows lines and forgives a comma too many.
    return undefined;
  }
}

function readYaml(text: string, looksLikeJson: boolean): SourceReading {
  try {
    const found = events(text);
    const documents = constructFromEvents(found, { source: text, schema, maxAliases: 100_000 });
    if (documents.length !== 1)
      return broken(`The text holds ${documents.length} YAML documents (---). Give one OpenAPI description.`);
    const problems: Problem[] = looksLikeJson
      ? [
          {
            severity: "warning",
            message: "This is no valid JSON; it was read as YAML, which is less strict.",
            path: [],
          },
        ]
      : [];
    return measured({ text, value: documents[0], events: () => found }, problems);
  } catch (error) {
    if (error instanceof YAMLException) return { ok: false, problems: [problemOf(error)] };
    // The reader has no sentence for an anchor inside itself, or for a text nested beyond its stack.
    if (error instanceof TypeError || error instanceof RangeError) return broken(TOO_DEEP);
    throw error;
  }
}

const schema = CORE_SCHEMA.withTags(mergeTag);
const events = (text: string) => parseEvents(text, { maxDepth: MAX_DEPTH });

function measured(source: Source, problems: readonly Problem[]): SourceReading {
  const { values, depth } = expandedSize(source.value, MAX_VALUES, MAX_DEPTH);
  if (depth > MAX_DEPTH) return broken(TOO_DEEP);
  if (values > MAX_VALUES)
    return broken("With its anchors written out this YAML has millions of values. Use $ref in place of anchors.");
  return { ok: true, source, problems };
}

function problemOf({ reason, mark }: YAMLException): Problem {
  const words = `The text is no valid YAML or JSON: ${reason}.`;
  return { severity: "error", message: words, path: [], ...(mark && { line: mark.line + 1, column: mark.column + 1 }) };
}

function broken(message: string): SourceReading {
  return { ok: false, problems: [{ severity: "error", message, path: [] }] };
}

function lazily<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
