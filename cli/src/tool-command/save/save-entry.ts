import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { type AnyTool, type Field, flagName, isFileHandle } from "@toolbox/core";
import { folderSink } from "../../ports/sink.ts";
import { Failure } from "../../shell/failure.ts";
import type { Shell } from "../../shell/shell.ts";
import { takesMany } from "../flags/takes-many.ts";
import { parseJson } from "../input/parse-json.ts";
import { readJson } from "../input/read-json.ts";
import { type ParsedArgs, typed } from "../input/read-values.ts";
import { entryNames, insertEntry } from "./insert-entry.ts";

const CONFIG = "toolbox.config.json";

/** A run as it was typed, to be made again by `toolbox make`. */
export interface TypedRun {
  readonly tool: AnyTool;
  readonly given: ParsedArgs;
  readonly out?: string | undefined;
  readonly only?: string | undefined;
  readonly batch?: readonly string[] | undefined;
}

/**
 * Makes sure that a run can become an entry of `make`, before it runs: in the nearest toolbox.config.json, or in one that
 * is made in the root of the repository. Everything else in it stays as it is; paths are written from its folder.
 * @returns what writes it, told what the machine filled in; gives the place as the user would type it
 * Throws `Failure` "usage" for a name that is there, and for what no file can say: a pipe, a path outside.
 */
export async function prepareEntry(
  name: string,
  run: TypedRun,
  shell: Shell,
): Promise<(known: Readonly<Record<string, unknown>>) => Promise<string>> {
  const folder = configFolder(shell.cwd);
  const file = path.join(folder, CONFIG);
  const shown = path.relative(shell.cwd, file);
  const before = existsSync(file) ? readFileSync(file, "utf8") : "";
  if (before.trim() !== "") parseJson(before, CONFIG);
  if (entryNames(before, []).includes(name))
    throw new Failure("usage", `--save: ${shown} has an entry "${name}" already.`, { next: "Choose another name." });
  const rebase = (given: string) => pathFrom(folder, shell.cwd, given);
  const { tool, out, only, batch } = run;
  const input = await inputOf(run, rebase, shell);
  const places = {
    ...(batch === undefined ? {} : { batch: batch.map(rebase) }),
    ...(only === undefined ? {} : { only }),
    out: rebase(out ?? "."),
  };
  return async (known) => {
    const plain = Object.entries(known).filter(([field, value]) => !(field in input) && !isFileHandle(value));
    const entry = { tool: tool.id, input: { ...input, ...Object.fromEntries(plain) }, ...places };
    const text = insertEntry(before, [], name, entry);
    await folderSink(folder, { force: true }).save([{ kind: "text", name: CONFIG, mime: "application/json", text }]);
    return shown;
  };
}

/** The folder of the nearest configuration; else the root of the repository, or where the user stands. */
function configFolder(cwd: string): string {
  for (let folder = path.resolve(cwd); ; folder = path.dirname(folder)) {
    if (existsSync(path.join(folder, CONFIG)) || existsSync(path.join(folder, ".git"))) return folder;
    if (folder === path.dirname(folder)) return path.resolve(cwd);
  }
}

function pathFrom(folder: string, cwd: string, given: string): string {
  if (given === "-")
    throw new Failure("usage", "--save keeps files, and - is a pipe.", { next: "Give the input as a file." });
  const way = path.relative(folder, path.resolve(cwd, given)).replaceAll(path.sep, "/");
  if (way === ".." || way.startsWith("../") || path.isAbsolute(way))
    throw new Failure("usage", `--save: ${given} lies outside of the repository.`, { next: "Use files within it." });
  return way === "" ? "." : way;
}

async function inputOf(
  { tool, given: { options, args } }: TypedRun,
  rebase: (given: string) => string,
  shell: Shell,
): Promise<Readonly<Record<string, unknown>>> {
  const base = typeof options["input"] === "string" ? await readJson(shell, options["input"]) : {};
  const input: Record<string, unknown> = {};
  for (const [name, spec] of Object.entries<Field>(tool.fields)) {
    const bare = name === tool.positional && args.length > 0 ? (takesMany(spec) ? args : args[0]) : undefined;
    const text = options[`${name}File`];
    const value = bare ?? typed(spec, options[name]) ?? base[name];
    if (typeof text === "string") input[name] = { file: rebase(text) };
    else if (value === undefined) continue;
    else if (spec.kind === "file" || spec.kind === "files") {
      const given = (Array.isArray(value) ? value : [value]).map(String);
      if (spec.kind === "files" && spec.gitStateOf !== undefined) refuseGitState(name, given, shell.cwd);
      input[name] = Array.isArray(value) ? given.map(rebase) : rebase(String(value));
    } else input[name] = value;
  }
  return input;
}

/** A branch moves, so that what was made of it could never be called current. */
function refuseGitState(name: string, given: readonly string[], cwd: string): void {
  const state = given.find((each) => !existsSync(path.resolve(cwd, each)));
  if (state === undefined) return;
  throw new Failure("usage", `--save: "${state}" is a state of git, and an entry of make reads files only.`, {
    next: `Run it without --save, or give --${flagName(name)} files.`,
  });
}
