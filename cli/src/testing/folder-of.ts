import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { tempFolder } from "./temp-folder.ts";

/** An empty folder with these files, that goes away with the test that asked for it. */
export async function folderOf(files: Readonly<Record<string, string | Uint8Array>>): Promise<string> {
  const folder = await tempFolder();
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  }
  return folder;
}
