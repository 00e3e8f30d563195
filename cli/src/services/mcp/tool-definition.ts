import { type AnyTool, type Field, jsonSchema } from "@toolbox/core";
import type { Tool } from "@modelcontextprotocol/server";

/** What an assistant may say beside the fields of a tool. */
export interface SavingArguments {
  /** A folder under the root, or the file of a single output. Nothing is saved without it. */
  readonly saveTo?: string;
  /** Files that are there may be replaced. */
  readonly overwrite?: boolean;
  /** The one output that is wanted, by its name or label. */
  readonly only?: string;
}

const only = {
  type: "string",
  description: "The one output that is wanted, by its file name. All of them without it.",
};

const saving = {
  saveTo: {
    type: "string",
    description:
      "A folder under the root to save the files in, or the name of the file where there is one. " +
      "Without it results come back as text and images, and nothing is saved.",
  },
  overwrite: { type: "boolean", default: false, description: "With saveTo: replace files that are there." },
};

/** The names that no field of a tool may have, since they say what becomes of its result. */
export const ownArguments = [...Object.keys(saving), "only"] as const;

/**
 * A tool of the catalogue as the Model Context Protocol lists it.
 * @param isReadOnly leaves out what saves files
 */
export function toolDefinition(tool: AnyTool, isReadOnly: boolean): Tool {
  const { $schema: _, title: _title, description: _description, properties, ...schema } = jsonSchema(tool);
  const fields = Object.entries<Field>(tool.fields);
  const described = Object.fromEntries(
    Object.entries(properties as Record<string, object>).map(([name, property]) => [
      name,
      { ...property, ...explained(tool.fields[name] as Field, property) },
    ]),
  );
  const required = fields.filter(([, spec]) => isRequired(spec)).map(([name]) => name);
  return {
    name: tool.id,
    title: tool.title,
    description: `${tool.summary}. Also known as: ${tool.aliases.join(", ")}.`,
    inputSchema: {
      ...schema,
      type: "object",
      properties: { ...described, only, ...(isReadOnly ? {} : saving) },
      ...(required.length === 0 ? {} : { required }),
    },
    annotations: {
      title: tool.title,
      readOnlyHint: isReadOnly,
      destructiveHint: false,
      openWorldHint: false,
    },
  };
}

/** A text that cannot stay as it is at first, wherever it is asked for. */
const isRequired = (spec: Field) =>
  spec.kind === "text" && (spec.min ?? 0) > 0 && spec.initial === "" && spec.when === undefined;

/** What the form says beside a field, for who sees no form. */
function explained(spec: Field, property: object): { readonly description?: string } {
  const options =
    spec.kind === "choice" || spec.kind === "choices"
      ? // What only repeats the value explains nothing.
        spec.options
          .filter(({ value, label }) => value !== label.toLowerCase())
          .map(({ value, label }) => `${value}: ${label}`)
      : [];
  const words = [
    "description" in property ? String(property.description) : "",
    spec.hint === undefined ? "" : `${spec.hint.replace(/\.$/, "")}.`,
    spec.kind === "files" ? "Paths of files or folders under the root." : "",
    spec.kind === "number" && spec.unit !== undefined ? `In ${spec.unit}.` : "",
    spec.when === undefined ? "" : `Counts only where ${spec.when.field} is ${spec.when.is.join(" or ")}.`,
    options.length === 0 ? "" : `${options.join("; ")}.`,
  ].filter(Boolean);
  return words.length === 0 ? {} : { description: words.join(" ") };
}
