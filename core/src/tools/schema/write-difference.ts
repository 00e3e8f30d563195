import { mergedSchema } from "../../data/schema/diff/merged-schema.ts";
import type { SchemaDiff } from "../../data/schema/diff/schema-diff.ts";
import { writeDiffJson } from "../../data/schema/diff/write/diff-json.ts";
import { writeDiffMarkdown } from "../../data/schema/diff/write/diff-markdown.ts";
import { writeMermaid } from "../../data/schema/write/mermaid.ts";
import type { Ports } from "../../ports/index.ts";
import type { FileOutput, Output } from "../../tool/output.ts";
import type { RunContext } from "../../tool/run-context.ts";
import { changeFacts } from "./change-facts.ts";
import type { SchemaInput } from "./fields.ts";
import { readDifference } from "./read-difference.ts";
import { readingFacts } from "./reading-facts.ts";
import { schemaText, schemaBlock } from "./write-format.ts";

/** What changed between two schemas in the format that was asked for, and its changes as facts. */
export async function writeDifference(
  input: SchemaInput,
  ports: Ports,
  context: RunContext,
): Promise<readonly Output[]> {
  const { diff, after } = await readDifference(input, context);
  return [await written(diff, input, ports), changeFacts(diff, input.failOn), readingFacts(after)];
}

async function written(diff: SchemaDiff, input: SchemaInput, ports: Ports): Promise<FileOutput> {
  const { format, detail, theme, into } = input;
  if (format === "json") return schemaText("schema-changes.json", "JSON", "application/json", writeDiffJson(diff));
  if (format === "md")
    return into.trim() === ""
      ? schemaText("schema-changes.md", "Markdown", "text/markdown", writeDiffMarkdown(diff, detail))
      : schemaBlock(into, writeDiffMarkdown(diff, detail).trimEnd());
  const { schema, marks } = mergedSchema(diff, "changed");
  if (format === "mermaid") {
    const diagram = writeMermaid(schema, detail, marks);
    return into.trim() === ""
      ? schemaText("schema-changes.mmd", "Mermaid", "text/vnd.mermaid", diagram)
      : schemaBlock(into, `\`\`\`mermaid\n${diagram}\`\`\``);
  }
  const [{ layOutDiagram }, { diagramPng, diagramSvg }] = await Promise.all([
    import("../../data/schema/diagram/layout/lay-out-diagram.ts"),
    import("../../data/schema/diagram/draw/diagram-files.ts"),
  ]);
  const diagram = layOutDiagram(schema, detail);
  if (format === "svg")
    return schemaText(
      "schema-changes.svg",
      "SVG",
      "image/svg+xml",
      await diagramSvg(diagram, theme, ports, "Schema changes", marks),
    );
  const { bytes, width, height } = await diagramPng(diagram, theme, ports, marks);
  return { kind: "binary", name: "schema-changes.png", label: "PNG", mime: "image/png", bytes, width, height };
}
