import { spawnSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { packageFields } from "@toolbox/core/tools/readme/package-fields.ts";
import { readRepository } from "@toolbox/core/tools/readme/repository.ts";
import type { Prefill } from "./prefills.ts";

/** Names in the first lines of a LICENSE file, and what they are called (SPDX). */
const licenses: readonly (readonly [RegExp, string])[] = [
  [/\bMIT License\b/i, "MIT"],
  [/\bApache License\b[\s\S]{0,40}Version 2\.0/i, "Apache-2.0"],
  [/\bISC License\b/i, "ISC"],
  [/\bMozilla Public License[\s\S]{0,20}2\.0/i, "MPL-2.0"],
  [/\bGNU AFFERO GENERAL PUBLIC LICENSE\b/i, "AGPL-3.0"],
  [/\bGNU GENERAL PUBLIC LICENSE[\s\S]{0,30}Version 3/i, "GPL-3.0"],
  [/\bGNU GENERAL PUBLIC LICENSE[\s\S]{0,30}Version 2/i, "GPL-2.0"],
  [/\bThe Unlicense\b|This is free and unencumbered/i, "Unlicense"],
];

/** The project of package.json, LICENSE and the git remote; the folder's name where there is none. Marks are on. */
export const readme: Prefill = async ({ cwd, env }) => {
  const read = (name: string) => readFile(path.join(cwd, name), "utf8").catch(() => undefined);
  const [json, license] = await Promise.all([read("package.json"), read("LICENSE")]);
  const found = json === undefined ? undefined : packageFields(json);
  const fields = found && "fields" in found ? found.fields : {};
  const remote = spawnSync("git", ["remote", "get-url", "origin"], { cwd, env, encoding: "utf8" });
  const repository = [fields.repository, remote.status === 0 ? remote.stdout.trim() : undefined].find(
    (text) => text !== undefined && readRepository(text),
  );
  return {
    projectName: fields.projectName ?? path.basename(cwd),
    description: fields.description,
    author: fields.author,
    license: fields.license ?? licenses.find(([words]) => words.test((license ?? "").slice(0, 600)))?.[1],
    projectVersion: fields.projectVersion,
    // A repository nobody knows is better left out than made up.
    repository: repository ?? "",
    packageName: fields.packageName,
    marks: true,
  };
};
