import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { changelogSection } from "@toolbox/core/config-file/changelog-section.ts";
import { lintSection } from "@toolbox/core/config-file/lint-section.ts";
import { isRecord, oneLine, pluralize } from "@toolbox/core";
import { Failure } from "../../shell/failure.ts";
import type { Shell } from "../../shell/shell.ts";
import { writeFiles } from "../changelog/file/merge-file.ts";
import { workTreeOf } from "../changelog/fragments/fragment-files.ts";
import { type FoundConfig, readConfigs } from "./read-configs.ts";

const OWN = "toolbox.config.json";
type Json = Readonly<Record<string, unknown>>;

/**
 * `toolbox migrate`: turns the configurations of other tools into toolbox.config.json, beside what stands there, and
 * says what could not be carried over. Throws `Failure` where there is none, or where the own file is not JSON.
 */
export async function migrate(shell: Shell, { dryRun = false }: { readonly dryRun?: boolean }): Promise<void> {
  const root = workTreeOf(shell.cwd) ?? shell.cwd;
  const found = readConfigs(root);
  if (found.length === 0)
    throw new Failure("failure", "There is no configuration of another tool here.", {
      next: "Read are cliff.toml, .versionrc, release-please-config.json, those of commitlint, changesets and towncrier.",
    });
  const file = path.join(root, OWN);
  const before = existsSync(file) ? readFileSync(file, "utf8") : undefined;
  const own = readOwn(before);
  const config = join(own, found);
  const after = `${JSON.stringify(config, null, 2)}\n`;
  for (const each of found) await tell(shell, each, own);
  if (dryRun) return shell.stdout.write(after);
  if (JSON.stringify(config) === JSON.stringify(own)) return shell.stderr.write("Nothing to change.\n");
  await writeFiles([{ file, ...(before === undefined ? {} : { before }), after }]);
  await shell.stdout.write(`${path.relative(shell.cwd, file)}\n`);
}

function readOwn(text: string | undefined): Json {
  if (text === undefined) return {};
  try {
    const data: unknown = JSON.parse(text.replace(/^\uFEFF/, ""));
    if (isRecord(data)) return data;
  } catch (cause) {
    throw new Failure("usage", `${OWN} is not valid JSON: ${(cause as Error).message}.`, { cause });
  }
  throw new Failure("usage", `${OWN} is not an object { … }.`);
}

/** What stands in the own file counts first, then the configurations in their order. */
function join(own: Json, found: readonly FoundConfig[]): Json {
  const section = (key: "changelog" | "lint"): Json => {
    const given = isRecord(own[key]) ? own[key] : undefined;
    const made = Object.assign({}, ...found.map(({ migration }) => migration?.[key] ?? {}).toReversed()) as Json;
    const whole = { ...made, ...given };
    return Object.keys(whole).length === 0 ? {} : { [key]: whole };
  };
  return checked({ ...own, ...section("lint"), ...section("changelog") });
}

/** What is written must be read again. */
function checked(config: Json): Json {
  for (const section of [changelogSection, lintSection])
    if (config[section.key] !== undefined)
      section.shape.read(config[section.key], section.key, (problem) => {
        throw new Failure("failure", `${OWN} would not be valid: ${problem}`);
      });
  return config;
}

async function tell(shell: Shell, { file, migration, problem }: FoundConfig, own: Json): Promise<void> {
  if (!migration) return shell.stderr.write(`${oneLine(file)} was not read: ${oneLine(problem ?? "")}.\n`);
  const kept = (["changelog", "lint"] as const).flatMap((section) =>
    Object.keys(migration[section] ?? {}).flatMap((key) => {
      const given = own[section];
      return isRecord(given) && given[key] !== undefined ? [`${section}.${key}: it stands in ${OWN} already`] : [];
    }),
  );
  const rows = [...migration.left, ...kept];
  const words = `${oneLine(file)}: ${pluralize(migration.carried.length, "setting")} carried over`;
  await shell.stderr.write(rows.length === 0 ? `${words}.\n` : `${words}, ${rows.length} left:\n`);
  for (const row of rows) await shell.stderr.write(`  ${oneLine(row)}\n`);
}
