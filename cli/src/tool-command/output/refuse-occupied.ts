import { readdir } from "node:fs/promises";
import path from "node:path";
import type { FileOutput } from "@toolbox/core";
import { Failure } from "../../shell/failure.ts";

/**
 * Refuses to put a new project into a folder that holds something else, as its script does. The project itself, written
 * before, is nothing else: writing it again changes nothing.
 * @param folder that the files' names start from, absolute
 */
export async function refuseOccupied(files: readonly FileOutput[], folder: string): Promise<void> {
  const own = new Map<string, Set<string>>();
  for (const { name } of files) {
    const [root = "", first] = name.split("/");
    if (first !== undefined) own.set(root, (own.get(root) ?? new Set<string>()).add(first));
  }
  for (const [root, entries] of own) {
    const place = path.resolve(folder, root);
    const others = (await readdir(place).catch(notAFolder)).filter((entry) => !entries.has(entry));
    if (others.length === 0) continue;
    const more = others.length > 1 ? ` and ${others.length - 1} more` : "";
    throw new Failure(
      "failure",
      `${path.relative("", place)} is there already and holds ${others[0]}${more}; nothing was written.`,
      {
        next: "Use --force to write into it, or another name.",
      },
    );
  }
}

function notAFolder(error: NodeJS.ErrnoException): string[] {
  // What else stands in the way is told when the files are saved.
  if (error.code === "ENOENT" || error.code === "ENOTDIR" || error.code === "EACCES") return [];
  throw error;
}
