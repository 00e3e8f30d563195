import { makeStructure } from "@toolbox/core/tools/scaffold/structure.ts";
import { tool } from "@toolbox/core/tools/scaffold/tool.ts";
import { initialInput } from "@toolbox/core";
import { FileLine } from "../folder-structure-generator/file-line.tsx";
import { fileRows } from "../folder-structure-generator/file-rows.ts";

const made = makeStructure({ ...initialInput(tool.fields), ...tool.examples[0]?.input });
const folded = new Set(["public", "src/features", "src/app/blog", "src/app/dashboard"]);
const rows = made.ok ? fileRows(made.structure.root, made.structure.nodes, folded) : [];

export const measure = made.ok ? `${made.structure.entries.length} files` : "";

/** A project as the tool grows it. */
export default function ScaffoldThumbnail() {
  return (
    <div className="overflow-hidden px-2 pt-2 [&>div]:h-5.5 [&>div]:text-12">
      {rows.map((row) => (
        <FileLine
          key={row.path}
          id={`thumbnail-${row.path}`}
          row={row}
          isOpen={row.isFolder ? !folded.has(row.path) : undefined}
          isChosen={row.name === "layout.tsx"}
          onChoose={() => {}}
        />
      ))}
    </div>
  );
}
