import { stat } from "node:fs/promises";
import type { AnyTool } from "@toolbox/core";
import { Failure } from "../../shell/failure.ts";
import type { Shell } from "../../shell/shell.ts";
import type { Delivery } from "../output/delivery.ts";
import { openBatch } from "../batch/open-batch.ts";
import path from "node:path";
import type { Watched } from "./watched.ts";

/** The inputs of a batch as one thing to watch: which files there are, and each one's size and time. */
export async function watchedBatch(
  tool: AnyTool,
  given: readonly string[],
  delivery: Delivery,
  shell: Shell,
): Promise<Watched> {
  const { inputs, folders } = await openBatch(tool, given, delivery, shell);
  const files = inputs.map((input) => path.dirname(input.path));
  return {
    folders: [...new Set([...folders, ...files])],
    async stamp() {
      try {
        const now = await openBatch(tool, given, delivery, shell);
        const stats = await Promise.all(now.inputs.map((input) => stat(input.path)));
        return [
          ...now.folders,
          ...now.inputs.map((input, at) => `${input.path} ${stats[at]?.mtimeMs} ${stats[at]?.size}`),
        ].join("\n");
      } catch (error) {
        // A file went away while we looked; the next run says so if it stays away.
        if (error instanceof Failure || (error as NodeJS.ErrnoException).code === "ENOENT")
          return (error as Error).message;
        throw error;
      }
    },
  };
}
