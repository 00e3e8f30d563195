import { InputError } from "@toolbox/core";
import { IMPORT_ENDINGS, importWorkspace, NOTHING_FOUND } from "@toolbox/core/workspace/import/import-workspace.ts";
import type { Plan } from "../store/record.ts";

/** Endings of the files that can be opened, as a file dialog wants them. */
export const fileEndings = IMPORT_ENDINGS.map((ending) => `.${ending}`);

/**
 * Reads a text into a plan, by what it is: JSON, OPML, Mermaid, CSV or a plan in words. Throws `InputError` with a
 * sentence when it is none of them, or when nothing in it starts a component.
 * @param name of the file it comes from; empty for a text that was typed
 */
export async function readPlan(text: string, name: string, now: string): Promise<Plan> {
  const start = performance.now();
  const { workspace, spans, notices } = await importWorkspace(name, text, { now });
  const ms = performance.now() - start;
  if (workspace.nodes.length > 0) return { workspace, spans, notices, ms };
  throw new InputError({ field: "text", message: NOTHING_FOUND });
}
