import { growTree } from "@toolbox/core/tools/scaffold/structure/tree.ts";
import { FileLine } from "../../folder-structure-generator/file-line.tsx";
import { fileRows } from "../../folder-structure-generator/file-rows.ts";
import { exampleName, examplePaths } from "../../folder-structure-generator/example-paths.ts";

const folded = new Set(["public", "src/features", "src/app/blog", "src/app/dashboard"]);
const nodes = growTree(examplePaths.map((path) => ({ path, text: "" })));

export const measure = `${examplePaths.length} files`;

/** The tree of the tool's example. */
export default function ScaffoldThumbnail() {
  return (
    <div className="overflow-hidden px-2 pt-2 [&>div]:h-5.5 [&>div]:text-12">
      {fileRows(exampleName, nodes, folded).map((row) => (
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
