import { type AnyTool, commandLine, type Field, flagName } from "@toolbox/core";

/** A longer text would push the rest of the help out of sight. */
const MAX_LINES = 8;

/** The examples of a tool for its help: one command each. A text of many lines is shown as a file. */
export function examplesText(tool: AnyTool): string {
  const { prefilled: _prefilled, ...bare } = tool;
  const lines = tool.examples.map(({ name, input }) => {
    const long = Object.entries<Field>(tool.fields).flatMap(([field, spec]) =>
      isLong(spec, input[field]) ? [field] : [],
    );
    const short = Object.fromEntries(Object.entries(input).filter(([field]) => !long.includes(field)));
    const files = long.map((field) => ` --${flagName(field)}-file ${flagName(field)}.txt`);
    return `  # ${name}\n  ${commandLine(bare, short)}${files.join("")}`;
  });
  return `\nExamples:\n${lines.join("\n")}`;
}

const isLong = (spec: Field, value: unknown) =>
  spec.kind === "text" &&
  spec.lines !== undefined &&
  typeof value === "string" &&
  value.trimEnd().split("\n").length > MAX_LINES;
