import { parseWorkspace } from "@toolbox/core/workspace/parse/parse-workspace.ts";
import type { Plan } from "../store/record.ts";

/** Endings of the files that can be opened. */
export const fileEndings = [".md", ".markdown", ".txt", ".json", ".opml", ".mmd", ".mermaid", ".csv"] as const;

/** A text that holds no component. */
export class NoComponents extends Error {}

/**
 * Reads a text into a plan, by what it is: JSON, OPML, Mermaid, CSV or a plan in words.
 * Throws `NoComponents` when nothing in it starts a component.
 */
export function readPlan(text: string, { now }: { readonly now: string; readonly name?: string | undefined }): Plan {
  const start = performance.now();
  const { workspace, spans, notices } = parseWorkspace(text, { now });
  if (workspace.nodes.length === 0)
    throw new NoComponents(
      "Nothing in this text starts a component. Begin a line with ## or with Feature:, Task:, Project: or Module:.",
    );
  return { workspace, spans, notices, ms: performance.now() - start };
}
