import { existsSync } from "node:fs";
import path from "node:path";
import {
  type AnyTool,
  type Field,
  type FileHandle,
  type FilesField,
  type FolderPlace,
  flagName,
  type Issue,
} from "@toolbox/core";
import { Failure } from "../../shell/failure.ts";
import type { Shell } from "../../shell/shell.ts";
import { memoryFile } from "../../ports/file.ts";
import { typeOfBytes } from "./file-type.ts";
import { filesIn, placeIn } from "./files-in.ts";
import { openFile } from "./open-file.ts";
import { readJson } from "./read-json.ts";
import { readText } from "./read-text.ts";
import { takesMany } from "../flags/takes-many.ts";

/** What commander gathered: option values by the name of their field, and the bare arguments. */
export interface ParsedArgs {
  readonly options: Readonly<Record<string, unknown>>;
  readonly args: readonly string[];
}

export interface Values {
  /** For `runTool`, which judges it. */
  readonly raw: Readonly<Record<string, unknown>>;
  /** What could not even be read: a missing file, say. */
  readonly issues: readonly Issue[];
}

/**
 * The raw input of a tool: `--input` first, a bare argument over it, flags over both. Paths become file handles.
 * @param onRead told of each file before it is read, as an absolute path
 * Throws `Failure` "usage" when `--input` cannot be used or stdin is asked for twice.
 */
export async function readValues(
  tool: AnyTool,
  given: ParsedArgs,
  shell: Shell,
  onRead: (file: string) => void = () => {},
): Promise<Values> {
  const { options, args } = given;
  const hear = (source: string) => (source === "-" ? undefined : onRead(path.resolve(shell.cwd, source)));
  const fields = Object.entries<Field>(tool.fields);
  refuseSecondStdin(tool, given);
  if (typeof options.input === "string") hear(options.input);
  const raw: Record<string, unknown> = typeof options.input === "string" ? await readJson(shell, options.input) : {};
  const issues: Issue[] = [];
  const typedPaths: Record<string, readonly string[]> = {};
  const text = async (name: string, spec: Field, source: string) => {
    hear(source);
    const reading = await readText(shell, source);
    if (!reading.ok) issues.push({ field: name, message: reading.message });
    // A file ends with a line break; a one-line value or a key does not.
    else raw[name] = isOneLine(spec) ? reading.text.replace(/\r?\n$/, "") : reading.text;
  };
  for (const [name, spec] of fields) {
    const bare = name === tool.positional && args.length > 0 ? args : undefined;
    const value = bare ? withBare(name, spec, bare, options[name]) : options[name];
    const file = options[`${name}File`];
    if (typeof file === "string" && value !== undefined)
      throw givenTwice(bare ? "The argument" : `--${flagName(name)}`, `--${flagName(name)}-file`, spec);
    if (typeof file === "string") await text(name, spec, file);
    else if (spec.kind === "text" && bare?.[0] === "-") await text(name, spec, "-");
    else if (value !== undefined) raw[name] = typed(spec, value);
    await openFiles(name, spec);
  }
  return { raw, issues };

  /** A folder stands for the files in it that the field takes; it is heard too, for files that are added. */
  function inFolder(name: string, spec: FilesField) {
    return async (entry: string): Promise<readonly Given[]> => {
      const files = await filesIn(shell.cwd, entry, spec);
      if (files) hear(entry);
      if (files?.length === 0)
        issues.push({ field: name, message: `There is no file for ${spec.label} in the folder "${entry}".` });
      return files?.map((file) => ({ file, within: placeIn(entry, file) })) ?? [{ file: entry }];
    };
  }

  async function openFiles(name: string, spec: Field): Promise<void> {
    if (spec.kind !== "file" && spec.kind !== "files") return;
    const value = raw[name];
    if (value === undefined || value === null || value === "") return void (value === "" && delete raw[name]);
    const paths: readonly unknown[] = Array.isArray(value) ? value : [value];
    if (!paths.every((entry) => typeof entry === "string")) {
      issues.push({ field: name, message: `${spec.label} must be ${takesMany(spec) ? "a list of paths" : "a path"}.` });
      return void delete raw[name];
    }
    typedPaths[name] = paths;
    if (spec.kind === "files" && spec.gitStateOf !== undefined && paths.length === 1) {
      const earlier = await atState(spec, paths[0] ?? "", spec.gitStateOf);
      if (typeof earlier === "object") return void (raw[name] = earlier);
      if (typeof earlier === "string") return void (issues.push({ field: name, message: earlier }), delete raw[name]);
    }
    const found: readonly Given[] =
      spec.kind === "files"
        ? (await Promise.all(paths.map(inFolder(name, spec)))).flat()
        : paths.map((file) => ({ file }));
    for (const { file } of found) hear(file);
    const opened = await Promise.all(
      found.map(async ({ file, within }) => {
        const handle = await (file === "-" ? openStdin(spec) : openFile(shell.cwd, file));
        return within && typeof handle !== "string" ? { ...handle, within } : handle;
      }),
    );
    for (const problem of opened.filter((entry) => typeof entry === "string"))
      issues.push({ field: name, message: problem });
    raw[name] = takesMany(spec) ? opened : opened[0];
    if (opened.some((entry) => typeof entry === "string")) delete raw[name];
  }

  /** The files of another field in a state of git, or why there is none; undefined for the name of a file. */
  async function atState(spec: FilesField, state: string, of: string) {
    if (state === "-" || existsSync(path.resolve(shell.cwd, state))) return undefined;
    const paths = typedPaths[of] ?? [];
    if (paths.length === 0) return undefined;
    const { filesAtState, noSuchState } = await import("./git-state.ts");
    const files = await filesAtState(shell, state, paths, spec);
    // Where nothing was, all is new.
    return files?.length === 0 ? [memoryFile("nothing", new Uint8Array())] : (files ?? noSuchState(state));
  }

  async function openStdin(spec: Pick<FilesField, "mayBeEmpty">): Promise<FileHandle | string> {
    const bytes = await shell.stdin.read();
    if (bytes.length > 0 || spec.mayBeEmpty) return memoryFile("stdin", bytes, typeOfBytes(bytes));
    return 'Nothing came on stdin. Send something through the pipe, or name a file instead of "-".';
  }
}

