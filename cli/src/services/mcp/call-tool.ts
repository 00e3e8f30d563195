import path from "node:path";
import type { CallToolResult } from "@modelcontextprotocol/server";
import { type AnyTool, type Output, oneLine, type RunContext } from "@toolbox/core";
import { Failure } from "../../shell/failure.ts";
import type { Shell } from "../../shell/shell.ts";
import { filePlace } from "../../tool-command/output/file-place.ts";
import { nameByOut } from "../../tool-command/output/name-by-out.ts";
import { saveFiles } from "../../tool-command/output/save-files.ts";
import { selectOutputs } from "../../tool-command/output/select-outputs.ts";
import type { Root } from "./root.ts";
import { refusedResult, savedResult, shownResult } from "./tool-result.ts";
import type { SavingArguments } from "./tool-definition.ts";
import { toolValues } from "./tool-values.ts";

/**
 * Runs a tool of the catalogue for an assistant. What it gave wrong comes back as a result that names the argument, so
 * that it can mend its call. @param shell its folder is the root
 */
export async function callTool(
  tool: AnyTool,
  given: Readonly<Record<string, unknown>>,
  root: Root,
  shell: Shell,
  context: Pick<RunContext, "progress" | "signal">,
  isReadOnly: boolean,
): Promise<CallToolResult> {
  const { saveTo, overwrite, only, ...fields } = given;
  if (isReadOnly && saveTo !== undefined)
    return refusedResult([{ field: "saveTo", message: "This server only reads. Leave it out." }]);
  const saving = savingArguments({ saveTo, overwrite, only });
  if (typeof saving === "string") return refusedResult([{ message: saving }]);
  const { raw, issues } = await toolValues(tool, fields, root);
  if (issues.length > 0) return refusedResult(issues);
  const { runToolInNode } = await import("../../ports/run-tool-in-node.ts");
  const run = await runToolInNode(tool, raw, context);
  if (!run.ok) return refusedResult(run.issues);
  const warnings = run.warnings.map(oneLine);
  const outputs = selectOutputs(run.outputs, saving.only);
  if (saving.saveTo === undefined) return shownResult(outputs, warnings);
  const saved = await save(tool, outputs, { ...saving, saveTo: saving.saveTo }, root, shell);
  return savedResult(saved, outputs, warnings);
}

/** The arguments of every tool, or the sentence about the one that has the wrong type. */
function savingArguments({ saveTo, overwrite, only }: Readonly<Record<string, unknown>>): SavingArguments | string {
  if (saveTo !== undefined && (typeof saveTo !== "string" || saveTo.trim() === ""))
    return "saveTo: It must be a folder under the root, or a file name.";
  if (overwrite !== undefined && typeof overwrite !== "boolean") return "overwrite: It must be true or false.";
  if (only !== undefined && typeof only !== "string") return "only: It must be the name of an output.";
  return {
    ...(saveTo === undefined ? {} : { saveTo }),
    ...(overwrite === undefined ? {} : { overwrite }),
    ...(only === undefined ? {} : { only }),
  };
}

async function save(
  tool: AnyTool,
  outputs: readonly Output[],
  { saveTo, overwrite = false }: SavingArguments & { readonly saveTo: string },
  root: Root,
  shell: Shell,
): Promise<readonly string[]> {
  const place = path.relative(root.folder, await root.locate(saveTo)) || ".";
  const { outputs: named, out = "." } = nameByOut(outputs, place, shell);
  const files = named.filter((output) => output.kind !== "facts");
  if (files.length === 0)
    throw new Failure("usage", `${tool.id} gives words to read here, and no file.`, { next: "Leave saveTo out." });
  for (const file of files) await root.locate(path.join(out, file.name));
  return saveFiles(files, filePlace(tool, { out, force: overwrite }), shell);
}
