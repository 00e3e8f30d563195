import { WrongInput } from "../../tool/errors.ts";
import type { FileHandle } from "../../tool/input/file-handle.ts";
import { reportFault } from "./describe-json-error.ts";
import { JsonFault } from "./json-error.ts";
import type { JsonNode } from "./json-node.ts";
import { type JsonSyntax, parseJson } from "./parse-json.ts";

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

/** UTF-8 as a text. Throws `WrongInput` for anything else. */
export function decodeUtf8(bytes: Uint8Array, field: string, name = "The text"): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new WrongInput({
      field,
      title: "Invalid JSON",
      message: `Invalid JSON string. ${name} is no UTF-8. Save it as UTF-8 and try again.`,
    });
  }
}

/** One value; JSON Lines become an array. Throws `WrongInput` with the place of the fault. */
export function readNode(text: string, syntax: ReadAs, field: string): JsonNode {
  try {
    return syntax === "jsonl" ? readLines(text) : parseJson(text, syntax);
  } catch (error) {
    if (error instanceof JsonFault) throw wrongJson(text, error, field);
    throw error;
  }
}

/** A fault as an issue: place and words, then the line with a caret. */
export function wrongJson(text: string, fault: JsonFault, field: string): WrongInput {
  const { line, column, words, excerpt } = reportFault(text, fault);
  const message = `Invalid JSON string. Line ${line}, column ${column}: ${words}\n\n${excerpt}`;
  return new WrongInput({ field, title: "Invalid JSON", message });
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
      if (error instanceof JsonFault) throw new JsonFault(error.kind, from + error.offset, error.open);
      throw error;
    }
    from = to + 1;
  }
  return { kind: "array", items };
}

/** Throws `WrongInput` for values so deep that a walk over them would run out of stack. */
export function refuseDeep(root: JsonNode, field: string): void {
  let level: readonly JsonNode[] = [root];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MAX_DEPTH)
      throw new WrongInput({
        field,
        message: `The brackets go more than ${MAX_DEPTH.toLocaleString("en")} levels deep. Format or minify it; nothing else is made of it.`,
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