/** A path as the user would type it, and its place when a folder above it was given. */
interface Given {
  readonly file: string;
  readonly within?: FolderPlace;
}

/** Several values: the bare ones first, the flag's after them. Of one value there is no telling which one is meant. */
function withBare(name: string, spec: Field, bare: readonly string[], flagged: unknown): unknown {
  if (takesMany(spec)) return Array.isArray(flagged) ? [...bare, ...(flagged as readonly string[])] : bare;
  if (flagged === undefined) return bare[0];
  throw givenTwice("The argument", `--${flagName(name)}`, spec);
}

function givenTwice(one: string, other: string, spec: Field): Failure {
  return new Failure("usage", `${one} and ${other} both give ${spec.label}.`, { next: "Give one of them." });
}

/** Flags are texts; fields may want a number or a list. What does not fit is left for `readInput` to refuse. */
export function typed(spec: Field, value: unknown): unknown {
  if (spec.kind === "number" && typeof value === "string")
    return /^\s*[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?\s*$/i.test(value) ? Number(value) : Number.NaN;
  if (spec.kind === "choices" && Array.isArray(value))
    return value.flatMap((entry: string) => entry.split(",").map((word) => word.trim())).filter((word) => word !== "");
  return value;
}

function refuseSecondStdin(tool: AnyTool, { options, args }: ParsedArgs): void {
  const sources = [options.input === "-" ? "--input" : undefined];
  for (const name of Object.keys(tool.fields)) {
    if (options[`${name}File`] === "-") sources.push(`--${flagName(name)}-file`);
  }
  for (const [name, spec] of Object.entries<Field>(tool.fields)) {
    const given = options[name];
    if (spec.kind === "file" && given === "-") sources.push(`--${flagName(name)}`);
    if (spec.kind === "files" && Array.isArray(given))
      for (const entry of given) if (entry === "-") sources.push(`--${flagName(name)}`);
  }
  const bare = tool.positional === undefined ? undefined : tool.fields[tool.positional]?.kind;
  if ((bare === "text" || bare === "file") && args[0] === "-") sources.push("the argument");
  if (bare === "files") for (const entry of args) if (entry === "-") sources.push("the argument");
  const asking = sources.filter((source) => source !== undefined);
  if (asking.length > 1)
    throw new Failure("usage", `${asking.join(" and ")} both read stdin.`, { next: "Give one of them a file." });
}

const isOneLine = (spec: Field) => spec.kind === "text" && spec.lines === undefined;
