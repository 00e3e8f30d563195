import { type AnyTool, type Field, isRecord } from "@toolbox/core";
import { readJson, writeText } from "../host/storage.ts";

/** What is kept of a tool between visits: the input, and the one it replaced, so that nothing typed is lost. */
export interface StoredInput {
  readonly input: Readonly<Record<string, unknown>>;
  readonly replaced?: Readonly<Record<string, unknown>> | undefined;
}

/**
 * Where it is kept: what was typed last in any tab is there in the next visit, and each tab has what was typed in it. A
 * tab that is duplicated takes the other's copy along, so that who wrote is told by the page and not by the tab.
 */
export interface Places {
  readonly all: Storage;
  readonly tab: Storage;
  /** Names the writer: no other page has it. */
  readonly page: string;
}

const page = crypto.getRandomValues(new Uint32Array(2)).join("-");
const here = (): Places => ({ all: localStorage, tab: sessionStorage, page });

const version = 1;
const keyOf = (tool: AnyTool) => `toolbox-tool-${tool.id}`;

/** The stored input of a tool, as far as its fields still are what they were; undefined when there is none. */
export function readStored(tool: AnyTool, { all, tab }: Places = here()): StoredInput | undefined {
  const last = recordIn(tool, all);
  const own = last?.page === undefined ? undefined : recordIn(tool, tab);
  const stored = own && own.page !== last?.page ? own : last;
  return (
    stored && {
      input: fitting(tool, stored.input),
      replaced: isRecord(stored.replaced) ? fitting(tool, stored.replaced) : undefined,
    }
  );
}

function recordIn(tool: AnyTool, storage: Storage) {
  const { version: written, input, replaced, page: writer } = asRecord(readJson(keyOf(tool), storage));
  return written === version && isRecord(input) ? { input, replaced, page: writer } : undefined;
}

const asRecord = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});

/** Keeps an input, without secrets and files. False when the browser has no room for it. */
export function writeStored(tool: AnyTool, { input, replaced }: StoredInput, places: Places = here()): boolean {
  const kept = { version, input: fitting(tool, input), replaced: replaced && fitting(tool, replaced) };
  const text = JSON.stringify({ ...kept, page: places.page });
  // A copy of an earlier state would come back in place of this one.
  if (!writeText(keyOf(tool), text, places.tab)) writeText(keyOf(tool), null, places.tab);
  return writeText(keyOf(tool), text, places.all);
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
