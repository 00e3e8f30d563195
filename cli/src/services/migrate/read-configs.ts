import { readYaml } from "@toolbox/core/documents/yaml/read-yaml.ts";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { readStaticModule } from "@toolbox/core/git/commit-lint/static-config/module.ts";
import { fromCliff } from "@toolbox/core/git/migrate/from-cliff.ts";
import { fromCommitlint } from "@toolbox/core/git/migrate/from-commitlint.ts";
import {
  fromChangesets,
  fromReleasePlease,
  fromTowncrier,
  fromVersionrc,
} from "@toolbox/core/git/migrate/from-release-tools.ts";
import type { Migration } from "@toolbox/core/git/migrate/migration.ts";
import { isRecord } from "@toolbox/core";

/** A configuration that was found. */
export interface FoundConfig {
  /** From the root, with slashes. */
  readonly file: string;
  /** Absent where it could not be read. */
  readonly migration?: Migration;
  /** Why not, as a sentence. */
  readonly problem?: string;
}

const YAML_LIMITS = { maxDepth: 50, maxValues: 10_000 };
const SCRIPTS = ["js", "cjs", "mjs", "ts", "cts", "mts"];
const json = (read: (data: unknown) => Migration) => (text: string) => read(JSON.parse(text));
const either = (read: (data: unknown) => Migration) => (text: string) =>
  read(/^\s*\{/.test(text) ? JSON.parse(text) : readStaticModule(text, { passesCode: true }));
const inPackage = (key: string, read: (data: unknown) => Migration) => (text: string) => {
  const data: unknown = JSON.parse(text);
  return isRecord(data) && data[key] !== undefined ? read(data[key]) : undefined;
};

/** YAML, and JSON, which is YAML too. */
const yaml = (read: (data: unknown) => Migration) => (text: string) => {
  const parsed = readYaml(text, YAML_LIMITS);
  if (!parsed.fault) return read(parsed.documents[0]);
  const { fault } = parsed;
  throw new Error(
    fault.kind === "syntax" ? `line ${fault.line}: it ${fault.words}` : "it is nested or repeated too deep",
  );
};

type Reader = (text: string) => Migration | undefined;

const READERS: readonly (readonly [file: string, read: Reader])[] = [
  ["cliff.toml", fromCliff],
  [".cliff.toml", fromCliff],
  [".versionrc", either(fromVersionrc)],
  ...["json", ...SCRIPTS].map((end): [string, Reader] => [`.versionrc.${end}`, either(fromVersionrc)]),
  ["package.json", inPackage("standard-version", fromVersionrc)],
  ["package.json", inPackage("commit-and-tag-version", fromVersionrc)],
  ["release-please-config.json", json(fromReleasePlease)],
  [".changeset/config.json", json(fromChangesets)],
  ["towncrier.toml", fromTowncrier],
  ["pyproject.toml", fromTowncrier],
  ...SCRIPTS.map((end): [string, Reader] => [`commitlint.config.${end}`, either(fromCommitlint)]),
  [".commitlintrc", (text) => (/^\s*[{/]/.test(text) ? either(fromCommitlint) : yaml(fromCommitlint))(text)],
  ...[".json", ...SCRIPTS.map((end) => `.${end}`)].map((end): [string, Reader] => [
    `.commitlintrc${end}`,
    either(fromCommitlint),
  ]),
  ...["yml", "yaml"].map((end): [string, Reader] => [`.commitlintrc.${end}`, yaml(fromCommitlint)]),
  ...["yml", "yaml"].map((end): [string, Reader] => [`.versionrc.${end}`, yaml(fromVersionrc)]),
  ["package.json", inPackage("commitlint", fromCommitlint)],
];

/** The configurations of other tools at the root of a repository, in the order they count. No code of theirs is run. */
export function readConfigs(root: string): readonly FoundConfig[] {
  return READERS.flatMap(([file, read]): FoundConfig[] => {
    const place = path.join(root, file);
    if (!existsSync(place)) return [];
    try {
      const migration = read(readFileSync(place, "utf8").replace(/^\uFEFF/, ""));
      return migration ? [{ file, migration }] : [];
    } catch (error) {
      return [{ file, problem: (error as Error).message.split("\n", 1)[0] ?? "" }];
    }
  });
}
