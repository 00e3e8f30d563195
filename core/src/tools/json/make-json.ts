import { formatNumber, pluralize } from "../../text/format.ts";
import { delimiters } from "../../data/json/csv/csv-fields.ts";
import { JsonError } from "../../data/json/json-error.ts";
import type { JsonNode } from "../../data/json/json-node.ts";
import { jsonToCsv } from "../../data/json/csv/json-to-csv.ts";
import { printJson } from "../../data/json/print-json.ts";
import {
  jsonText,
  readBytes,
  readNode,
  type ReadAs,
  refuseDeep,
  syntaxOf,
  wrongJson,
} from "../../data/json/read-documents.ts";
import { type Rewritten, rewriteJson } from "../../data/json/rewrite-json.ts";
import { toYaml } from "../../data/json/to-yaml.ts";
import { InputError } from "../../tool/errors.ts";
import type { FileHandle } from "../../tool/input/file-handle.ts";
import type { Output } from "../../tool/output.ts";
import type { RunContext } from "../../tool/run-context.ts";
import { diffJson, diffLines } from "./diff-json.ts";
import { listPaths } from "./list-paths.ts";
import { toSchema } from "./to-schema.ts";
import { toTypes } from "./to-types.ts";

export interface JsonInput {
  readonly text: string;
  readonly file: FileHandle | null;
  readonly make: "format" | "minify" | "validate" | "csv" | "lines" | "yaml" | "types" | "schema" | "paths" | "diff";
  readonly syntax: ReadAs | "auto";
  readonly indent: "2" | "4" | "tab";
  readonly sortKeys: boolean;
  readonly delimiter: keyof typeof delimiters;
  readonly nesting: "flat" | "json";
  readonly guard: boolean;
  readonly bom: boolean;
  readonly other: string;
  readonly second: FileHandle | null;
}

const indents = { "2": "  ", "4": "    ", tab: "\t" } as const;

/** The outputs of the JSON tool. Throws `InputError` with line, column and caret for what is not valid JSON. */
export async function makeJson(input: JsonInput, context: RunContext): Promise<readonly Output[]> {
  const { text, file, make, sortKeys } = input;
  const field = file ? "file" : "text";
  const syntax = syntaxOf(input.syntax, file?.name);
  const indent = make === "format" ? indents[input.indent] : undefined;
  const bytes = await readBytes(text, file);
  const isRewrite = make === "format" || make === "minify" || make === "validate";
  if (isRewrite && syntax === "json" && !sortKeys)
    return rewrite(bytes, { make, indent, field, name: file?.name }, context);
  const node = readNode(jsonText(bytes, field, file?.name), syntax, field);
  if (isRewrite) {
    const strict = new TextEncoder().encode(printJson(node, { indent: undefined, sortKeys }));
    return rewrite(strict, { make, indent, field, name: file?.name }, context);
  }
  refuseDeep(node, field);
  if (make === "diff") return compare(node, input);
  return [convert(node, { ...input, make }, field, context)];
}

interface RewriteTask {
  readonly make: "format" | "minify" | "validate";
  readonly indent: string | undefined;
  readonly field: string;
  readonly name: string | undefined;
}

function rewrite(bytes: Uint8Array, { make, indent, field, name }: RewriteTask, context: RunContext): Output[] {
  let rewritten: Rewritten;
  try {
    const words = make === "validate" ? "Checking" : "Formatting";
    rewritten = rewriteJson(bytes, { indent, progress: (done) => context.progress(done, bytes.length, words) });
  } catch (error) {
    if (!(error instanceof JsonError)) throw error;
    const source = jsonText(bytes, field, name);
    const offset = new TextDecoder().decode(bytes.subarray(0, error.offset)).length;
    throw wrongJson(source, new JsonError(error.kind, offset, error.open), field);
  }
  const content = jsonText(rewritten.bytes, field, name);
  warnAbout(rewritten, bytes, context);
  if (make === "validate")
    return [{ kind: "facts", name: "facts", label: "Facts", rows: factsOf(rewritten, bytes.length) }];
  const isFormat = make === "format";
  return [
    {
      kind: "text",
      name: isFormat ? "formatted.json" : "minified.json",
      mime: "application/json",
      text: isFormat ? `${content}\n` : content,
      size: rewritten.bytes.length + (isFormat ? 1 : 0),
    },
  ];
}

