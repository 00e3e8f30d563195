import type { Ports } from "../../ports/index.ts";
import type { RunContext } from "../../tool/run-context.ts";
import type { Api } from "../../documents/openapi/model/api.ts";
import { besideFiles } from "../../documents/openapi/read/beside-files.ts";
import { attachFiles } from "../../documents/openapi/read/attach-files.ts";
import { buildApi } from "../../documents/openapi/model/build-api.ts";
import { writeHtml } from "../../documents/openapi/write/html/document-html.ts";
import type { Problem } from "../../documents/openapi/read/problem.ts";
import { type DescriptionParseResult, readDescription } from "../../documents/openapi/read/read-description.ts";
import { writeMarkdown } from "../../documents/openapi/write/write-markdown.ts";
import { pluralize } from "../../text/format.ts";
import { defineTool } from "../../tool/define-tool.ts";
import { InputError } from "../../tool/errors.ts";
import { field } from "../../tool/fields.ts";
import { fileText } from "../../tool/input/file-text.ts";
import type { FactsOutput, Output } from "../../tool/output.ts";
import { example } from "./example.ts";

const MAX_BYTES = 20 * 1024 * 1024;
const tooLarge = { title: "File Too Large", message: "A description may have at most 20 MB here." };

/** Documentation from an OpenAPI description, and what is wrong with it. */
export const tool = defineTool({
  id: "api-docs",
  route: "/api-docs",
  title: "API Docs",
  summary: "Reference pages from an OpenAPI description, with its problems by line",
  aliases: ["openapi", "swagger", "redoc", "reference", "rest", "lint openapi"],
  worker: { timeoutMs: 180_000 },
  action: {
    label: "Generate Docs",
    busyLabel: "Generating...",
    success: { title: "API Docs Generated", description: "Your API reference has been generated successfully." },
    failure: "Failed to generate the API reference. Please try again.",
  },
  fields: {
    file: field.file({
      label: "File",
      section: "Description",
      accept: ["*/*"],
      maxBytes: MAX_BYTES,
      wrongType: { message: "This is not a file." },
      tooLarge,
    }),
    text: field.text({
      label: "Or its text",
      section: "Description",
      initial: "",
      lines: 16,
      mono: true,
      placeholder: 'openapi: 3.1.0\ninfo:\n  title: My API\n  version: "1.0"',
      hint: "OpenAPI 3.0, 3.1 or 3.2 as YAML or JSON.",
    }),
    parts: field.files({
      label: "Files it refers to",
      section: "More",
      accept: ["*/*"],
      maxBytes: MAX_BYTES,
      maxItems: 5000,
      wrongType: { message: "This is not a file." },
      tooLarge,
    }),
    format: field.choice({
      label: "Format",
      section: "More",
      initial: "html",
      options: [
        { value: "html", label: "HTML", hint: "One file without any script." },
        { value: "md", label: "Markdown" },
        { value: "pdf", label: "PDF" },
      ],
    }),
  },
  positional: "file",
  examples: [{ name: "A bookshop with orders and parcels", input: { text: example } }],
  check: ({ file, text }) =>
    file === null && text.trim() === ""
      ? [{ field: "text", message: "Give an OpenAPI description: a file, or its text in YAML or JSON." }]
      : [],
  async generate({ file, text, parts, format }, ports, context) {
    const { progress, signal } = context;
    const source = file ? await fileText(file) : text;
    const given = await Promise.all(parts.map(async (part) => ({ name: part.name, text: await fileText(part) })));
    const files = [...given, ...(file ? await besideFiles(file, source) : [])];
    signal.throwIfAborted();
    progress(0, 0, "reading");
    const reading = readDescription(source, (root) => attachFiles(root, files));
    if (!reading.description) throw new InputError({ message: reading.problems.map(sentence).join(" ") });
    const api = buildApi(reading.description);
    const output = await writeAs(format, api, ports, context);
    return [output, problemFacts(reading)];
  },
});

async function writeAs(format: "html" | "md" | "pdf", api: Api, ports: Ports, context: RunContext): Promise<Output> {
  switch (format) {
    case "html": {
      const onProgress = (done: number, total: number) => {
        if (done % 50 === 0) context.progress(done, total, "writing");
      };
      return {
        kind: "text",
        name: "api-docs.html",
        label: "HTML",
        mime: "text/html",
        text: writeHtml(api, onProgress),
      };
    }
    case "md":
      return { kind: "text", name: "api-docs.md", label: "Markdown", mime: "text/markdown", text: writeMarkdown(api) };
    case "pdf": {
      // Fonts and the PDF writer wait until somebody wants them.
      const { writeApiPdf } = await import("../../documents/openapi/write/write-pdf.ts");
      const bytes = await writeApiPdf(api, ports, context);
      return { kind: "binary", name: "api-docs.pdf", label: "PDF", mime: "application/pdf", bytes };
    }
  }
}

function sentence({ line, column, message }: Problem): string {
  return line === undefined ? message : `Line ${line}, column ${column ?? 1}: ${message}`;
}

function problemFacts({ problems, untold }: DescriptionParseResult): FactsOutput {
  const count = (severity: Problem["severity"]) => problems.filter((problem) => problem.severity === severity).length;
  const rows = problems.map(({ severity, line, column, message }) => ({
    label: line === undefined ? severity : `${severity} ${line}:${column ?? 1}`,
    value: message,
  }));
  const more = untold === 0 ? "" : `, and ${untold} more that are not listed`;
  const total = {
    label: "In all",
    value: `${pluralize(count("error"), "error")}, ${pluralize(count("warning"), "warning")}${more}`,
  };
  return { kind: "facts", name: "problems", label: "Problems", rows: [...rows, total], hasFaults: count("error") > 0 };
}
