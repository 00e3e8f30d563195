import { parse } from "smol-toml";
import { isRecord } from "../../text/is-record.ts";
import { parseVersion } from "../changelog/version.ts";
import { type Migration, MigrationNotes, placeOfTitle, typesOfList } from "./migration.ts";

type Table = Readonly<Record<string, unknown>>;
const NONE = "there is no such setting here";
const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`);

/** Reads .versionrc and package.json's `standard-version`, as standard-version and commit-and-tag-version have it. */
export function fromVersionrc(config: unknown): Migration {
  const notes = new MigrationNotes();
  const changelog: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(isRecord(config) ? config : {})) {
    if (key === "types") changelog["types"] = typesOfList(key, value, notes);
    else if (key === "infile" && typeof value === "string") changelog["file"] = value;
    else if (key === "tagPrefix" && typeof value === "string")
      changelog["tagPattern"] = `${escaped(value)}(?<version>.+)`;
    else if (key === "preset" && !/^(?:conventional-changelog-)?(?:conventionalcommits|angular)$/.test(nameOf(value))) {
      notes.leave(key, "only conventionalcommits and angular are known; others are code");
      continue;
    } else if (!["preset", "header", "$schema"].includes(key)) {
      notes.leave(key, NONE);
      continue;
    }
    if (key !== "types") notes.carry(key);
  }
  return notes.done({ changelog });
}

const nameOf = (preset: unknown) => String(isRecord(preset) ? preset["name"] : preset);

/** Reads release-please-config.json; of several packages what holds for all. */
export function fromReleasePlease(config: unknown): Migration {
  const notes = new MigrationNotes();
  const changelog: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(isRecord(config) ? config : {})) {
    if (key === "changelog-sections") changelog["types"] = typesOfList(key, value, notes);
    else if (key === "changelog-path" && typeof value === "string") changelog["file"] = value;
    else if (key === "initial-version" && parseVersion(String(value))) changelog["initialVersion"] = value;
    else if (!["$schema", "bump-minor-pre-major", "bump-patch-for-minor-pre-major"].includes(key)) {
      notes.leave(key, key === "packages" ? "packages are those of the workspace: toolbox changelog --packages" : NONE);
      continue;
    }
    if (key !== "changelog-sections") notes.carry(key);
  }
  if (isRecord(config) && config["bump-minor-pre-major"] !== true) changelog["zeroMajor"] = "semver";
  return notes.done({ changelog });
}

/** Reads .changeset/config.json: changesets are read where they lie. */
export function fromChangesets(config: unknown): Migration {
  const notes = new MigrationNotes();
  for (const key of Object.keys(isRecord(config) ? config : {}))
    if (key === "$schema") notes.carry(key);
    else notes.leave(key, NONE);
  return notes.done({ changelog: { fragments: { folders: [".changeset"] } } });
}

/** Reads towncrier.toml, or `tool.towncrier` of pyproject.toml; undefined when that is not there. Throws for no TOML. */
export function fromTowncrier(text: string): Migration | undefined {
  const tool = parse(text)["tool"];
  const table = isRecord(tool) ? tool["towncrier"] : undefined;
  if (!isRecord(table)) return undefined;
  const notes = new MigrationNotes();
  const changelog: Record<string, unknown> = {};
  const fragments: Record<string, unknown> = { folders: [folderOf(table)] };
  for (const [key, value] of Object.entries(table)) {
    if (key === "filename") changelog["file"] = value;
    else if (key === "type" && Array.isArray(value)) fragments["types"] = typesOf(value as readonly Table[]);
    else if (key !== "directory" && !(key === "package" && table["directory"] === undefined)) {
      notes.leave(key, NONE);
      continue;
    }
    notes.carry(key);
  }
  return notes.done({ changelog: { ...changelog, fragments } });
}

/** towncrier keeps fragments beside the package where no directory is given. */
const folderOf = ({ directory, package: own }: Table) =>
  typeof directory === "string" ? directory : `${typeof own === "string" && own !== "" ? `${own}/` : ""}newsfragments`;

function typesOf(rows: readonly Table[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    rows.map(({ directory, name, showcontent }) => [
      String(directory ?? name).toLowerCase(),
      showcontent === false ? "hidden" : placeOfTitle(String(name)),
    ]),
  );
}
