import type { Bump } from "@toolbox/core/git/changelog/version.ts";

export const changelogFormats = ["markdown", "md", "json", "release", "github"] as const;
export type ChangelogFormat = (typeof changelogFormats)[number];

/** The flags of `toolbox changelog`, as its parser gives them. */
export interface ChangelogFlags {
  readonly from?: string;
  readonly to?: string;
  readonly unreleased?: true;
  readonly latest?: true;
  readonly tagPattern?: string;
  readonly foldPreReleases?: true;
  readonly allTags?: true;
  readonly package?: readonly string[];
  readonly packages?: true;
  readonly contributors?: true;
  readonly requireConventional?: true;
  readonly allowShallow?: true;
  /** False with `--no-cache`. */
  readonly cache: boolean;
  readonly config?: string;
  readonly project?: string;

  readonly format?: ChangelogFormat;
  readonly json?: true;
  readonly template?: string;
  readonly out?: string;
  readonly write?: true;
  readonly force?: true;
  readonly allReleases?: true;
  readonly release?: string | true;
  readonly keep?: number;
  readonly preview?: true;
  readonly check?: true;
  readonly diff?: true;
  readonly base?: string;

  readonly bump?: Bump | "print" | true;
  readonly pre?: string;

  readonly entry?: readonly string[];
  readonly currentVersion?: string;
}
