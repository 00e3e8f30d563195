import { checkRefs } from "../check/check-refs.ts";
import { checkRules } from "../check/check-rules.ts";
import { checkStructure, MAX_PROBLEMS } from "../check/check-structure.ts";
import { isRecord } from "../../../text/is-record.ts";
import { followOperationRefs } from "./follow-operation-refs.ts";
import { locate } from "./locate.ts";
import type { Version } from "../check/rules.ts";
import type { Problem } from "./problem.ts";
import { readSource, type Source } from "./read-source.ts";

export interface Description {
  readonly root: Readonly<Record<string, unknown>>;
  readonly version: Version;
}

export interface DescriptionParseResult {
  /** Undefined when the text is not an OpenAPI description at all. */
  readonly description: Description | undefined;
  /** With lines, in the order of the text; errors and warnings mixed. */
  readonly problems: readonly Problem[];
  /** Problems that were not told, because there are too many. */
  readonly untold: number;
}

/**
 * Reads and checks an OpenAPI description of version 3.0, 3.1 or 3.2. It is read even when it has problems: what can be
 * made of it is made.
 * @param prepare changes the tree before it is checked: files it refers to are put into it
 */
export function readDescription(
  text: string,
  prepare: (root: unknown) => readonly Problem[] = () => [],
): DescriptionParseResult {
  const reading = readSource(text);
  if (!reading.ok) return { description: undefined, problems: reading.problems, untold: 0 };
  const { source } = reading;
  const known = versionOf(source);
  if (typeof known === "object") return { description: undefined, problems: locate([known], source), untold: 0 };
  const root = source.value as Readonly<Record<string, unknown>>;
  const found = [
    ...reading.problems,
    ...prepare(root),
    ...followOperationRefs(root),
    ...checkStructure(root, known),
    ...checkRefs(root),
    ...checkRules(root, known),
  ];
  const told = locate(found.slice(0, MAX_PROBLEMS), source);
  return {
    description: { root, version: known },
    problems: told.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0)),
    untold: Math.max(0, found.length - MAX_PROBLEMS),
  };
}

/** The version a source says it is of, or why it is none that is read here. */
function versionOf({ value }: Source): Version | Problem {
  if (!isRecord(value))
    return none([], "This is not a valid OpenAPI description: it holds no object with openapi, info and paths.");
  const { openapi, swagger } = value;
  if (swagger !== undefined)
    return none(
      ["swagger"],
      `This is Swagger ${String(swagger)}. Toolbox reads OpenAPI 3.0, 3.1 and 3.2; convert it first, for example with swagger2openapi.`,
    );
  if (value["asyncapi"] !== undefined)
    return none(["asyncapi"], "This is an AsyncAPI document. Toolbox reads OpenAPI 3.0, 3.1 and 3.2.");
  if (openapi === undefined)
    return none(
      [],
      'This is not a valid OpenAPI description: the field openapi is missing. It begins with openapi: "3.1.0".',
    );
  const found = typeof openapi === "string" ? /^(3\.[0-2])\.\d+(-.+)?$/.exec(openapi)?.[1] : undefined;
  if (found === undefined)
    return none(
      ["openapi"],
      `openapi: ${JSON.stringify(openapi)} is not a version that is read here. Known are "3.0.x", "3.1.x" and "3.2.x", in quotes.`,
    );
  return found as Version;
}

const none = (path: Problem["path"], message: string): Problem => ({ severity: "error", message, path });
