import { csvFields, delimiters } from "../../data/json/csv/csv-fields.ts";
import { csvText } from "../../data/json/csv/csv-text.ts";
import { csvToJson } from "../../data/json/csv/csv-to-json.ts";
import { jsonToCsv } from "../../data/json/csv/json-to-csv.ts";
import { printJson } from "../../data/json/print-json.ts";
import { jsonText, readBytes, readNode, refuseDeep, syntaxOf } from "../../data/json/read-documents.ts";
import { defineTool } from "../../tool/define-tool.ts";
import { InputError } from "../../tool/errors.ts";
import { field } from "../../tool/fields.ts";
import type { Output } from "../../tool/output.ts";

const { delimiter, nesting, guard, bom } = csvFields({ field: "to", is: ["csv"] });

/** JSON to CSV and back. */
export const tool = defineTool({
  id: "csv",
  route: "/regex-json",
  title: "CSV and JSON",
  summary: "Convert JSON to CSV and CSV to JSON, with nesting and a guard against formulas",
  aliases: ["spreadsheet", "table", "tsv", "excel", "json to csv"],
  worker: { timeoutMs: 120_000 },
  action: {
    label: "Convert",
    busyLabel: "Converting...",
    success: { title: "Converted" },
    failure: "Failed to convert. Please try again.",
  },
  fields: {
    to: field.choice({
      label: "Make",
      initial: "csv",
      options: [
        { value: "csv", label: "CSV from JSON" },
        { value: "json", label: "JSON from CSV" },
      ],
      section: "Input",
    }),
    text: field.text({ label: "Text", initial: "", lines: 12, mono: true, section: "Input" }),
    file: field.file({
      label: "Or a file",
      accept: ["*/*"],
      maxBytes: 256 * 1024 * 1024,
      wrongType: { message: "This is not a file." },
      tooLarge: { title: "Conversion Failed", message: "A file may have at most 256 MB here." },
      section: "Input",
    }),
    delimiter: { ...delimiter, when: { field: "to", is: ["csv"] } },
    nesting,
    guard,
    bom,
    from: field.choice({
      label: "Delimiter",
      initial: "auto",
      options: [
        { value: "auto", label: "Detect" },
        { value: "comma", label: "Comma" },
        { value: "semicolon", label: "Semicolon" },
        { value: "tab", label: "Tab" },
        { value: "bar", label: "Bar" },
      ],
      variant: "select",
      when: { field: "to", is: ["json"] },
      section: "CSV",
    }),
    types: field.flag({
      label: "Numbers, true and false as values",
      hint: "An empty cell is null. 007 and +1 stay texts.",
      initial: true,
      variant: "checkbox",
      when: { field: "to", is: ["json"] },
      section: "CSV",
    }),
    nested: field.flag({
      label: "Columns a.b as objects",
      initial: true,
      variant: "checkbox",
      when: { field: "to", is: ["json"] },
      section: "CSV",
    }),
  },
  positional: "file",
  examples: [
    {
      name: "Records to CSV",
      input: {
        text: '[{"name":"Ada","born":1815,"home":{"city":"London"}},{"name":"Grace","born":1906,"home":{"city":"New York"}}]',
      },
    },
    {
      name: "A spreadsheet to JSON",
      input: {
        to: "json",
        text: 'name;born;home.city\r\nAda;1815;London\r\n"Grace ""Amazing"" Hopper";1906;New York\r\n',
      },
    },
  ],
  check: ({ text, file }) =>
    text.trim() === "" && file === null ? [{ field: "text", message: "Paste a text, or choose a file." }] : [],
  async generate(input, _ports, context) {
    const { to, text, file } = input;
    const source = file ? "file" : "text";
    const bytes = await readBytes(text, file);
    if (to === "json") {
      const { text: content, encoding } = csvText(bytes);
      if (encoding !== "UTF-8")
        context.warn(
          `${file?.name ?? "The text"} is not UTF-8 and was read as ${encoding}, as spreadsheets write it. Save it as "CSV UTF-8" if letters look wrong.`,
        );
      const made = csvToJson(content, {
        ...input,
        delimiter: input.from === "auto" ? undefined : delimiters[input.from],
      });
      if (!made.ok) throw new InputError({ field: source, title: "Conversion Failed", message: made.message });
      made.warnings.forEach((words) => context.warn(words));
      return [textOutput("data.json", "application/json", `${printJson(made.node, { indent: "  " })}\n`)];
    }
    const content = jsonText(bytes, source, file?.name);
    const node = readNode(content, syntaxOf("auto", file?.name), source);
    refuseDeep(node, source);
    const made = jsonToCsv(node, { ...input, delimiter: delimiters[input.delimiter] });
    if (!made.ok) throw new InputError({ field: source, title: "Conversion Failed", message: made.message });
    made.warnings.forEach((words) => context.warn(words));
    return [textOutput("data.csv", "text/csv", made.text)];
  },
});

const textOutput = (name: string, mime: string, text: string): Output => ({ kind: "text", name, mime, text });
