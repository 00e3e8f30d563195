import { zip } from "../../../data/archive/zip.ts";
import type { FileOutput } from "../../../tool/output.ts";
import { commandsText, shellScript } from "./shell-script.ts";
import type { ScaffoldInput, Structure } from "./structure.ts";
import { treeText } from "./tree.ts";

export type ScaffoldFormat = ScaffoldInput["format"];

/** A structure in one of the forms a user can have it. */
export function structureOutputs(structure: Structure, format: ScaffoldFormat): FileOutput[] {
  const { root, nodes, entries } = structure;
  const text = (name: string, mime: string, written: string): FileOutput[] => [
    { kind: "text", name, mime, text: written, isForFile: false },
  ];
  if (format === "tree") return text(`${root}-tree.txt`, "text/plain", treeText(root, nodes));
  if (format === "commands") return text(`${root}-commands.sh`, "application/x-sh", commandsText(root, nodes));
  if (format === "script") return text(`${root}-structure.sh`, "application/x-sh", shellScript(root, nodes, entries));
  const files = entries.map(({ path, text: content }) => ({
    kind: "text" as const,
    name: `${root}/${path}`,
    mime: "text/plain",
    text: content,
  }));
  if (format === "zip") return [{ kind: "binary", name: `${root}.zip`, mime: "application/zip", bytes: zip(files) }];
  return files;
}
