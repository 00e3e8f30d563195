import { escapeMarkdown } from "../../text/escape.ts";
import type { Position, Workspace, WorkspaceNode } from "../model.ts";
import { attributesText, endsInAttributes } from "../parse/exact/node-attributes.ts";
import { seedPosition, seedSubPosition } from "../seed-positions.ts";

/**
 * The workspace as Markdown: a heading, a few keys, a paragraph, a task list and quoted notes for each component.
 * `parseWorkspace` reads it back to the same workspace: the key `workspace` in the front matter tells it that nothing has
 * to be guessed. Ids and places are written only where they are not the ones counted.
 * @param options.times whether the front matter says when it was made and changed; not for a text that a person writes on
 */
export function workspaceMarkdown(
  { nodes, metadata }: Workspace,
  { times = true }: { readonly times?: boolean } = {},
): string {
  const front = [
    "---",
    "workspace: 1",
    `title: ${JSON.stringify(metadata.title)}`,
    ...(metadata.description === "" ? [] : [`description: ${JSON.stringify(metadata.description)}`]),
    ...(times ? [`created: ${metadata.createdAt}`, `updated: ${metadata.updatedAt}`] : []),
    "---",
  ];
  const components = nodes.map((node, index) => componentText(node, index, nodes.length));
  return `${[front.join("\n"), ...components].join("\n\n")}\n`;
}

function componentText(node: WorkspaceNode, index: number, count: number): string {
  const seed = seedPosition(index, count);
  const keys = [
    `Status: ${node.status}`,
    ...dueKeys(node),
    ...(node.tags.length === 0 ? [] : [`Tags: ${node.tags.map(escapeMarkdown).join(", ")}`]),
  ];
  const items = node.children.map((child, place) => {
    const subSeed = seedSubPosition(node.position, place);
    const mark = child.status === "Complete" ? "x" : " ";
    const below = [
      ...dueKeys(child),
      ...(child.description === "" ? [] : [`Description: ${escapeMarkdown(child.description)}`]),
      ...quoted(child.notes),
    ];
    const title = titleText(child, `${node.id}-sub-${place}`, subSeed);
    return [`- [${mark}] ${title}`, ...below.map((line) => `  ${line}`)].join("\n");
  });
  return [
    `## ${titleText(node, `component-${index + 1}`, seed)}\n${keys.join("\n")}`,
    ...(node.description === "" ? [] : [escapeMarkdown(node.description)]),
    ...(items.length === 0 ? [] : [items.join("\n")]),
    ...(node.notes === "" ? [] : [quoted(node.notes).join("\n")]),
  ].join("\n\n");
}

function titleText({ id, title, position }: WorkspaceNode, counted: string, seed: Position): string {
  const text = escapeMarkdown(title);
  const isMoved = position.x !== seed.x || position.y !== seed.y;
  const needsAttributes = isMoved || id !== counted || endsInAttributes(text);
  return needsAttributes ? `${text} ${attributesText(id, isMoved ? position : undefined)}` : text;
}

const dueKeys = ({ priority, deadline }: WorkspaceNode): string[] => [
  ...(priority === undefined ? [] : [`Priority: ${priority}`]),
  ...(deadline === undefined ? [] : [`Deadline: ${deadline}`]),
];

const quoted = (notes: string): string[] =>
  notes === "" ? [] : notes.split("\n").map((line) => (line === "" ? ">" : `> ${line}`));
