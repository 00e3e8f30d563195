import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { onTestFinished } from "vitest";

/** An empty folder that goes away with the test that asked for it. */
export async function tempFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "toolbox-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
