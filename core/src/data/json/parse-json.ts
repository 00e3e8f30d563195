import { type FaultKind, JsonError } from "./json-error.ts";
import type { JsonArray, JsonMember, JsonNode, JsonObject } from "./json-node.ts";
import { JsonScanner } from "./json-scanner.ts";
import type { JsonSyntax } from "./json-syntax.ts";

interface Open {
  readonly bracket: "{" | "[";
  readonly node: JsonNode;
  readonly members: JsonMember[];
  readonly items: JsonNode[];
  name: string;
}

/**
 * Reads one JSON text into nodes. Without recursion: depth costs memory, not stack.
 * Throws `JsonFault` with the offset in UTF-16 code units.
 */
export function parseJson(text: string, syntax: JsonSyntax = "json"): JsonNode {
  const scanner = new JsonScanner(text, syntax);
  const isLoose = syntax !== "json";
  const open: Open[] = [];
  const fault = (kind: FaultKind, at = scanner.at) =>
    new JsonError(kind, at, open.map(({ bracket }) => bracket).join(""));
  scanner.fault = fault;
  let value: JsonNode | undefined;
  for (;;) {
    scanner.skip();
    const around = open.at(-1);
    if (value) {
      if (!around) {
        if (scanner.at < text.length) throw fault("end");
        return value;
      }
      if (around.bracket === "{") around.members.push({ name: around.name, value });
      else around.items.push(value);
      value = undefined;
      const closing = around.bracket === "{" ? "}" : "]";
      if (scanner.takes(",")) {
        scanner.skip();
        if (!(isLoose && scanner.next === closing)) {
          if (around.bracket === "{") around.name = readName(scanner, fault);
          continue;
        }
      }
      if (!scanner.takes(closing)) throw fault("comma");
      open.pop();
      value = around.node;
    } else if (scanner.takes("{")) {
      const members: JsonMember[] = [];
      const node: JsonObject = { kind: "object", members };
      scanner.skip();
      if (scanner.takes("}")) value = node;
      else {
        const entry: Open = { bracket: "{", node, members, items: [], name: "" };
        open.push(entry);
        entry.name = readName(scanner, fault);
      }
    } else if (scanner.takes("[")) {
      const items: JsonNode[] = [];
      const node: JsonArray = { kind: "array", items };
      scanner.skip();
      if (scanner.takes("]")) value = node;
      else open.push({ bracket: "[", node, members: [], items, name: "" });
    } else value = scanner.scalar();
  }
}

/** A name and its colon. */
function readName(scanner: JsonScanner, fault: (kind: FaultKind) => JsonError): string {
  const name = scanner.name();
  scanner.skip();
  if (!scanner.takes(":")) throw fault("colon");
  return name;
}
