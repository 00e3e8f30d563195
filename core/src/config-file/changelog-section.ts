import type { Category } from "../git/changelog/entries/categories.ts";
import { dependencyPlaces, type NoiseName, noiseRules, untypedPlaces } from "../git/changelog/entries/noise.ts";
import { parseVersion } from "../git/changelog/version.ts";
import type { Section } from "../config/section.ts";
import {
  choice,
  count,
  entriesOf,
  flag,
  list,
  memberPath,
  object,
  pattern,
  type Shape,
  text,
  type ValuesOf,
} from "../config/shape.ts";

/* Kept apart from the code of the changelog: a commit hook reads the configuration too, and shall not load that. */
const places = [
  "added",
  "changed",
  "deprecated",
  "removed",
  "fixed",
  "security",
  "hidden",
] as const satisfies readonly (Category | "hidden")[];
const place = choice(places);

/** Types, in small letters, and where they go. */
function record<T>(each: Shape<T>): Shape<Readonly<Record<string, T>>> {
  return {
    schema: { type: "object", additionalProperties: each.schema },
    read(value, at, report) {
      const read = entriesOf(value, at, report)?.map(
        ([type, where]) => [type.toLowerCase(), each.read(where, memberPath(at, type), report)] as const,
      );
      if (!read || read.some(([, where]) => where === undefined)) return undefined;
      return Object.fromEntries(read) as Record<string, T>;
    },
  };
}

const noise = object(
  Object.fromEntries(noiseRules.map(({ name, words }) => [name, { shape: flag, words: `${words} (true).` }])) as Record<
    NoiseName,
    { readonly shape: Shape<boolean>; readonly words: string }
  >,
);

const version: Shape<string> = {
  schema: { type: "string" },
  read(value, at, report) {
    const read = text.read(value, at, report);
    if (read === undefined || parseVersion(read)) return read;
    report(`${at} must be a version such as 0.1.0, but it is "${read}".`);
    return undefined;
  },
};

const page: Shape<string> = {
  schema: { type: "string", format: "uri" },
  read(value, at, report) {
    const read = text.read(value, at, report);
    if (read === undefined || /^https?:\/\/[^\s/]+\/\S+$/.test(read)) return read?.replace(/\/+$/, "");
    report(`${at} must be the address of the repository's page, but it is "${read}".`);
    return undefined;
  },
};

const fragmentPlace = choice([...places, "breaking"]);

const fragments = object({
  folders: {
    shape: list(text, "folders"),
    words:
      "Where fragments lie, from the root; the first is where new ones go (changelog.d, newsfragments, .changeset).",
  },
  types: {
    shape: record(fragmentPlace),
    words: 'Where a type in a file\'s name leads, added to the usual ones: {"perf": "changed"}.',
  },
});

const branchCheck = object({
  paths: {
    shape: list(text, "patterns"),
    words:
      'What users notice, as patterns from the root; "!" leaves out, the last that fits decides: ["src/**", "!**/*.test.ts"].',
  },
  types: {
    shape: list(text, "types"),
    words: "Types of commits that say by themselves that users notice nothing (those that are hidden).",
  },
});

const members = {
  project: { shape: text, words: "The project's name, for the first lines of a new file." },
  file: { shape: text, words: "The changelog, from the root of the repository (CHANGELOG.md)." },
  tagPattern: {
    shape: pattern,
    words:
      "A regular expression for the whole name of tags that are releases; a group (?<version>…) says where the version is.",
  },
  preReleases: {
    shape: choice(["list", "fold"]),
    words:
      "Give pre-releases sections of their own (list, the default), or tell what they brought under the final release.",
  },
  types: {
    shape: record(place),
    words:
      'Where commits of a type go, added to the usual ones: {"types": "changed", "docs": "hidden", "chore(deps)": "changed"}.',
  },
  noise: {
    shape: noise,
    words: "First lines without a type that are left out, each rule on by default; false brings its commits back.",
  },
  squashed: {
    shape: choice(["entries", "title"]),
    words:
      "What the body of a squashed commit lists by type: entries of their own (entries, the default), or the title speaks for all of it (title).",
  },
  firstRelease: {
    shape: choice(["all", "fragments"]),
    words:
      "The release before which there was none: told by all commits (all, the default), or by fragments alone where there are some (fragments).",
  },
  untyped: {
    shape: choice(untypedPlaces),
    words:
      "Messages without a type: told under the kind that their words speak of (guess, the default), or not at all (hide).",
  },
  dependencies: {
    shape: choice(dependencyPlaces),
    words:
      "Raised versions of dependencies: one entry for all of a release (fold, the default), one each (list), or none (hide).",
  },
  fragments: { shape: fragments, words: "Changes that wait in files of their own until they are folded in." },
  check: { shape: branchCheck, words: "When a branch has to tell users of its change, for --check --base." },
  requireConventional: { shape: flag, words: "Fail when a commit does not say its type (false)." },
  contributors: {
    shape: flag,
    words: "Name the people of each release, in Markdown on stdout, release texts and JSON (false).",
  },
  keep: { shape: count, words: "How many releases stay in the file; older ones move to CHANGELOG-<major>.md." },
  initialVersion: { shape: version, words: "What the first release is called (0.1.0)." },
  zeroMajor: {
    shape: choice(["shift", "semver"]),
    words:
      "Before 1.0.0 a breaking change grows the minor version and an addition the patch (shift, the default), or as later (semver).",
  },
  repository: { shape: page, words: "The page of the repository, where the remote does not tell it." },
  host: {
    shape: choice(["github", "gitlab", "bitbucket", "azure", "gitea"]),
    words: "What runs on the repository's server, where its name does not tell.",
  },
} as const;

export type ChangelogConfig = ValuesOf<typeof members>;

/** `changelog`: how `toolbox changelog` reads the history and where it writes. */
export const changelogSection: Section<ChangelogConfig> = {
  key: "changelog",
  words: "How the changelog is made from the history.",
  shape: object(members),
};
