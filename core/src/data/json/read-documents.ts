import { decodeUtf8, notUtf8 } from "../../text/bytes.ts";
import { formatNumber } from "../../text/format.ts";
import { InputError } from "../../tool/errors.ts";
import type { FileHandle } from "../../tool/input/file-handle.ts";
import { describeJsonError } from "./describe-json-error.ts";
import { JsonError } from "./json-error.ts";
import type { JsonNode } from "./json-node.ts";
import { parseJson } from "./parse-json.ts";
import type { JsonSyntax } from "./json-syntax.ts";

/** `jsonl` is JSON Lines: a value on each line. */
export type ReadAs = JsonSyntax | "jsonl";

/** Deeper values are formatted, and nothing else. */
const MAX_DEPTH = 1000;

/** What a file is by its name; JSON without one that says otherwise. */
export function syntaxOf(chosen: ReadAs | "auto", name: string | undefined): ReadAs {
  if (chosen !== "auto") return chosen;
  const ending = /\.(jsonc|json5|jsonl|ndjson)$/i.exec(name ?? "")?.[1]?.toLowerCase();
  return ending === "ndjson" ? "jsonl" : ((ending as ReadAs | undefined) ?? "json");
}

/** The bytes of the file, or of the text where there is none. */
export async function readBytes(text: string, file: FileHandle | null): Promise<Uint8Array> {
  return file ? file.bytes() : new TextEncoder().encode(text);
}

/** The text of the bytes. Throws `InputError` where they are not UTF-8. */
export function jsonText(bytes: Uint8Array, field: string, name = "The text"): string {
  const text = decodeUtf8(bytes);
  if (text !== undefined) return text;
  throw new InputError({ field, title: "Invalid JSON", message: `Invalid JSON string. ${notUtf8(name)}` });
}

/** One value; JSON Lines become an array. Throws `InputError` with the place of the fault. */
export function readNode(text: string, syntax: ReadAs, field: string): JsonNode {
  try {
    return syntax === "jsonl" ? readLines(text) : parseJson(text, syntax);
  } catch (error) {
    if (error instanceof JsonError) throw wrongJson(text, error, field);
    throw error;
  }
}

/** A fault as an issue: place and words, then the line with a caret. */
export function wrongJson(text: string, fault: JsonError, field: string): InputError {
  const report = describeJsonError(text, fault);
  const place = `Line ${report.line}, column ${report.column}`;
  const message = `Invalid JSON string. ${place}: ${report.message}\n\n${report.excerpt}`;
  return new InputError({ field, title: "Invalid JSON", message });
}

function readLines(text: string): JsonNode {
  const items: JsonNode[] = [];
  let from = 0;
  while (from < text.length) {
    const next = text.indexOf("\n", from);
    const to = next === -1 ? text.length : next;
    const line = text.slice(from, to);
    try {
      if (line.trim() !== "") items.push(parseJson(line));
    } catch (error) {
      if (error instanceof JsonError) throw new JsonError(error.kind, from + error.offset, error.open);
      throw error;
    }
    from = to + 1;
  }
  return { kind: "array", items };
}

/** Throws `InputError` for values so deep that a walk over them would run out of stack. */
export function refuseDeep(root: JsonNode, field: string): void {
  let level: readonly JsonNode[] = [root];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MAX_DEPTH)
      throw new InputError({
        field,
        message: `The brackets go more than ${formatNumber(MAX_DEPTH)} levels deep. Format or minify it; nothing else is made of it.`,
      });
    level = level.flatMap((node) =>
      node.kind === "array"
        ? node.items.filter(isOpen)
        : node.kind === "object"
          ? node.members.map((member) => member.value).filter(isOpen)
          : [],
    );
  }
}

const isOpen = (node: JsonNode) => node.kind === "array" || node.kind === "object";
