import type { Section } from "../config/section.ts";
import { entriesOf, list, memberPath, object, type Report, shown, text, type Shape } from "../config/shape.ts";
import { isRecord } from "../text/is-record.ts";

/** What a repository generates with one tool: an entry of `make` in toolbox.config.json, not judged by its tool yet. */
export interface MakeEntry {
  /** The id of a tool. */
  readonly tool: string;
  /** Values by the tool's own field names; files are paths from the configuration's folder. */
  readonly input: Readonly<Record<string, unknown>>;
  /** One run for each file: files and folders. */
  readonly batch?: readonly string[];
  /** A folder, or the file when there is one output; or the file that the output is brought into. */
  readonly place: { readonly kind: "out" | "into"; readonly path: string };
  /** The names or labels of the outputs that count; all without it. */
  readonly only?: readonly string[];
}

export type MakeConfig = Readonly<Record<string, MakeEntry>>;

/** Names stand in the lock file and behind `toolbox make`: one word each. */
const NAME = /^[\p{L}\p{N}][\p{L}\p{N}._-]*$/u;

const anyObject: Shape<Readonly<Record<string, unknown>>> = {
  schema: { type: "object" },
  read(value, at, report) {
    if (isRecord(value)) return value;
    report(`${at} must be an object { … }, but it is ${shown(value)}.`, at);
    return undefined;
  },
};

const texts = list(text, "texts");
const textOrTexts: Shape<readonly string[]> = {
  schema: { anyOf: [text.schema, texts.schema] },
  read: (value, at, report) => texts.read(typeof value === "string" ? [value] : value, at, report),
};

const members = object({
  tool: { shape: text, words: "The tool, by the name of its command." },
  input: {
    shape: anyObject,
    words:
      'Values by the tool\'s field names. Files are paths from this file\'s folder; lists of files take globs. { "file": "…" } stands for the text of a file, with "key" for one value of a JSON file.',
  },
  batch: { shape: textOrTexts, words: "Files and folders: one run for each file, as with --batch." },
  out: { shape: text, words: "The folder of the outputs; or, where there is one, its file." },
  into: { shape: text, words: "The file whose own part is replaced, such as README.md." },
  only: { shape: textOrTexts, words: "The outputs that count, by name or label; all without it." },
});

const entry: Shape<MakeEntry> = {
  get schema() {
    const { out, into, ...others } = (members.schema as { readonly properties: Record<string, unknown> }).properties;
    return {
      type: "object",
      properties: { ...others, out, into },
      required: ["tool"],
      oneOf: [{ required: ["out"] }, { required: ["into"] }],
      additionalProperties: false,
    };
  },
  read(value, at, report) {
    const given = members.read(value, at, report);
    if (!given) return undefined;
    const { tool, out, into, input = {}, ...others } = given;
    const fail = (sentence: string): undefined => {
      report(`${at} ${sentence}`, at);
    };
    if (tool === undefined) return fail('must name its tool, such as "tool": "favicon".');
    if (out !== undefined && into !== undefined) return fail("gives both out and into. Give one of them.");
    const path = out ?? into;
    if (path === undefined) return fail('must say where its outputs go, such as "out": "public".');
    return { tool, input, place: { kind: into === undefined ? "out" : "into", path }, ...others };
  },
};

const shape: Shape<MakeConfig> = {
  get schema() {
    return { type: "object", additionalProperties: entry.schema, propertyNames: { pattern: NAME.source } };
  },
  read(value, at, report) {
    const given = entriesOf(value, at, report);
    if (!given) return undefined;
    const read = given.map(([name, each]) => [name, readEntry(name, each, memberPath(at, name), report)] as const);
    return read.some(([, each]) => each === undefined) ? undefined : (Object.fromEntries(read) as MakeConfig);
  },
};

function readEntry(name: string, value: unknown, at: string, report: Report): MakeEntry | undefined {
  if (NAME.test(name)) return entry.read(value, at, report);
  report(`${at} is not a valid name of an entry. Use letters, digits, ".", "_" and "-", without blanks.`, at);
  return undefined;
}

/** `make`: what `toolbox make` makes, and what its check proves. */
export const makeSection: Section<MakeConfig> = {
  key: "make",
  words:
    "What this repository generates, by names of its own: `toolbox make` makes it, `toolbox make --check` proves it.",
  shape,
};
