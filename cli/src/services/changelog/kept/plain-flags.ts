import type { ChangelogFlags } from "../flags.ts";

const SWITCHES = new Map<string, keyof ChangelogFlags>([
  ["--unreleased", "unreleased"],
  ["--latest", "latest"],
  ["--packages", "packages"],
  ["--fold-pre-releases", "foldPreReleases"],
  ["--all-tags", "allTags"],
  ["--contributors", "contributors"],
  ["--require-conventional", "requireConventional"],
  ["--allow-shallow", "allowShallow"],
  ["--json", "json"],
]);
const VALUES = new Map<string, keyof ChangelogFlags>([
  ["--tag-pattern", "tagPattern"],
  ["--project", "project"],
  ["--config", "config"],
]);

/**
 * Reads the arguments behind `toolbox changelog` where they only choose what of the history is printed: known flags, each
 * once, with their values. Undefined for anything else, which the parser of commands then reads or complains about.
 */
export function readPlainFlags(args: readonly string[]): ChangelogFlags | undefined {
  const flags: Partial<Record<keyof ChangelogFlags, string | boolean>> = { cache: true };
  const rest = [...args];
  const seen = new Set<string>();
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (seen.has(word)) return undefined;
    seen.add(word);
    const [plain, valued] = [SWITCHES.get(word), VALUES.get(word)];
    if (plain) flags[plain] = true;
    else if (word === "--no-cache") flags.cache = false;
    else if (valued && rest[0] !== undefined && !rest[0].startsWith("-")) flags[valued] = rest.shift() ?? "";
    else if (word === "--format" && (rest[0] === "json" || rest[0] === "markdown" || rest[0] === "release"))
      flags.format = rest.shift() ?? "";
    else return undefined;
  }
  return flags as unknown as ChangelogFlags;
}
