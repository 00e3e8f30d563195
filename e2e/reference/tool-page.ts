import {
  type AnyTool,
  commandLine,
  type Field,
  type Output,
  pages,
  pluralize,
  runTool,
  type TextOutput,
} from "@toolbox/core";
import { fieldOptions } from "../../cli/src/tool-command/flags/field-options.ts";
import { factsText } from "../../cli/src/tool-command/output/facts-text.ts";
import { fixedPorts } from "./fixed-ports.ts";
import { cell, codeBlock, table } from "./markdown.ts";

/** Of a longer output a page shows the beginning. */
const MAX_LINES = 24;
const MAX_TEXTS = 3;
/** Characters; the rest of a line of minified code says nothing to a reader. */
const MAX_COLUMNS = 160;

/** What GitHub calls the languages of endings that it does not know; it draws Mermaid. */
const languages: Readonly<Record<string, string>> = { webmanifest: "json", mmd: "mermaid", txt: "" };

/** The reference of a tool: what it makes, an example with its real output, every field, what is said of wrong input. */
export async function toolPage(tool: AnyTool): Promise<string> {
  const { title } = pages.find(({ route }) => route === tool.route) ?? tool;
  return [
    `# toolbox ${tool.id}\n\n${tool.title}: ${lowerFirst(tool.summary)}. In the browser it is on the page ${title}, \`${tool.route}\`.\n`,
    await example(tool),
    fieldsOf(tool),
    await refusals(tool),
    "## Exit codes and the flags of every tool\n\nThey are on [the first page of the reference](../README.md).\n",
  ].join("\n");
}

const lowerFirst = (text: string) => (/^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text);

async function example(tool: AnyTool): Promise<string> {
  const [{ name, input } = { name: "", input: {} }] = tool.examples;
  const run = await runTool(tool, input, fixedPorts());
  if (!run.ok) throw new Error(`${tool.id}: ${run.issues.map(({ message }) => message).join(" ")}`);
  const { prefilled: _prefilled, ...bare } = tool;
  return `## Example: ${name}\n\n${codeBlock(commandLine(bare, input), "sh")}\n${outputsOf(run.outputs)}`;
}

function outputsOf(outputs: readonly Output[]): string {
  const files = outputs.filter((output) => output.kind !== "facts");
  const listed = files.length > 1 ? `It makes ${files.length} files:\n\n${fileList(files)}` : "";
  const shown = outputs.filter((output) => output.kind !== "binary").slice(0, MAX_TEXTS);
  const texts = shown.map((output) =>
    output.kind === "facts"
      ? codeBlock(factsText(output))
      : `\`${output.name}\`\n\n${codeBlock(beginning(output), languageOf(output.name))}`,
  );
  const [only] = files;
  const single = files.length === 1 && only?.kind === "binary" ? `It makes \`${only.name}\` (${only.mime}).\n` : "";
  return [single, listed, ...texts].filter(Boolean).join("\n");
}

const fileList = (files: readonly Output[]) =>
  files
    .map(
      (file) => `- \`${file.name}\`${file.kind === "binary" && file.width ? `, ${file.width} × ${file.height}` : ""}\n`,
    )
    .join("");

function languageOf(name: string): string {
  const ending = /\.(\w+)$/.exec(name)?.[1] ?? "";
  return languages[ending] ?? ending;
}

function beginning({ name, text }: TextOutput): string {
  const all = text.trimEnd().split("\n");
  // A diagram that is drawn is whole or nothing.
  if (languageOf(name) === "mermaid") return all.join("\n");
  const lines = all.map((line) => (line.length > MAX_COLUMNS ? `${line.slice(0, MAX_COLUMNS)}…` : line));
  if (lines.length <= MAX_LINES) return lines.join("\n");
  return [...lines.slice(0, MAX_LINES), `… and ${pluralize(lines.length - MAX_LINES, "more line")}`].join("\n");
}

function fieldsOf(tool: AnyTool): string {
  const rows = Object.entries<Field>(tool.fields).map(([name, spec]) => {
    const options = fieldOptions(name, spec, { fields: tool.fields, isPositional: name === tool.positional });
    const flags = options.filter(({ hidden }) => !hidden).map((option) => `\`${option.flags}\``);
    const bare = name === tool.positional ? ", or as a bare argument" : "";
    return [`${flags.join("<br>")}${bare}`, `\`${name}\``, cell(options[0]?.description ?? spec.label)];
  });
  return `## Fields\n\nA flag in the terminal; by its name in \`--input\` (JSON), in \`make\`, and in a link to the page.\n\n${table(
    ["flag", "name", "what it says"],
    rows,
  )}`;
}

/** What is said without any input, and of a number, a choice and a color that cannot be. */
async function refusals(tool: AnyTool): Promise<string> {
  const wrong = { number: Number.MAX_SAFE_INTEGER, choice: "no such choice", color: "bluish" } as const;
  const fields = Object.entries<Field>(tool.fields);
  const tries = Object.entries(wrong).flatMap(([kind, value]) => {
    const [name] = fields.find(([, spec]) => spec.kind === kind) ?? [];
    return name === undefined ? [] : [{ [name]: value }];
  });
  const said = new Set<string>();
  for (const input of [{}, ...tries]) {
    const run = await runTool(tool, input, fixedPorts());
    if (run.ok) continue;
    for (const { field, message } of run.issues) said.add(field === undefined ? message : `${field}: ${message}`);
  }
  if (said.size === 0) return "";
  return `## What it says of wrong input\n\n${codeBlock([...said].join("\n"))}`;
}
