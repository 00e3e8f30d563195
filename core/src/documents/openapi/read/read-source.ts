import type { Event } from "js-yaml";
import { excessOf, readYaml, type YamlFault, yamlEvents } from "../../yaml/read-yaml.ts";
import type { Problem } from "./problem.ts";

export interface Source {
  readonly text: string;
  /** The tree of the source: objects, arrays, texts, numbers, booleans, null. */
  readonly value: unknown;
  /** What js-yaml read; only made when a place has to be found in a JSON text. */
  readonly events: () => readonly Event[];
}

export type SourceParseResult =
  | { readonly ok: true; readonly source: Source; readonly problems: readonly Problem[] }
  | { readonly ok: false; readonly problems: readonly Problem[] };

export const MAX_DEPTH = 200;
const limits = { maxDepth: MAX_DEPTH, maxValues: 3_000_000 };

/**
 * Reads a text as JSON (RFC 8259) or YAML 1.2. Merge keys (`<<`) are understood. Nothing is run, nothing is fetched; a
 * text that would grow beyond all measure is refused.
 */
export function readSource(given: string): SourceParseResult {
  const text = given.replace(/^\uFEFF/, "");
  if (text.trim() === "") return broken("There is nothing here yet. Paste an OpenAPI description or drop its file.");
  if (text.includes("\0"))
    return broken("This is not text: it holds binary data. Give the JSON or YAML of an OpenAPI description.");
  const json = /^\s*[{[]/.test(text) ? parseJson(text) : undefined;
  if (!json) return fromYaml(text);
  const fault = excessOf(json.value, limits);
  if (fault) return faulty(fault);
  return {
    ok: true,
    source: { text, value: json.value, events: lazily(() => yamlEvents(text, limits)) },
    problems: [],
  };
}

function parseJson(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    // Told by the YAML reader, which knows lines and forgives a comma too many.
    return undefined;
  }
}

function fromYaml(text: string): SourceParseResult {
  const reading = readYaml(text, limits);
  if (reading.fault) return faulty(reading.fault);
  const { documents, events } = reading;
  if (documents.length !== 1)
    return broken(`The text holds ${documents.length} YAML documents (---). Give one OpenAPI description.`);
  const problems: Problem[] = /^\s*\{/.test(text)
    ? [{ severity: "warning", message: "This is not valid JSON; it was read as YAML, which is less strict.", path: [] }]
    : [];
  return { ok: true, source: { text, value: documents[0], events: () => events }, problems };
}

function faulty(fault: YamlFault): SourceParseResult {
  if (fault.kind === "deep")
    return broken(
      `This is nested more than ${MAX_DEPTH} levels deep, or an anchor in it contains itself. Use $ref for what refers to itself.`,
    );
  if (fault.kind === "large")
    return broken("With its anchors written out this YAML has millions of values. Use $ref in place of anchors.");
  const { words, line, column } = fault;
  const message = `The text is not valid YAML or JSON: ${words}.`;
  return { ok: false, problems: [{ severity: "error", message, path: [], line, column }] };
}

function broken(message: string): SourceParseResult {
  return { ok: false, problems: [{ severity: "error", message, path: [] }] };
}

function lazily<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
