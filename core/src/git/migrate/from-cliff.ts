import { parse } from "smol-toml";
import { isRecord } from "../../text/is-record.ts";
import { defaultTypes } from "../changelog/entries/type-rules.ts";
import { parseVersion } from "../changelog/version.ts";
import { type Migration, MigrationNotes, placeOfTitle } from "./migration.ts";

type Table = Readonly<Record<string, unknown>>;

/* What holds here anyway, by key and value; undefined stands for any value. */
const SAME: ReadonlyMap<string, readonly unknown[] | undefined> = new Map<string, readonly unknown[] | undefined>([
  ["changelog.header", undefined],
  ["changelog.trim", [true]],
  ["changelog.output", ["CHANGELOG.md"]],
  ["git.conventional_commits", [true]],
  ["git.split_commits", [false]],
  ["git.protect_breaking_commits", [true]],
  ["git.filter_commits", [false]],
  ["git.topo_order", undefined],
  ["git.sort_commits", ["newest"]],
  ["git.require_conventional", [false]],
]);

const REASONS: Readonly<Record<string, string>> = {
  "changelog.body": "its template language is Tera; --template takes another, see toolbox changelog --help",
  "changelog.footer": "links stand at the end of the file by themselves, and nothing else does",
  "changelog.postprocessors": "the text is written as it is; requests are linked by themselves",
  "git.protect_breaking_commits": "what breaks is always told",
  "git.commit_preprocessors": "messages are read as they are; requests are linked by themselves",
  "git.sort_commits": "the newest come first, what breaks before all",
};

/** Reads cliff.toml (git-cliff 2). Throws the parser's error for what is not TOML. */
export function fromCliff(text: string): Migration {
  const notes = new MigrationNotes();
  const changelog: Record<string, unknown> = {};
  for (const [section, table] of Object.entries(parse(text)))
    for (const [name, value] of Object.entries(isRecord(table) ? table : { "": table })) {
      const key = name === "" ? section : `${section}.${name}`;
      const set = readKey(key, value, changelog, notes);
      if (!set) leaveOrCarry(key, value, notes);
    }
  readBump(isRecord(parse(text)["bump"]) ? (parse(text)["bump"] as Table) : {}, changelog);
  return notes.done({ changelog });
}

/** Whether a key says something that Toolbox has a setting for. */
function readKey(key: string, value: unknown, changelog: Record<string, unknown>, notes: MigrationNotes): boolean {
  if (key === "git.commit_parsers" && Array.isArray(value)) {
    changelog["types"] = readParsers(value, notes);
    return true;
  }
  if (key === "git.tag_pattern" && typeof value === "string" && value !== "") {
    try {
      changelog["tagPattern"] = new RegExp(`.*(?:${value}).*`, "u").source;
      notes.carry(key);
    } catch {
      notes.leave(key, "it is not a regular expression of JavaScript");
    }
    return true;
  }
  if (key === "git.filter_unconventional" && typeof value === "boolean") {
    if (value) changelog["untyped"] = "hide";
  } else if (key === "git.require_conventional" && value === true) changelog["requireConventional"] = true;
  else if (key === "changelog.output" && typeof value === "string") changelog["file"] = value;
  else if (key === "remote.github" && isRecord(value) && "owner" in value && "repo" in value)
    changelog["repository"] = `https://github.com/${String(value["owner"])}/${String(value["repo"])}`;
  else if (key === "bump.initial_tag" && parseVersion(String(value)))
    changelog["initialVersion"] = String(value).replace(/^v/, "");
  else if (!/^bump\.(?:features_always_bump_minor|breaking_always_bump_major)$/.test(key)) return false;
  notes.carry(key);
  return true;
}

function leaveOrCarry(key: string, value: unknown, notes: MigrationNotes): void {
  const same = SAME.get(key);
  const isEmpty = value === "" || (Array.isArray(value) && value.length === 0);
  if (isEmpty || (SAME.has(key) && (same === undefined || same.includes(value)))) notes.carry(key);
  else notes.leave(key, REASONS[key] ?? "there is no such setting here");
}

/** git-cliff makes a minor version of an addition before 1.0.0, unless it is told not to. */
function readBump(bump: Table, changelog: Record<string, unknown>): void {
  const isShifted = bump["features_always_bump_minor"] === false && bump["breaking_always_bump_major"] === false;
  if (Object.keys(bump).length > 0 && !isShifted) changelog["zeroMajor"] = "semver";
}

/** `^feat`, `^chore|^ci`, `^fix[(:!]`, `^chore\(deps\)`: a type, maybe with its scope. The first parser that fits decides, so the first row of a type counts. */
const TYPE =
  /^\^?\(?(?<type>[a-z]+)(?:\\+\((?<scope>[a-z][\w-]*)(?:\.\*)?\\+\)|\[[(:!\\|]+\])?(?:\(.*\)\?|\\+\(\.\*\\+\)|\.\*)?!?\??:?\s*\)?\$?$/i;

/** The types that a pattern stands for, as `changelog.types` names them; undefined for one that says more. */
function typesOfPattern(pattern: string): readonly string[] | undefined {
  const parts = pattern
    .replace(/^\^\((?=[a-z|]+\))|(?<=^\^\([a-z|]+)\)/gi, (sign) => (sign === ")" ? "" : "^"))
    .split("|");
  const types = parts.map((part) => {
    const { type, scope } = TYPE.exec(part)?.groups ?? {};
    return type === undefined
      ? undefined
      : `${type.toLowerCase()}${scope === undefined ? "" : `(${scope.toLowerCase()})`}`;
  });
  return types.every((type) => type !== undefined) ? types : undefined;
}

function readParsers(parsers: readonly unknown[], notes: MigrationNotes): Record<string, string> {
  const types: Record<string, string> = {};
  for (const [at, row] of parsers.entries()) {
    const key = `git.commit_parsers[${at}]`;
    const { message, group, skip, breaking } = (isRecord(row) ? row : {}) as Table;
    // What breaks is told first here anyway, and what no rule names under the kind it speaks of.
    const isHere = breaking === true || /^\^?\.\*\$?$/.test(String(message ?? ""));
    const names = typeof message === "string" ? typesOfPattern(message) : undefined;
    if (!names && !(isHere && skip !== true)) {
      const shown = typeof message === "string" ? ` ("${message}")` : "";
      notes.leave(key, `it is not a rule for a type alone${shown}`);
      continue;
    }
    const place = skip === true ? "hidden" : placeOfTitle(String(group ?? ""));
    for (const name of names ?? [])
      for (const type of name.includes("(")
        ? [name]
        : [name, ...[...defaultTypes.keys()].filter((known) => known.startsWith(name))])
        types[type] ??= place;
    notes.carry(key);
  }
  return types;
}
