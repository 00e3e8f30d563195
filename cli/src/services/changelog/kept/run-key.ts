import { readlinkSync } from "node:fs";
import { isHarmless } from "./git-environment.ts";

/** What a process knows of a run before anything is read. */
export interface RunFacts {
  /** Without node and script. */
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly now: Date;
  /** The version of Toolbox, and which build of it: two of one version may differ while it is worked on. */
  readonly version: string;
  readonly build: string | undefined;
  /** Of each stream of the process whether it is a terminal, and how wide. */
  readonly terminals: readonly (number | false)[];
}

// Grows whenever what is kept, or how it is found again, changes.
const FORM = 1;
const NAMES = ["TZ", "LANG", "LANGUAGE", "LC_ALL", "LC_TIME", "HOME", "XDG_CONFIG_HOME", "SOURCE_DATE_EPOCH"];
const LOOKS = ["NO_COLOR", "FORCE_COLOR", "TERM", "PATH"];

/**
 * All that a run depends on apart from files, as one text; undefined for a run that may not be kept: from source, and
 * where the environment tells git to look elsewhere.
 */
export function runKey({ args, cwd, env, now, version, build, terminals }: RunFacts): string | undefined {
  if (build === undefined) return undefined;
  if (!Object.keys(env).every((name) => !name.startsWith("GIT_") || isHarmless(name))) return undefined;
  const values = [...NAMES, ...LOOKS].map((name) => env[name] ?? null);
  const user = process.getuid?.() ?? null;
  const day = [now.getFullYear(), now.getMonth(), now.getDate()];
  return JSON.stringify([FORM, version, build, args, cwd, values, user, day, zoneOf(now), terminals]);
}

/** What tells time zones apart: their name where the system has one, and their offsets through the years. */
function zoneOf(now: Date): readonly (string | number)[] {
  const offsets: number[] = [];
  for (let year = 1990; year <= now.getFullYear() + 1; year++)
    for (const month of [0, 3, 6, 9]) offsets.push(new Date(year, month, 28).getTimezoneOffset());
  return [localZone(), ...offsets];
}

function localZone(): string {
  try {
    return readlinkSync("/etc/localtime");
  } catch {
    return "";
  }
}
