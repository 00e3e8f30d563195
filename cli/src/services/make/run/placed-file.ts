import { readFile } from "node:fs/promises";
import { existsSync, realpathSync } from "node:fs";
import path from "node:path";
import { type AnyTool, decodeUtf8, type FileOutput, ToolError } from "@toolbox/core";
import type { MakeEntry } from "@toolbox/core/config-file/make-section.ts";
import { Failure } from "../../../shell/failure.ts";
import { placeBatch } from "../../../tool-command/batch/batch-places.ts";
import { isAbove, type MakeFile } from "../config/make-file.ts";
import { pathIn } from "../../../lock/recorded-file.ts";

/** A file as it shall be. */
export interface PlacedFile {
  /** Absolute. */
  readonly target: string;
  /** From the configuration's folder, with slashes. */
  readonly path: string;
  /** All of it. */
  readonly content: Uint8Array;
  /** What was made: the same, or the part that was brought into it. */
  readonly made: Uint8Array;
  readonly isPart: boolean;
  /** What stands there now. */
  readonly before: Uint8Array | undefined;
}

/**
 * Where the outputs of a run go, and what each file will hold.
 * @param stem what the files of a batch are called after, for an entry that has one
 * Throws `Failure` for a place outside of the repository, also through a link, and for a file nothing can be brought into.
 */
export async function placeFiles(
  files: readonly FileOutput[],
  tool: AnyTool,
  entry: MakeEntry,
  stem: string | undefined,
  file: MakeFile,
): Promise<readonly PlacedFile[]> {
  const named = stem === undefined ? files : placeBatch(stem, files);
  const [first, ...rest] = named;
  const { kind, path: place } = entry.place;
  if (kind === "into") {
    if (!first || rest.length > 0)
      throw new Failure(
        "failure",
        `"into" takes one output, and there are ${named.length}: ${named.map(({ name }) => name).join(", ")}.`,
        { next: 'Choose with "only".' },
      );
    return [await intoFile(first, tool, place, file)];
  }
  const isFile = stem === undefined && rest.length === 0 && path.extname(place) !== "" && first !== undefined;
  return Promise.all(named.map((output) => outFile(output, isFile ? place : path.join(place, output.name), file)));
}

async function outFile(output: FileOutput, place: string, file: MakeFile): Promise<PlacedFile> {
  const target = targetOf(place, file);
  const content = bytesOf(output);
  return {
    target,
    path: pathIn(file.folder, target),
    content,
    made: content,
    isPart: false,
    before: await contentOf(target, place),
  };
}

async function intoFile(output: FileOutput, tool: AnyTool, place: string, file: MakeFile): Promise<PlacedFile> {
  if (!tool.merge || output.kind !== "text")
    throw new Failure("failure", `${tool.id} makes whole files, nothing to bring into ${place}.`, {
      next: 'Write "out" instead of "into".',
    });
  const target = targetOf(place, file);
  const before = await contentOf(target, place);
  const made = bytesOf(output);
  const common = { target, path: pathIn(file.folder, target), made, isPart: true, before };
  if (before === undefined) return { ...common, content: made };
  const existing = decodeUtf8(before, "keep mark");
  if (existing === undefined)
    throw new Failure("failure", `${place} is not UTF-8 text, so nothing can be brought into it.`);
  try {
    const text = tool.merge(existing, output);
    if (text === undefined)
      throw new Failure("failure", `${output.name} is a file of its own and is not brought into ${place}.`, {
        next: 'Choose another output with "only".',
      });
    return { ...common, content: new TextEncoder().encode(text) };
  } catch (cause) {
    if (cause instanceof ToolError) throw new Failure("failure", `${place}: ${cause.message}`, { cause });
    throw cause;
  }
}

/** The absolute place of an output. What a link leads out of the repository is refused. */
function targetOf(place: string, { folder, root }: MakeFile): string {
  const target = path.resolve(folder, place);
  let there = target;
  while (!existsSync(there)) there = path.dirname(there);
  if (isAbove(target, root) || isAbove(realpathSync(there), realpathSync(root)))
    throw new Failure("failure", `${place} leads out of the repository.`, { next: "Choose a place within it." });
  return target;
}

const bytesOf = (output: FileOutput) => (output.kind === "text" ? new TextEncoder().encode(output.text) : output.bytes);

async function contentOf(target: string, place: string): Promise<Uint8Array | undefined> {
  try {
    return await readFile(target);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EISDIR")
      throw new Failure("failure", `${place} is a folder.`, { next: "Name a file in it." });
    if (["ENOENT", "ENOTDIR"].includes((error as NodeJS.ErrnoException).code ?? "")) return undefined;
    throw error;
  }
}
