import { follows, type NextVersion, nextVersion } from "@toolbox/core/git/changelog/next-version.ts";
import { bumps, type Bump, formatVersion, parseVersion } from "@toolbox/core/git/changelog/version.ts";
import type { ChangelogConfig } from "@toolbox/core/config-file/changelog-section.ts";
import { oneLine } from "@toolbox/core";
import { Failure } from "../../../shell/failure.ts";
import type { Shell } from "../../../shell/shell.ts";
import type { ReadReleases } from "./read-releases.ts";

/** How the next version is found. */
export interface NextOptions {
  readonly bump?: Bump;
  /** The name of a pre-release. */
  readonly pre?: string;
  readonly config: ChangelogConfig;
}

const INITIAL = "0.1.0";

/** The version that comes next, with its reason. Throws `Failure` when nothing is there to release. */
export function nextRelease(read: ReadReleases, options: NextOptions): NextVersion {
  const next = findNext(read, options);
  if (next) return next;
  throw new Failure("failure", `${nothingToRelease(read)}.`, {
    next: "Only commits that readers notice count; --bump patch makes a release anyway.",
  });
}

/**
 * Of several packages those that have something to release; those that have not are told. A single one is always
 * given. Throws `Failure` when there is none.
 */
export async function releasable(read: readonly ReadReleases[], options: NextOptions, shell: Shell) {
  if (read.length === 1) return read;
  const idle = read.filter((each) => findNext(each, options) === undefined);
  for (const each of idle) await shell.stderr.write(`${oneLine(nothingToRelease(each))}.\n`);
  if (idle.length === read.length) throw new Failure("failure", "There is nothing to release in any package.");
  return read.filter((each) => !idle.includes(each));
}

function nothingToRelease(read: ReadReleases): string {
  const since = read.current ? ` since ${read.current.name}` : "";
  return read.package
    ? `${read.package.name}: There is nothing to release${since}`
    : `There is nothing to release${since}`;
}

/** The version that comes next; undefined when nothing is there to release. */
export function findNext(read: ReadReleases, { bump, pre, config }: NextOptions): NextVersion | undefined {
  if (pre !== undefined && !/^[A-Za-z][0-9A-Za-z-]*$/.test(pre))
    throw new Failure("usage", `--pre: "${pre}" is not a name for a pre-release.`, {
      next: "Give one such as beta or rc.",
    });
  const initial = parseVersion(config.initialVersion ?? INITIAL);
  if (!initial) throw new Error("the configuration has no initial version");
  const current = read.current?.version;
  const next = nextVersion(unreleasedOf(read), {
    ...(current ? { current } : {}),
    initial,
    zero: config.zeroMajor ?? "shift",
    ...(bump === undefined ? {} : { bump }),
    ...(pre === undefined ? {} : { preRelease: pre }),
  });
  const where = read.package ? `${read.package.name}: ` : "";
  if (next && !follows(next.version, current))
    throw new Failure("usage", `${where}${next.version} is not higher than ${read.current?.name ?? ""}.`, {
      next: "Choose another name for the pre-release, or another version.",
    });
  return next;
}

/** The version to release: the one given, or the next one by `patch`, `minor`, `major` or what the changes say. */
export function releaseVersion(read: ReadReleases, wish: string | true, options: NextOptions): string {
  if (wish === true) return nextRelease(read, options).version;
  const bump = bumps.find((each) => each === wish);
  if (bump) return nextRelease(read, { ...options, bump }).version;
  const version = parseVersion(wish);
  if (!version)
    throw new Failure("usage", `--release: "${wish}" is not a valid version.`, {
      next: `Give one such as 1.2.0, or ${bumps.join(", ")}, or nothing.`,
    });
  const text = formatVersion(version);
  const isThere = read.releases.some((release) => release.version === text);
  if (!isThere && !follows(text, read.current?.version))
    throw new Failure("usage", `--release: ${text} is not higher than ${read.current?.name ?? ""}.`);
  return text;
}

/** The tag a version will get: named as the newest one is. */
export function tagFor(version: string, { current, package: own }: ReadReleases): string {
  if (!current) return own ? `${own.name}@${version}` : `v${version}`;
  const number = /\d+(?:\.\d+){0,2}(?:[-+].*)?$/.exec(current.name)?.[0] ?? "";
  return `${current.name.slice(0, current.name.length - number.length)}${version}`;
}

export function unreleasedOf({ releases }: ReadReleases) {
  return releases.find(({ version }) => version === undefined);
}
