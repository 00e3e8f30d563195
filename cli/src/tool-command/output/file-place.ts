import type { AnyTool } from "@toolbox/core";
import type { Delivery, FilePlace } from "./delivery.ts";

/** Where the files of a tool go, and by what right they may replace what is there. */
export function filePlace(tool: AnyTool, { out, force, isOurs }: Delivery & Pick<FilePlace, "isOurs">): FilePlace {
  // A method, called on its tool.
  return {
    out,
    force,
    isOurs,
    projectFiles: tool.projectFiles,
    merge: tool.merge && ((existing, output) => tool.merge?.(existing, output)),
  };
}
