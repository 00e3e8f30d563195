import { type AnyTool, type Field, isRecord } from "@toolbox/core";
import { readJson, writeText } from "../host/storage.ts";

/** What is kept of a tool between visits: the input, and the one it replaced, so that nothing typed is lost. */
export interface StoredInput {
  readonly input: Readonly<Record<string, unknown>>;
  readonly replaced?: Readonly<Record<string, unknown>> | undefined;
}

const version = 1;
const keyOf = (tool: AnyTool) => `toolbox-tool-${tool.id}`;

/** The stored input of a tool, as far as its fields still are what they were; undefined when there is none. */
export function readStored(tool: AnyTool, storage: Storage = localStorage): StoredInput | undefined {
  const stored = readJson(keyOf(tool), storage);
  if (!isRecord(stored) || stored.version !== version || !isRecord(stored.input)) return undefined;
  return {
    input: fitting(tool, stored.input),
    replaced: isRecord(stored.replaced) ? fitting(tool, stored.replaced) : undefined,
  };
}

/** Keeps an input, without secrets and files. False when the browser has no room for it. */
export function writeStored(tool: AnyTool, { input, replaced }: StoredInput, storage: Storage = localStorage): boolean {
  const record = { version, input: fitting(tool, input), replaced: replaced && fitting(tool, replaced) };
  return writeText(keyOf(tool), JSON.stringify(record), storage);
}

/** The values that may be kept and fit the kind of their field. A text over its limit is kept: it was typed. */
export function fitting(tool: AnyTool, input: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries<Field>(tool.fields)
      .filter(([name, spec]) => !spec.secret && fits(spec, input[name]))
      .map(([name]) => [name, input[name]]),
  );
}

function fits(spec: Field, value: unknown): boolean {
  switch (spec.kind) {
    case "text":
    case "color":
      return typeof value === "string";
    case "choice":
      return spec.options.some((option) => option.value === value);
    case "choices":
      return Array.isArray(value) && value.every((entry) => spec.options.some((option) => option.value === entry));
    case "number":
      return typeof value === "number" && Number.isFinite(value);
    case "flag":
      return typeof value === "boolean";
    case "list":
      return Array.isArray(value) && value.every((entry) => typeof entry === "string");
    case "file":
    case "files":
      return false;
  }
}
