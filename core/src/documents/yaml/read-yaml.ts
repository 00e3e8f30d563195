import {
  CORE_SCHEMA,
  constructFromEvents,
  defineMappingTag,
  defineScalarTag,
  defineSequenceTag,
  type Event,
  mapTag,
  mergeTag,
  parseEvents,
  seqTag,
  strTag,
  YAMLException,
} from "js-yaml";
import { expandedSize } from "./expanded-size.ts";
import { explainYamlError } from "./explain-yaml-error.ts";

export interface YamlLimits {
  /** Collections inside each other, at most. */
  readonly maxDepth: number;
  /** Values once anchors are written out, at most: a few lines of YAML can stand for billions. */
  readonly maxValues: number;
}

/** Why a text is not read: it is no YAML (words that end a sentence, line and column from 1), or it is too much. */
export type YamlFault =
  | { readonly kind: "syntax"; readonly words: string; readonly line: number; readonly column: number }
  | { readonly kind: "deep" }
  | { readonly kind: "large" };

export type YamlParseResult =
  | { readonly documents: readonly unknown[]; readonly events: readonly Event[]; readonly fault?: undefined }
  | { readonly fault: YamlFault };

/**
 * Reads YAML 1.2 by its core schema: dates and `no` stay texts. Merge keys (`<<`) are understood, a tag of somebody's
 * own (`!sub`) is passed over. Nothing is run, nothing is fetched.
 */
export function readYaml(text: string, limits: YamlLimits): YamlParseResult {
  try {
    const events = yamlEvents(text, limits);
    const documents = constructFromEvents(events, { source: text, schema, maxAliases: 100_000 });
    const fault = excessOf(documents, limits);
    return fault ? { fault } : { documents, events };
  } catch (error) {
    // The reader has no sentence for an anchor inside itself, or for a text nested beyond its stack.
    const isDeep = error instanceof TypeError || error instanceof RangeError;
    if (isDeep || (error instanceof YAMLException && error.reason.includes("maxDepth")))
      return { fault: { kind: "deep" } };
    if (error instanceof YAMLException) return { fault: { kind: "syntax", ...explainYamlError(error, text) } };
    throw error;
  }
}

/** What stands in the text, in its order. */
export function yamlEvents(text: string, { maxDepth }: Pick<YamlLimits, "maxDepth">): Event[] {
  return parseEvents(text, { maxDepth });
}

/** What is too much of a tree, whatever it was read from. */
export function excessOf(tree: unknown, { maxDepth, maxValues }: YamlLimits): YamlFault | undefined {
  const { values, depth } = expandedSize(tree, maxValues, maxDepth);
  if (depth > maxDepth) return { kind: "deep" };
  return values > maxValues ? { kind: "large" } : undefined;
}

const own = { matchByTagPrefix: true, identify: () => false };
const schema = CORE_SCHEMA.withTags(
  mergeTag,
  defineScalarTag("!", { ...strTag, ...own, implicit: false }),
  defineSequenceTag("!", { ...seqTag, ...own }),
  defineMappingTag("!", { ...mapTag, ...own }),
);
