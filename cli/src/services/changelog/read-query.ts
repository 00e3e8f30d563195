import type { ChangelogConfig } from "@toolbox/core/config-file/changelog-section.ts";
import { defaultRules } from "@toolbox/core/git/changelog/entries/noise.ts";
import { defaultTypes } from "@toolbox/core/git/changelog/entries/type-rules.ts";
import { Failure } from "../../shell/failure.ts";
import type { Shell } from "../../shell/shell.ts";
import type { ChangelogFlags } from "./flags.ts";
import { findFragmentPlaces } from "./fragments/fragment-files.ts";
import { choosePackages, readPackages } from "./history/packages.ts";
import type { HistoryQuery } from "./query.ts";

/** Which part of the history the flags ask for, on top of the configuration. Throws `Failure` "usage" for flags that do not go together. */
export async function readQuery(shell: Shell, flags: ChangelogFlags, config: ChangelogConfig): Promise<HistoryQuery> {
  demandOneRange(flags);
  const pattern = flags.tagPattern === undefined ? config.tagPattern : readPattern(flags.tagPattern);
  const names = flags.package ?? [];
  const declared = flags.packages || names.length > 0 ? await readPackages(shell) : [];
  if (flags.packages && declared.length === 0)
    throw new Failure("usage", "--packages: the repository declares no packages.", {
      next: 'Add "workspaces" to package.json, or a pnpm-workspace.yaml, and commit it.',
    });
  const packages = flags.packages ? declared : names.length > 0 ? choosePackages(declared, names) : undefined;
  const fragments = findFragmentPlaces(shell, config);
  const isRanged = flags.from !== undefined || flags.to !== undefined;
  const wantsNewest = flags.latest || (flags.format === "release" && !flags.unreleased && !isRanged && !flags.release);
  return {
    ...(flags.from === undefined ? {} : { from: flags.from }),
    ...(flags.to === undefined ? {} : { to: flags.to }),
    ...(flags.unreleased ? { part: "unreleased" } : wantsNewest ? { part: "latest" } : {}),
    tags: {
      ...(pattern ? { pattern } : {}),
      isFinalOnly: flags.foldPreReleases === true || config.preReleases === "fold",
    },
    allTags: flags.allTags === true,
    rules: {
      types: new Map([...defaultTypes, ...Object.entries(config.types ?? {})]),
      noise: new Set([...defaultRules.noise].filter((name) => config.noise?.[name] !== false)),
      squashed: config.squashed ?? defaultRules.squashed,
      untyped: config.untyped ?? defaultRules.untyped,
      dependencies: config.dependencies ?? defaultRules.dependencies,
    },
    firstByHand: config.firstRelease === "fragments",
    wantsContributors: flags.contributors ?? config.contributors ?? false,
    allowShallow: flags.allowShallow === true,
    usesCache: flags.cache,
    ...(fragments ? { fragments } : {}),
    ...(packages ? { packages, onlyReleased: flags.packages === true } : {}),
    ...(config.repository === undefined ? {} : { page: config.repository }),
    ...(config.host === undefined ? {} : { host: config.host }),
  };
}

function demandOneRange({ from, to, unreleased, latest }: ChangelogFlags): void {
  const given = { "--unreleased": unreleased, "--latest": latest, "--from and --to": from ?? to };
  const names = Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : [name]));
  if (names.length > 1)
    throw new Failure("usage", `${names.join(" and ")} do not go together.`, { next: "Name one part of the history." });
}

function readPattern(source: string): RegExp {
  try {
    return new RegExp(source, "u");
  } catch (cause) {
    throw new Failure(
      "usage",
      `--tag-pattern is not a valid regular expression: ${(cause as Error).message.replace(/\.?$/, ".")}`,
      { cause },
    );
  }
}
