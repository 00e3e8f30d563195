import { readFile } from "node:fs/promises";
import path from "node:path";
import { type AnyTool, decodeUtf8, type Field, isRecord } from "@toolbox/core";
import type { MakeEntry } from "@toolbox/core/config-file/make-section.ts";
import { Failure } from "../../../shell/failure.ts";
import { openFile } from "../../../tool-command/input/open-file.ts";
import { parseJson } from "../../../tool-command/input/parse-json.ts";
import { readProblem } from "../../../tool-command/input/read-problem.ts";
import { canonical, hashOf } from "../../../lock/hash.ts";
import { valueAt } from "../../../lock/input-hash.ts";
import { noteIn, pathIn, type ReadFiles, recordedFile } from "../../../lock/recorded-file.ts";
import { atSetting, fieldOf } from "../config/entry-failure.ts";
import { expandPaths } from "../config/find-inputs.ts";
import { isAbove, type MakeFile } from "../config/make-file.ts";

/** `{ "file": "package.json", "key": "version" }`: the text of a file, or one value of a JSON file. */
interface FromFile {
  readonly file: string;
  readonly key?: string;
}

/**
 * The raw values of an entry, with its files opened; each read is noted in `read`.
 * Throws `Failure` "usage" that names the field, for a name the tool does not have and a file that cannot be read.
 */
export async function entryValues(
  tool: AnyTool,
  { input }: MakeEntry,
  file: MakeFile,
  read: ReadFiles,
): Promise<Readonly<Record<string, unknown>>> {
  const raw: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(input)) {
    const spec = fieldOf(tool, name);
    try {
      if (spec.kind === "file" || spec.kind === "files") raw[name] = await openAll(value, spec, file, read);
      else raw[name] = isRecord(value) ? await valueFrom(fromFile(value), spec, file, read) : value;
    } catch (error) {
      throw atSetting(error, "input", name);
    }
  }
  return raw;
}

async function openAll(value: unknown, spec: Field, file: MakeFile, read: ReadFiles): Promise<unknown> {
  const paths = await expandPaths(value, spec, file);
  if (paths.length === 0) throw new Failure("usage", `${spec.label} must be a path.`);
  const files = [];
  for (const each of paths) {
    const target = path.resolve(file.folder, each);
    const opened = await openFile(file.folder, each);
    if (typeof opened === "string") throw new Failure("usage", opened);
    files.push(recordedFile(opened, target, noteIn(file.folder, read)));
  }
  return spec.kind === "files" ? files : files[0];
}

/** No field takes an object: one that stands there is meant to name a file. */
function fromFile(value: Readonly<Record<string, unknown>>): FromFile {
  const { file, key, ...others } = value;
  const [wrong] = Object.keys(others);
  if (wrong === undefined && typeof file === "string" && (key === undefined || typeof key === "string"))
    return { file, ...(key === undefined ? {} : { key }) };
  const way =
    '{ "file": "…" } stands for the text of a file, { "file": "…", "key": "…" } for one value of a JSON file.';
  throw new Failure("usage", wrong === undefined ? way : `"${wrong}" is not known here. ${way}`);
}

async function valueFrom(
  { file: name, key }: FromFile,
  spec: Field,
  file: MakeFile,
  read: ReadFiles,
): Promise<unknown> {
  const target = path.resolve(file.folder, name);
  if (isAbove(target, file.root)) throw new Failure("usage", `"${name}" lies outside of the repository.`);
  const bytes = await readFile(target).catch((cause: unknown) => {
    throw new Failure("usage", readProblem(name, cause), { cause });
  });
  const text = decodeUtf8(bytes);
  if (text === undefined) throw new Failure("usage", `${name} is not UTF-8 text.`, { next: "Save it as UTF-8." });
  const place = pathIn(file.folder, target);
  if (key === undefined) {
    read.set(place, hashOf(bytes));
    // A file ends with a line break; a one-line value does not.
    return spec.kind === "text" && spec.lines === undefined ? text.replace(/\r?\n$/, "") : text;
  }
  const value = valueAt(parseJson(text, name), key);
  if (value === undefined) throw new Failure("usage", `${name} has no "${key}".`);
  // The rest of the file is none of this entry's business.
  read.set(`${place}#${key}`, hashOf(canonical(value)));
  return value;
}
