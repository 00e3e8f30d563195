import type { Api } from "../model/api.ts";
import { attachFiles, type PartFile } from "../read/attach-files.ts";
import { buildApi } from "../model/build-api.ts";
import { readDescription } from "../read/read-description.ts";

/** The API of a description, whatever problems it has. */
export function readApi(text: string, files: readonly PartFile[] = []): Api {
  const { description, problems } = readDescription(text, (root) => attachFiles(root, files));
  if (!description) throw new Error(JSON.stringify(problems));
  return buildApi(description);
}

/** The API of a tree that says nothing of itself. */
export function apiOf(root: object): Api {
  return readApi(JSON.stringify({ openapi: "3.1.0", info: { title: "T", version: "1" }, ...root }));
}
