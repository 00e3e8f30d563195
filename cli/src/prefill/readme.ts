import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { manifestFields, manifestNames } from "@toolbox/core/tools/readme/manifest-fields.ts";
import type { PackageFields } from "@toolbox/core/tools/readme/package-fields.ts";
import { readRepository } from "@toolbox/core/tools/readme/repository.ts";
import type { Prefill } from "./prefill.ts";

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

/**
 * The project of its manifest (package.json, Cargo.toml, pyproject.toml, go.mod), its license file and the git remote;
 * the folder's name where there is none. What the folder does not say is empty, never an example. Marks are on.
 */
export const readme: Prefill = async ({ cwd, env }) => {
  const fields = await manifest(cwd);
  const licenseFile = await licenseIn(cwd, fields.licenseFile);
  const text = licenseFile === undefined ? "" : await readFile(path.join(cwd, licenseFile), "utf8").catch(() => "");
  const remote = spawnSync("git", ["remote", "get-url", "origin"], { cwd, env, encoding: "utf8" });
  const repository = [fields.repository, remote.status === 0 ? remote.stdout.trim() : undefined].find(
    (address) => address !== undefined && readRepository(address),
  );
  return {
    projectName: fields.projectName ?? path.basename(cwd),
    description: fields.description ?? "",
    author: fields.author ?? "",
    license: fields.license ?? licenses.find(([words]) => words.test(text.slice(0, 600)))?.[1] ?? "",
    projectVersion: fields.projectVersion ?? "",
    repository: repository ?? "",
    packageName: fields.packageName ?? "",
    ecosystem: fields.ecosystem,
    // Without a manifest nobody knows how it is run.
    kind: fields.kind ?? "app",
    command: fields.command ?? "",
    licenseFile: licenseFile ?? "",
    marks: true,
  };
};

/** That of the first manifest that names the project. One of npm that is private often only holds tools of another. */
async function manifest(cwd: string): Promise<PackageFields> {
  const read: PackageFields[] = [];
  for (const name of manifestNames) {
    const text = await readFile(path.join(cwd, name), "utf8").catch(() => undefined);
    if (text === undefined) continue;
    const found = await manifestFields(name, text, (file) => existsSync(path.join(cwd, file)));
    if ("fields" in found) read.push(found.fields);
  }
  const named = read.filter(({ projectName }) => projectName !== undefined);
  return named.find(({ kind }) => kind !== "app") ?? named[0] ?? read[0] ?? {};
}

/** The license file that the manifest names, or one under a usual name. */
async function licenseIn(cwd: string, named: string | undefined): Promise<string | undefined> {
  if (named !== undefined && existsSync(path.join(cwd, named))) return named;
  const names = await readdir(cwd).catch(() => []);
  return names
    .toSorted((one, other) => (one < other ? -1 : 1))
    .find((name) => /^(?:licen[cs]e|copying|unlicense)(?:[-.][\w.-]+)?$/i.test(name));
}
