import type { WorkspaceParseResult } from "../model.ts";
import { looksLikeTable } from "./csv-columns.ts";
import { parseWorkspace } from "../parse/parse-workspace.ts";

export const IMPORT_FORMATS = ["plan", "json", "opml", "mermaid", "csv"] as const;
export type ImportFormat = (typeof IMPORT_FORMATS)[number];

/** The endings of files that can be brought in. */
export const IMPORT_ENDINGS = ["md", "markdown", "txt", "json", "opml", "xml", "mmd", "mermaid", "csv", "tsv"] as const;

export interface ImportOptions {
  /** When the workspace is made, as an ISO 8601 timestamp. */
  readonly now: string;
  /** Found out from name and content without it. */
  readonly format?: ImportFormat;
  readonly titleFromHeading?: boolean;
}

const BY_ENDING: Readonly<Record<string, ImportFormat>> = {
  md: "plan",
  markdown: "plan",
  json: "json",
  opml: "opml",
  xml: "opml",
  mmd: "mermaid",
  mermaid: "mermaid",
  csv: "csv",
  tsv: "csv",
};

/** Said of a text that gives no component. */
export const NOTHING_FOUND =
  "Nothing in this text starts a component. Begin a line with ## or with Feature:, Task:, Project: or Module:, or each line with - to make a list.";

/** What a file holds, by its ending, else by how it begins. @param name empty for a text without a file */
export function importFormatOf(name: string, text: string): ImportFormat {
  const ending = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? "";
  const known = BY_ENDING[ending];
  if (known) return known;
  const start = text
    .slice(0, 2000)
    .replace(/^\u{feff}/u, "")
    .trimStart();
  if (/^\{\s*"(?:nodes|connections|metadata)"/.test(start)) return "json";
  if (/^(?:<\?xml[^>]*>\s*)?(?:<!--[^>]*-->\s*)?<opml\b/.test(start)) return "opml";
  if (/^(?:---\n[^]*?\n---\s*)?(?:%%[^\n]*\s+)*(?:mindmap|kanban)\s*(?:\n|$)/.test(start)) return "mermaid";
  return looksLikeTable(start) ? "csv" : "plan";
}

/**
 * Reads a workspace from a file's text: a plan in words, our own JSON, OPML, a Mermaid mindmap, or CSV. Throws
 * `InputError` with a sentence and, where there are lines, the line, when the text is not what it should be.
 */
export async function importWorkspace(
  name: string,
  text: string,
  options: ImportOptions,
): Promise<WorkspaceParseResult> {
  const { now, format = importFormatOf(name, text), titleFromHeading = false } = options;
  switch (format) {
    case "json":
      return (await import("./read-workspace-json.ts")).readWorkspaceJson(text, now);
    case "opml":
      return (await import("./read-opml.ts")).readOpml(text, now);
    case "mermaid":
      return (await import("./read-mermaid.ts")).readMermaid(text, now);
    case "csv":
      return (await import("./read-plan-csv.ts")).readPlanCsv(text, now);
    case "plan":
      return parseWorkspace(text, { now, titleFromHeading });
  }
}
