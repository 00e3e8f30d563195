import type { JsonNode } from "./json-node.ts";
import { printScalar } from "./print-json.ts";

/** Words a reader of YAML 1.1 or 1.2 takes for something else than a string. */
const reserved = /^(?:null|true|false|yes|no|on|off|y|n|nan|inf)$/i;

/** Nodes as YAML 1.2 (every JSON value has one meaning in it). Numbers as written; strings plain where that is safe. */
export function toYaml(root: JsonNode): string {
  const lines: string[] = [];
  const write = (node: JsonNode, prefix: string, depth: number) => {
    const pad = "  ".repeat(depth);
    if (node.kind === "array" && node.items.length > 0) {
      // A list in a list begins on the line of its dash.
      const isInline = prefix.endsWith("- ");
      if (!isInline && prefix !== "") lines.push(prefix.trimEnd());
      node.items.forEach((item, at) => write(item, `${isInline && at === 0 ? prefix : pad}- `, depth + 1));
    } else if (node.kind === "object" && node.members.length > 0) {
      const isInline = prefix.endsWith("- ");
      if (!isInline && prefix !== "") lines.push(prefix.trimEnd());
      node.members.forEach(({ name, value }, at) => {
        const start = `${isInline && at === 0 ? prefix : pad}${keyOf(name, pad)}: `;
        write(value, start, depth + 1);
      });
    } else if (node.kind === "string" && isBlock(node.value)) {
      lines.push(`${prefix}${blockHead(node.value)}`);
      const body = node.value.replace(/\n+$/, "");
      const blockPad = "  ".repeat(Math.max(depth, 1));
      for (const line of body.split("\n")) lines.push(line === "" ? "" : blockPad + line);
      for (let extra = /\n*$/.exec(node.value)?.[0].length ?? 0; extra > 1; extra--) lines.push("");
    } else lines.push(`${prefix}${scalar(node)}`);
  };
  write(root, "", 0);
  return `${lines.join("\n")}\n`;
}

function scalar(node: JsonNode): string {
  if (node.kind === "object") return "{}";
  if (node.kind === "array") return "[]";
  return node.kind === "string" ? quoted(node.value) : printScalar(node);
}

/** A long key needs a mark of its own (YAML 1.2.2 section 8.2.2: an implicit one has at most 1024 characters). */
const keyOf = (name: string, pad: string) => (name.length > 160 ? `? ${quoted(name)}\n${pad}` : quoted(name));

/** Plain where no reader can take it for anything else; in double quotes, which are JSON's, otherwise. */
function quoted(text: string): string {
  const isPlain =
    /^[\p{L}_][\p{L}\p{N}_ ./@+-]*$/u.test(text) &&
    !/\s$|\s#|: /.test(text) &&
    !reserved.test(text) &&
    text.length < 200;
  // JSON leaves a few characters bare that YAML calls line breaks or unprintable.
  return isPlain
    ? text
    : JSON.stringify(text).replaceAll(
        /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g,
        (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
      );
}

/** Several lines that a block can hold without any escape. */
function isBlock(text: string): boolean {
  return (
    /[^\n]\n[^\n]|[^\n]\n+$/.test(text) &&
    /^[^\s]/.test(text) &&
    !/[^\n\P{C}]|[ \t]$|[ \t]\n|[\u2028\u2029\ufeff]/u.test(text)
  );
}

function blockHead(text: string): string {
  const trailing = /\n*$/.exec(text)?.[0].length ?? 0;
  return trailing === 0 ? "|-" : trailing === 1 ? "|" : "|+";
}
