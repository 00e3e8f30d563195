import type { JsonNode } from "../../data/json/json-node.ts";
import { jsonPathOf, type Step } from "../../data/json/json-path.ts";
import { printScalar } from "../../data/json/print-json.ts";

/** Every scalar and empty container on a line of its own with its path (RFC 9535): made for `grep`. */
export function listPaths(root: JsonNode): string {
  const lines: string[] = [];
  const walk = (node: JsonNode, steps: readonly Step[]) => {
    if (node.kind === "array" && node.items.length > 0) node.items.forEach((item, at) => walk(item, [...steps, at]));
    else if (node.kind === "object" && node.members.length > 0)
      for (const { name, value } of node.members) walk(value, [...steps, name]);
    else
      lines.push(
        `${jsonPathOf(steps)} = ${node.kind === "array" ? "[]" : node.kind === "object" ? "{}" : printScalar(node)}`,
      );
  };
  walk(root, []);
  return `${lines.join("\n")}\n`;
}
