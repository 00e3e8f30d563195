/**
 * The declaration of a tool's entry: an interface of its input, every field with what a person would want to know of it,
 * and the tool itself. An editor shows both.
 * @param tool as its built entry exports it
 * @param {ReadonlySet<string>} required the fields that a run refuses to go without
 */
export function toolTypes(tool, required) {
  const name = inputName(tool.id);
  const fields = Object.entries(tool.fields).map(([field, spec]) => {
    const isRequired = required.has(field);
    const type = isRequired ? typeOf(spec) : `${typeOf(spec)} | undefined`;
    return `${comment(describe(spec, isRequired), "  ")}  readonly ${key(field)}${isRequired ? "" : "?"}: ${type};\n`;
  });
  const usesFiles = Object.values(tool.fields).some(({ kind }) => kind === "file" || kind === "files");
  return [
    `import type { ${usesFiles ? "FileSource, " : ""}Tool } from "../index.js";\n\n`,
    comment([`What \`${tool.id}\` takes.`], ""),
    `export interface ${name} {\n${fields.join("")}}\n\n`,
    comment([`${tool.title}: ${tool.summary}.`], ""),
    `export declare const tool: Tool<${name}>;\n`,
  ].join("");
}

/** The name of a tool's input type. @example inputName("og-image") // "OgImageInput" */
export const inputName = (id) => `${id.replaceAll(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase())}Input`;

const key = (name) => (/^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(name) ? name : JSON.stringify(name));
const union = ({ options }) => options.map(({ value }) => JSON.stringify(value)).join(" | ");

function typeOf(spec) {
  switch (spec.kind) {
    case "text":
    case "color":
      return "string";
    case "choice":
      return union(spec);
    case "choices":
      return `readonly (${union(spec)})[]`;
    case "number":
      return "number";
    case "flag":
      return "boolean";
    case "list":
      return "readonly string[]";
    case "file":
      return "FileSource | null";
    case "files":
      return "readonly FileSource[]";
    default:
      throw new Error(`tool-types.mjs knows no field of the kind "${spec.kind}".`);
  }
}

/** Lines about a field: its label and hint, its limits, and what it is when it is left out. */
function describe(spec, isRequired) {
  const head = sentence(spec.label) + (spec.hint === undefined ? "" : ` ${sentence(spec.hint)}`);
  return [head, ...limits(spec), ...shown(spec), ...(isRequired ? [] : initial(spec))];
}

const sentence = (text) => (/[.!?:]$/.test(text) ? text : `${text}.`);

function limits(spec) {
  switch (spec.kind) {
    case "choice":
    case "choices":
      return spec.options
        .filter(({ value, label }) => value !== label)
        .map(({ value, label, hint }) => `- \`${value}\`: ${label}${hint === undefined ? "" : `, ${hint}`}`);
    case "number": {
      const steps = spec.step === 1 ? "" : ` in steps of ${spec.step}`;
      return [`${spec.min} to ${spec.max}${spec.unit === undefined ? "" : ` ${spec.unit}`}${steps}.`];
    }
    case "text":
      return spec.max === undefined ? [] : [`At most ${spec.max} characters.`];
    case "list":
      return spec.maxItems === undefined ? [] : [`At most ${spec.maxItems}.`];
    case "color":
      return ["Six hex digits with a hash."];
    case "file":
    case "files":
      return [
        `${spec.accept.includes("*/*") ? "Any type" : spec.accept.join(", ")}; at most ${size(spec.maxBytes)}${spec.maxItems === undefined ? "" : `, ${spec.maxItems} files`}.`,
      ];
    default:
      return [];
  }
}

/** Bytes in the largest unit that fits. @example size(5 * 2 ** 20) // "5 MB" */
function size(bytes) {
  const unit = Math.min(4, Math.floor(Math.log2(bytes) / 10));
  return `${Math.round(bytes / 2 ** (10 * unit))} ${["bytes", "KB", "MB", "GB", "TB"][unit]}`;
}

function shown({ when }) {
  if (when === undefined) return [];
  return [`Counts while \`${when.field}\` is ${when.is.map((value) => `\`${JSON.stringify(value)}\``).join(" or ")}.`];
}

function initial(spec) {
  const value = JSON.stringify(spec.initial) ?? "";
  return value === "" || value.length > 80 ? [] : [`@default ${value}`];
}

/** A comment of a declaration; nothing in a text ends it. */
function comment(lines, indent) {
  const safe = lines.flatMap((line) => line.split("\n")).map((line) => line.replaceAll("*/", "*\\/"));
  if (safe.length === 1) return `${indent}/** ${safe[0]} */\n`;
  return `${indent}/**\n${safe.map((line) => `${indent} * ${line}\n`).join("")}${indent} */\n`;
}
