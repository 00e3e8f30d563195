import { InputError } from "../../tool/errors.ts";
import type { WorkspaceParseResult } from "../model.ts";
import { afterFrontMatter, isSkipped, mermaidLabel, mermaidLines } from "./mermaid-lines.ts";
import { type OutlineItem, outlineWorkspace } from "./outline-drafts.ts";

/** A key and its value in the metadata of a card. */
const PAIR = /(\w+)\s*:\s*(?:["']([^"']*)["']|([^,"']+))/g;

interface OpenItem extends OutlineItem {
  readonly children: OpenItem[];
  readonly indent: number;
}

/**
 * Reads a Mermaid mindmap: the root names the workspace, its branches are components, all below are sub-tasks. Or a
 * kanban, whose cards are components. Throws `InputError` with the line for what Mermaid would refuse too.
 */
export function readMermaid(text: string, now: string): WorkspaceParseResult {
  const lines = text.replace(/^\u{feff}/u, "").split(/\r\n|\r|\n/);
  let at = afterFrontMatter(lines);
  while (at < lines.length && isSkipped(lines[at] ?? "")) at++;
  const kind = (lines[at] ?? "").trim();
  if (kind === "kanban") return outlineWorkspace(readBoard(lines, at + 1), { title: "", description: "", now });
  if (kind !== "mindmap") {
    const found = kind.slice(0, 40);
    const message =
      found === "" ? "There is no mindmap in it." : `Line ${at + 1} says "${found}" where "mindmap" belongs.`;
    throw new InputError({ field: "file", message: `This is not a valid Mermaid mindmap. ${message}` });
  }
  const root = readTree(lines, at + 1);
  if (!root) throw new InputError({ field: "file", message: "This Mermaid mindmap is empty: it has no root." });
  return outlineWorkspace(root.children, { title: root.title, description: "", now });
}

function readTree(lines: readonly string[], start: number): OpenItem | undefined {
  let root: OpenItem | undefined;
  const stack: OpenItem[] = [];
  for (const { text, indent, line } of mermaidLines(lines, start)) {
    const item: OpenItem = { title: mermaidLabel(text.replace(/:::[\w -]*$/, "")), line, indent, children: [] };
    while ((stack.at(-1)?.indent ?? -1) >= indent) stack.pop();
    const parent = stack.at(-1);
    if (parent) parent.children.push(item);
    else if (root) {
      const message = `Line ${line} is a second root: a Mermaid mindmap has one. Indent it more than line ${root.line}.`;
      throw new InputError({ field: "file", message });
    } else root = item;
    stack.push(item);
  }
  return root;
}

/** Columns say the status of the cards below them; a card's metadata its priority, the rest of it is noted. */
function readBoard(lines: readonly string[], start: number): OutlineItem[] {
  const cards: OutlineItem[] = [];
  let column: { title: string; indent: number } | undefined;
  for (const { text, indent, line } of mermaidLines(lines, start)) {
    const [label = "", metadata = ""] = text.split(/@\{(.*)\}\s*$/s);
    const title = mermaidLabel(label.trim());
    if (!column || indent <= column.indent) {
      column = { title, indent };
      continue;
    }
    const values = [...metadata.matchAll(PAIR)].map(
      ([, key = "", quoted, bare = ""]) => [key, quoted ?? bare] as const,
    );
    const notes = values.filter(([key]) => key !== "priority").map(([key, value]) => `${key}: ${value}`);
    const priority = values.find(([key]) => key === "priority")?.[1];
    cards.push({ title, line, status: column.title, priority, notes: notes.join("\n"), children: [] });
  }
  return cards;
}
