import { csvFields } from "../../data/json/csv/csv-fields.ts";
import type { ReadAs } from "../../data/json/read-documents.ts";
import { defineTool } from "../../tool/define-tool.ts";
import { field } from "../../tool/fields.ts";
import { makeJson } from "./make-json.ts";

const MAX_BYTES = 256 * 1024 * 1024;

const file = (label: string, section: string) =>
  ({
    label,
    accept: ["*/*"],
    maxBytes: MAX_BYTES,
    wrongType: { message: "This is not a file." },
    tooLarge: { title: "Invalid JSON", message: "A file may have at most 256 MB here." },
    section,
  }) as const;

const isDiff = { field: "make", is: ["diff"] } as const;

/** Formats, checks and converts JSON without changing a digit of it. */
export const tool = defineTool({
  id: "json",
  route: "/regex-json",
  alsoOn: ["/dev-utilities"],
  title: "JSON Formatter",
  summary: "Format, minify, check, compare JSON; make CSV, YAML, types, a schema of it",
  aliases: ["pretty print", "beautify", "minify", "validate", "yaml", "json5", "jsonl", "json schema", "diff"],
  worker: { timeoutMs: 120_000 },
  action: {
    label: "Format",
    busyLabel: "Working...",
    success: { title: "JSON Formatted" },
    failure: "Failed to read the JSON. Please try again.",
  },
  fields: {
    text: field.text({ label: "JSON", initial: "", lines: 12, mono: true, section: "JSON" }),
    file: field.file(file("Or a file", "JSON")),
    make: field.choice({
      label: "Make",
      initial: "format",
      options: [
        { value: "format", label: "Formatted JSON" },
        { value: "minify", label: "Minified JSON" },
        { value: "validate", label: "A check only" },
        { value: "csv", label: "CSV" },
        { value: "lines", label: "JSON Lines" },
        { value: "yaml", label: "YAML" },
        { value: "types", label: "TypeScript types" },
        { value: "schema", label: "JSON Schema" },
        { value: "paths", label: "Paths and values" },
        { value: "diff", label: "A comparison" },
      ],
      variant: "select",
      section: "Options",
    }),
    syntax: field.choice({
      label: "Read as",
      initial: "auto",
      options: [
        { value: "auto", label: "Automatic", hint: "JSON, or what the file's name says." },
        { value: "json", label: "JSON" },
        { value: "jsonc", label: "JSONC", hint: "Comments and trailing commas." },
        { value: "json5", label: "JSON5" },
        { value: "jsonl", label: "JSON Lines" },
      ],
      variant: "select",
      section: "Options",
    }),
    indent: field.choice({
      label: "Indent",
      initial: "2",
      options: [
        { value: "2", label: "2" },
        { value: "4", label: "4" },
        { value: "tab", label: "Tab" },
      ],
      section: "Options",
    }),
    sortKeys: field.flag({
      label: "Sort names",
      initial: false,
      variant: "checkbox",
      section: "Options",
    }),
    ...csvFields({ field: "make", is: ["csv"] }),
    other: field.text({
      label: "Compare with",
      initial: "",
      lines: 8,
      mono: true,
      when: isDiff,
      section: "Comparison",
    }),
    second: field.file({ ...file("Or a file to compare with", "Comparison"), when: isDiff }),
  },
  positional: "file",
  examples: [
    {
      name: "An answer of an API",
      input: {
        text: '{"id":9007199254740993,"name":"Ledger API","released":"2026-03-02","stable":true,"price":1.50,"tags":["billing","ledger"],"owner":{"name":"Amara Mensah","email":"amara@fieldnote.dev"},"limits":null}',
      },
    },
    {
      name: "A settings file with comments",
      input: {
        syntax: "jsonc",
        text: '{\n  // where the app listens\n  "port": 4700,\n  "hosts": ["127.0.0.1", "::1",],\n}\n',
      },
    },
    {
      name: "Records to CSV",
      input: {
        make: "csv",
        text: '[{"name":"Ada","born":1815,"home":{"city":"London"}},{"name":"Grace","born":1906,"home":{"city":"New York"}}]',
      },
    },
    {
      name: "What changed between two versions",
      input: {
        make: "diff",
        text: '{"version":"1.2.0","engines":{"node":">=18"},"files":["a","b"]}',
        other: '{"version":"1.3.0","engines":{"node":">=20"},"files":["a","x","b"],"type":"module"}',
      },
    },
  ],
  check: ({ text, file: given, make, other, second }) => [
    ...(text.trim() === "" && given === null
      ? [{ field: "text", title: "Invalid JSON", message: "Invalid JSON string. Paste JSON, or choose a file." }]
      : []),
    ...(make === "diff" && other.trim() === "" && second === null
      ? [{ field: "other", message: "Paste the JSON to compare with, or choose a file." }]
      : []),
  ],
  generate: (input, _ports, context) => makeJson({ ...input, syntax: input.syntax as ReadAs | "auto" }, context),
});
