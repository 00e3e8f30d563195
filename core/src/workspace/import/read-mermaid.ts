import { WrongInput } from "../../tool/errors.ts";
import type { WorkspaceReading } from "../model.ts";
import { type OutlineItem, outlineWorkspace } from "./outline-drafts.ts";

interface OpenItem extends OutlineItem {
  readonly children: OpenItem[];
  readonly indent: number;
}

// a node's shape: square, round, circle, cloud, bang, hexagon
const SHAPES = [
  [/\(\((.*)\)\)$/s],
  [/\)\)(.*)\(\($/s],
  [/\{\{(.*)\}\}$/s],
  [/\[(.*)\]$/s],
  [/\((.*)\)$/s],
  [/\)(.*)\($/s],
] as const;
const ENTITY = /#(\d{1,7}|quot|lt|gt|amp|apos);/g;
const NAMED: Readonly<Record<string, string>> = { quot: '"', lt: "<", gt: ">", amp: "&", apos: "'" };

/**
 * Reads a Mermaid mindmap: the root names the workspace, its branches are components, all below are sub-tasks. Throws
 * `WrongInput` with the line for what Mermaid would refuse too.
 */
export function readMermaid(text: string, now: string): WorkspaceReading {
  const lines = text.replace(/^\u{feff}/u, "").split(/\r\n|\r|\n/);
  let at = afterFrontMatter(lines);
  while (at < lines.length && isSkipped(lines[at] ?? "")) at++;
  if ((lines[at] ?? "").trim() !== "mindmap") {
    const found = (lines[at] ?? "").trim().slice(0, 40);
    const message =
      found === "" ? "There is no mindmap in it." : `Line ${at + 1} says "${found}" where "mindmap" belongs.`;
    throw new WrongInput({ field: "file", message: `This is no Mermaid mindmap. ${message}` });
  }
  const root = readTree(lines, at + 1);
  if (!root) throw new WrongInput({ field: "file", message: "This Mermaid mindmap is empty: it has no root." });
  return outlineWorkspace(root.children, { title: root.title, description: "", now });
}

function readTree(lines: readonly string[], start: number): OpenItem | undefined {
  let root: OpenItem | undefined;
  const stack: OpenItem[] = [];
  for (let index = start; index < lines.length; index++) {
    const raw = lines[index] ?? "";
    if (isSkipped(raw) || /^\s*:::|^\s*::icon\(/.test(raw)) continue;
    const indent = raw.length - raw.trimStart().length;
    const item: OpenItem = {
      title: labelOf(raw.trim().replace(/:::[\w -]*$/, "")),
      line: index + 1,
      indent,
      children: [],
    };
    while ((stack.at(-1)?.indent ?? -1) >= indent) stack.pop();
    const parent = stack.at(-1);
    if (parent) parent.children.push(item);
    else if (root) {
      const message = `Line ${index + 1} is a second root: a Mermaid mindmap has one. Indent it more than line ${root.line}.`;
      throw new WrongInput({ field: "file", message });
    } else root = item;
    stack.push(item);
  }
  return root;
}

function labelOf(node: string): string {
  for (const [shape] of SHAPES) {
    const match = /^[^[({)]*/.exec(node)?.[0].length ?? 0;
    const inner = shape.exec(node.slice(match));
    if (inner?.index === 0) return decoded(unquoted(inner[1] ?? ""));
  }
  return decoded(node);
}

const unquoted = (text: string) => /^"`?(.*?)`?"$/s.exec(text.trim())?.[1] ?? text;

const decoded = (text: string) =>
  text.replaceAll(ENTITY, (all, name: string) => {
    const code = Number(name);
    if (Number.isNaN(code)) return NAMED[name] ?? all;
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : all;
  });

const isSkipped = (line: string) => line.trim() === "" || line.trim().startsWith("%%") || /^\s*`{3}/.test(line);

function afterFrontMatter(lines: readonly string[]): number {
  if (lines[0]?.trim() !== "---") return 0;
  const end = lines.findIndex((line, index) => index > 0 && line.trim() === "---");
  return end < 0 ? 0 : end + 1;
}
