import { graphemeCount } from "../../text/graphemes.ts";
import type { ChoiceField, ChoicesField, Field, FileField, FilesField, NumberField, TextField } from "../fields.ts";
import { type FileHandle, isFileHandle } from "./file-handle.ts";
import type { Issue } from "../output.ts";

type FieldIssue = Omit<Issue, "field">;
type FieldReading = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly issue: FieldIssue };

const good = (value: unknown): FieldReading => ({ ok: true, value });
const bad = (message: string, title?: string): FieldReading => ({
  ok: false,
  issue: title === undefined ? { message } : { title, message },
});

/** Reads one value against one field. The value is kept as it was typed: nothing is trimmed or cut. */
export function readField(spec: Field, value: unknown): FieldReading {
  switch (spec.kind) {
    case "text":
      return readText(spec, value);
    case "choice":
      return readChoice(spec, value);
    case "choices":
      return readChoices(spec, value);
    case "number":
      return readNumber(spec, value);
    case "flag":
      return typeof value === "boolean" ? good(value) : bad(`${spec.label} must be true or false.`);
    case "list":
      if (!isTextList(value)) return bad(`${spec.label} must be a list of texts.`);
      if (spec.maxItems !== undefined && value.length > spec.maxItems)
        return bad(`${spec.label} takes at most ${spec.maxItems} entries, not ${value.length}.`);
      return good(value);
    case "color":
      return readColor(spec.label, value);
    case "file":
      return value === null ? good(null) : readFile(spec, value);
    case "files":
      return readFiles(spec, value);
  }
}

function readText(spec: TextField, value: unknown): FieldReading {
  if (typeof value !== "string") return bad(`${spec.label} must be a text.`);
  const min = spec.min ?? 0;
  // Counting the characters of a long text is slow; whether there is one needs no count.
  if (min > 0 && (min === 1 ? value.trim() === "" : graphemeCount(value.trim()) < min))
    return bad(
      spec.message ?? (min === 1 ? `${spec.label} is empty.` : `${spec.label} needs at least ${min} characters.`),
    );
  if (spec.max !== undefined) {
    const count = graphemeCount(value);
    if (count > spec.max) return bad(spec.message ?? `${spec.label} has ${count} characters; at most ${spec.max} fit.`);
  }
  return good(value);
}

function readChoice(spec: ChoiceField, value: unknown): FieldReading {
  return spec.options.some((option) => option.value === value)
    ? good(value)
    : bad(`${spec.label} must be ${names(spec)}.`);
}

function readChoices(spec: ChoicesField, value: unknown): FieldReading {
  const known = new Set<string>(spec.options.map((option) => option.value));
  if (!isTextList(value) || value.some((entry) => !known.has(entry)))
    return bad(`${spec.label} must be a list of these: ${spec.options.map((option) => option.value).join(", ")}.`);
  return good([...new Set(value)]);
}

function readNumber(spec: NumberField, value: unknown): FieldReading {
  const range = spec.message ?? `${spec.label} must be a number from ${spec.min} to ${spec.max}.`;
  if (typeof value !== "number" || !Number.isFinite(value) || value < spec.min || value > spec.max) return bad(range);
  const steps = (value - spec.min) / spec.step;
  // Steps such as 0.1 have no exact binary form, so the distance to the next step is compared, not equality.
  if (Math.abs(steps - Math.round(steps)) > 1e-6)
    return bad(spec.message ?? `${spec.label} goes from ${spec.min} to ${spec.max} in steps of ${spec.step}.`);
  return good(value);
}

function readColor(label: string, value: unknown): FieldReading {
  const digits = typeof value === "string" ? /^#?([0-9a-f]{6}|[0-9a-f]{3})$/i.exec(value.trim())?.[1] : undefined;
  if (digits === undefined) return bad(`${label} must be a hex color of six digits, such as #3b82f6.`);
  const six = digits.length === 3 ? Array.from(digits, (digit) => digit + digit).join("") : digits;
  return good(`#${six.toLowerCase()}`);
}

function readFile(spec: FileField | FilesField, value: unknown): FieldReading {
  if (!isFileHandle(value)) return bad(`${spec.label} must be a file.`);
  if (!isAccepted(value, spec.accept)) return bad(spec.wrongType.message, spec.wrongType.title);
  if (value.size > spec.maxBytes) return bad(spec.tooLarge.message, spec.tooLarge.title);
  if (value.size === 0 && !spec.mayBeEmpty) return bad(`${value.name} is empty. Choose another file.`);
  return good(value);
}

function readFiles(spec: FilesField, value: unknown): FieldReading {
  if (!Array.isArray(value)) return bad(`${spec.label} must be a list of files.`);
  if (value.length > spec.maxItems)
    return bad(`${spec.label} takes at most ${spec.maxItems} files, not ${value.length}.`);
  for (const entry of value) {
    const reading = readFile(spec, entry);
    if (!reading.ok) return reading;
  }
  return good(value);
}

function isAccepted(file: FileHandle, accept: readonly string[]): boolean {
  return accept.some(
    (type) => type === "*/*" || (type.endsWith("/*") ? file.type.startsWith(type.slice(0, -1)) : file.type === type),
  );
}

function isTextList(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === "string");
}

function names(spec: ChoiceField): string {
  const values = spec.options.map((option) => option.value);
  return values.length < 2 ? `${values[0]}` : `one of these: ${values.join(", ")}`;
}
