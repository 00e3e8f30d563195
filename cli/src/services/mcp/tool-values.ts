import path from "node:path";
import type { AnyTool, Field, FileHandle, Issue } from "@toolbox/core";
import { Failure } from "../../shell/failure.ts";
import { filesIn, placeIn } from "../../tool-command/input/files-in.ts";
import { openFile } from "../../tool-command/input/open-file.ts";
import type { Root } from "./root.ts";

/** Arguments as `runTool` reads them, and what could not even be opened. */
export interface ToolValues {
  readonly raw: Readonly<Record<string, unknown>>;
  readonly issues: readonly Issue[];
}

/** The arguments of an assistant with the files they name opened, each under the root. */
export async function toolValues(
  tool: AnyTool,
  given: Readonly<Record<string, unknown>>,
  root: Root,
): Promise<ToolValues> {
  const raw: Record<string, unknown> = { ...given };
  const issues: Issue[] = [];
  for (const [name, spec] of Object.entries<Field>(tool.fields)) {
    if ((spec.kind !== "file" && spec.kind !== "files") || raw[name] === undefined || raw[name] === null) continue;
    const paths: unknown[] = Array.isArray(raw[name]) ? raw[name] : [raw[name]];
    delete raw[name];
    if (!paths.every((each) => typeof each === "string") || (spec.kind === "file" && paths.length !== 1)) {
      issues.push({
        field: name,
        message: `${spec.label} must be ${spec.kind === "files" ? "a list of paths" : "a path"}.`,
      });
      continue;
    }
    const opened: FileHandle[] = [];
    for (const each of paths) {
      const found = await open(each, spec, root);
      if (typeof found === "string") issues.push({ field: name, message: found });
      else opened.push(...found);
    }
    raw[name] = spec.kind === "files" ? opened : opened[0];
  }
  return { raw, issues };
}

async function open(given: string, spec: Field, root: Root): Promise<readonly FileHandle[] | string> {
  try {
    const place = await root.locate(given);
    const shown = path.relative(root.folder, place) || ".";
    const inFolder = spec.kind === "files" ? await filesIn(root.folder, shown, spec) : undefined;
    if (inFolder?.length === 0) return `There is no file for ${spec.label} in the folder "${given}".`;
    const opened = [];
    for (const each of inFolder ?? [shown]) {
      const file = await openFile(root.folder, each);
      if (typeof file === "string") return file;
      opened.push(inFolder ? { ...file, within: placeIn(shown, each) } : file);
    }
    return opened;
  } catch (error) {
    if (error instanceof Failure) return [error.message, error.next ?? ""].join(" ").trim();
    throw error;
  }
}