function warnAbout({ repeated, counts }: Rewritten, bytes: Uint8Array, context: RunContext): void {
  const [first] = repeated;
  if (!first) return;
  const before = bytes.subarray(0, first.offset);
  const line = before.reduce((lines, byte) => lines + (byte === 10 ? 1 : 0), 1);
  const column = Array.from(new TextDecoder().decode(before.subarray(before.lastIndexOf(10) + 1))).length + 1;
  const others = counts.repeatedNames - 1;
  context.warn(
    `The name ${JSON.stringify(first.name)} is repeated in its object, line ${line}, column ${column}${others > 0 ? `, and ${others} more are repeated` : ""}. Readers take the last one; all are kept here.`,
  );
}

function factsOf({ counts }: Rewritten, size: number): { label: string; value: string }[] {
  return [
    { label: "Result", value: "Valid JSON" },
    { label: "Size", value: pluralize(size, "byte") },
    { label: "Objects", value: formatNumber(counts.objects) },
    { label: "Arrays", value: formatNumber(counts.arrays) },
    { label: "Strings", value: formatNumber(counts.strings) },
    { label: "Numbers", value: formatNumber(counts.numbers) },
    { label: "true, false, null", value: formatNumber(counts.literals) },
    { label: "Depth", value: formatNumber(counts.depth) },
    ...(counts.repeatedNames > 0 ? [{ label: "Repeated names", value: formatNumber(counts.repeatedNames) }] : []),
    ...(counts.inexactNumbers > 0
      ? [
          {
            label: "Beyond doubles",
            value: `${formatNumber(counts.inexactNumbers)}, kept digit by digit; JavaScript would change them`,
          },
        ]
      : []),
  ];
}

type Made = Exclude<JsonInput["make"], "format" | "minify" | "validate" | "diff">;

function convert(
  node: JsonNode,
  input: JsonInput & { readonly make: Made },
  field: string,
  context: RunContext,
): Output {
  const { make, sortKeys } = input;
  const textOutput = (name: string, mime: string, content: string): Output => ({
    kind: "text",
    name,
    mime,
    text: content,
  });
  switch (make) {
    case "csv": {
      const made = jsonToCsv(node, { ...input, delimiter: delimiters[input.delimiter] });
      if (!made.ok) throw new InputError({ field, title: "Conversion Failed", message: made.message });
      made.warnings.forEach((words) => context.warn(words));
      return textOutput("data.csv", "text/csv", made.text);
    }
    case "lines": {
      const items = node.kind === "array" ? node.items : [node];
      const lines = items.map((item) => `${printJson(item, { indent: undefined, sortKeys })}\n`);
      return textOutput("data.jsonl", "application/jsonl", lines.join(""));
    }
    case "yaml":
      return textOutput("data.yaml", "application/yaml", toYaml(sortKeys ? sorted(node) : node));
    case "types":
      return textOutput("types.ts", "text/typescript", toTypes(node));
    case "schema":
      return textOutput("schema.json", "application/schema+json", toSchema(node));
    case "paths":
      return textOutput("paths.txt", "text/plain", listPaths(node));
  }
}

function sorted(node: JsonNode): JsonNode {
  if (node.kind === "array") return { kind: "array", items: node.items.map(sorted) };
  if (node.kind !== "object") return node;
  const members = node.members.map(({ name, value }) => ({ name, value: sorted(value) }));
  return { kind: "object", members: members.toSorted((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0)) };
}

async function compare(node: JsonNode, { other, second, syntax }: JsonInput): Promise<Output[]> {
  const field = second ? "second" : "other";
  const text = jsonText(await readBytes(other, second), field, second?.name);
  const after = readNode(text, syntaxOf(syntax, second?.name), field);
  refuseDeep(after, field);
  const changes = diffJson(node, after);
  const count = (kind: string) => formatNumber(changes.filter((change) => change.kind === kind).length);
  const rows = [
    { label: "Result", value: changes.length === 0 ? "The two are equal" : "They differ" },
    { label: "Added", value: count("added") },
    { label: "Removed", value: count("removed") },
    { label: "Changed", value: count("changed") },
  ];
  // Two files that differ end a command with 1, as with diff.
  const facts: Output = { kind: "facts", name: "facts", label: "Facts", rows, hasFaults: changes.length > 0 };
  return changes.length === 0
    ? [facts]
    : [{ kind: "text", name: "diff.txt", mime: "text/plain", text: diffLines(changes) }, facts];
}
