import { escapeXml } from "../../text/escape.ts";
import type { Workspace, WorkspaceNode } from "../model.ts";

/**
 * The workspace as OPML 2.0 (opml.org/spec2.opml). Beside `text` and `category`, outliners read `_note` (OmniOutliner,
 * Dynalist) and `complete`; status, priority and deadline are attributes of the same names.
 */
export function workspaceOpml({ nodes, metadata }: Workspace): string {
  const head = [
    `    <title>${escapeXml(metadata.title)}</title>`,
    ...(metadata.description === "" ? [] : [`    <description>${escapeXml(metadata.description)}</description>`]),
    `    <dateCreated>${new Date(metadata.createdAt).toUTCString()}</dateCreated>`,
    `    <dateModified>${new Date(metadata.updatedAt).toUTCString()}</dateModified>`,
  ];
  const body = nodes.map((node) => outline(node, "    "));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<opml version="2.0">',
    "  <head>",
    ...head,
    "  </head>",
    "  <body>",
    ...body,
    "  </body>",
    "</opml>",
    "",
  ].join("\n");
}

function outline(node: WorkspaceNode, indent: string): string {
  const attributes: readonly (readonly [name: string, value: string | undefined])[] = [
    ["text", node.title],
    ["status", node.status],
    ["complete", node.status === "Complete" ? "true" : ""],
    ["category", node.tags.join(",")],
    ["priority", node.priority],
    ["deadline", node.deadline],
    ["description", node.description],
    ["_note", node.notes],
  ];
  const words = attributes.flatMap(([name, value]) =>
    // a parser makes a space of a line break in an attribute, but not of its entity (XML 1.0, 3.3.3)
    value === undefined || value === "" ? [] : [` ${name}="${escapeXml(value).replaceAll("\n", "&#10;")}"`],
  );
  const inner = node.children.map((child) => outline(child, `${indent}  `));
  const start = `${indent}<outline${words.join("")}`;
  return inner.length === 0 ? `${start}/>` : `${start}>\n${inner.join("\n")}\n${indent}</outline>`;
}
