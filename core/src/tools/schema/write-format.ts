import { marked } from "../../documents/markdown/marked-parts.ts";
import type { Ports } from "../../ports/index.ts";
import type { DatabaseSchema } from "../../data/schema/model.ts";
import { writeDbml } from "../../data/schema/write/dbml.ts";
import { writeJson } from "../../data/schema/write/json.ts";
import { writeMarkdown } from "../../data/schema/write/markdown.ts";
import { MERMAID_LIMIT, writeMermaid } from "../../data/schema/write/mermaid.ts";
import { writeSql } from "../../data/schema/write/sql.ts";
import { writeTypescript } from "../../data/schema/write/typescript.ts";
import { formatNumber } from "../../text/format.ts";
import type { FileOutput, TextOutput } from "../../tool/output.ts";
import type { RunContext } from "../../tool/run-context.ts";
import type { SchemaInput } from "./fields.ts";

/** The schema in the format that was asked for, under its file name. */
export async function writeFormat(
  schema: DatabaseSchema,
  { format, detail, theme, into }: Pick<SchemaInput, "format" | "detail" | "theme" | "into">,
  ports: Ports,
  { warn }: Pick<RunContext, "warn">,
): Promise<FileOutput> {
  switch (format) {
    case "mermaid": {
      const diagram = writeMermaid(schema, detail);
      if (diagram.length > MERMAID_LIMIT)
        warn(
          `The diagram has ${formatNumber(diagram.length)} characters, and Mermaid draws ${formatNumber(MERMAID_LIMIT)} unless its maxTextSize is raised. Show keys only, or fewer tables.`,
        );
      if (into.trim() !== "") return schemaBlock(into, `\`\`\`mermaid\n${diagram}\`\`\``);
      return schemaText("schema.mmd", "Mermaid", "text/vnd.mermaid", diagram);
    }
    case "md": {
      if (into.trim() !== "") return schemaBlock(into, writeMarkdown(schema, detail, 2).trimEnd());
      return schemaText("schema.md", "Markdown", "text/markdown", writeMarkdown(schema, detail));
    }
    case "json":
      return schemaText("schema.json", "JSON", "application/json", writeJson(schema));
    case "sql":
      return schemaText("schema.sql", "SQL", "application/sql", writeSql(schema));
    case "dbml":
      return schemaText("schema.dbml", "DBML", "text/plain", writeDbml(schema));
    case "ts":
      return schemaText("database.types.ts", "TypeScript", "text/typescript", writeTypescript(schema));
    case "prisma": {
      const { writePrisma } = await import("../../data/schema/write/prisma/prisma.ts");
      return schemaText("schema.prisma", "Prisma", "text/plain", writePrisma(schema));
    }
    case "png":
    case "svg": {
      // Layout and drawing wait until somebody wants a picture.
      const [{ layOutDiagram }, { diagramPng, diagramSvg }] = await Promise.all([
        import("../../data/schema/diagram/layout/lay-out-diagram.ts"),
        import("../../data/schema/diagram/draw/diagram-files.ts"),
      ]);
      const diagram = layOutDiagram(schema, detail);
      if (format === "svg")
        return schemaText(
          "schema.svg",
          "SVG",
          "image/svg+xml",
          await diagramSvg(diagram, theme, ports, "Database schema"),
        );
      const { bytes, width, height } = await diagramPng(diagram, theme, ports);
      return { kind: "binary", name: "schema.png", label: "PNG", mime: "image/png", bytes, width, height };
    }
  }
}

/** A text as the file of its name. */
export function schemaText(name: string, label: string, mime: string, content: string): TextOutput {
  return { kind: "text", name, label, mime, text: content };
}

/** A part of a Markdown file, between marks by which the next run finds it. */
export function schemaBlock(into: string, content: string): TextOutput {
  const name = into.trim().replaceAll("\\", "/").replace(/^\.\//, "");
  return { ...schemaText(name, "Markdown", "text/markdown", `${marked("schema", content)}\n`), isForFile: true };
}
