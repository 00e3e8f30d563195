import { defaultTypes, type TypeRules } from "./type-rules.ts";

interface NoiseRule {
  /** As the configuration calls it. */
  readonly name: string;
  /** What it leaves out, for the configuration's schema. */
  readonly words: string;
  /** It holds for what says its type too: it is never news. */
  readonly isTyped?: boolean;
  /** First lines without a type, and those that a squashed commit lists. */
  readonly pattern: RegExp;
}

const END = String.raw`[.!]?(?:\s*\([#!]\d+\))*$`;
/** A version, maybe behind the name of a package. */
const NAMED = String.raw`(?:@?[a-z][\w./-]*[@-])?v?\d+\.\d+\.\d+[\w.+-]*`;
const TOUCH =
  "(?:add|fix|improve|update|remove|refactor|skip|disable|enable|use|extend|clean|simplify|speed|move|rename|delete|write|rewrite|split|edit|correct|change|tweak|reword|reformat|expand)(?:e?[sd]|ed|ing)?(?: up)?";
const PAPER = String.raw`(?:readme|contributing|code[_ ]of[_ ]conduct|codeowners|security\.md|governance\.md)(?:\.\w+)?`;
/** What says nothing is said in few words. */
const LONGEST = 200;

const line = (source: string) => new RegExp(`^(?:${source})${END}`, "i");

/**
 * What a commit says to those who work on the project and not to those who use it. Each rule can be turned off by its
 * name. Where the figures come from, and why all are on: docs/decisions/0307-what-a-changelog-leaves-out.md
 */
export const noiseRules = [
  {
    name: "initial",
    words: "Initial commit",
    pattern: line(
      "(?:initial|first)(?: (?:commit|import|check-?in|release))|init(?: (?:commit|repo(?:sitory)?|project))?",
    ),
  },
  {
    name: "merges",
    words: "Merges that were committed as a change, such as Merge main into next",
    pattern: line(
      String.raw`merge[ds]?\s+(?:(?:the\s+)?(?:remote-tracking\s+)?(?:branch(?:es)?|tags?|commits?|upstream|latest|changes?)\b.*|\S+\s+(?:in)?to\s+\S+.*|(?:with\s+|from\s+)?(?:\S+\/)?(?:main|master|trunk|develop|dev|next|canary|staging)\b.*)`,
    ),
  },
  { name: "wip", words: "Work in progress", pattern: /^(?:\[wip\]|wip\b|work in progress\b)/i },
  { name: "fixups", words: "Fixup!, squash! and amend! commits", pattern: /^(?:fixup|squash|amend)! / },
  {
    name: "versions",
    words: "A version and nothing else, and what prepares a release",
    pattern: line(
      String.raw`(?:(?:release|bump|prepare|publish|start|tag|cut)[: ]\s*)?(?:(?:version|release|for|to)\s+){0,3}${NAMED}(?:(?:,\s*|\s+)${NAMED}){0,9}|version packages(?: \(\w+\))?|prep(?:are)?(?: for)?(?: the)?(?: next| \S+)? release|(?:bump|raise|update)(?: the)? versions?(?: (?:to|for|from|number)\b.*)?|(?:version|release) bump|post[- ]release(?: .*)?`,
    ),
  },
  { name: "skipCi", words: "What asks CI to skip it", pattern: /\[(?:skip ci|ci skip|no ci)\]/i },
  {
    name: "review",
    words: "What reviewers asked for, and steps taken back on the way",
    pattern: line(
      String.raw`(?:address|apply|incorporate|integrate)(?:e?[sd]|ed|ing|s)?\s+(?:\S+\s+){0,3}(?:review|feedback|suggestions?|comments?)\b.*|(?:code )?review(?: comments?| feedback| fixes)?|.*\b(?:per|after|from) (?:code )?review(?: feedback| comments?)?|(?:revert|undo)(?: the| my)? (?:previous|last)(?: \S+){0,2}|oops|nits?|.*\b(?:pr|code) review\b.*`,
    ),
  },
  {
    name: "formatting",
    words: "Lint, typos, white space",
    pattern: line(
      String.raw`(?:fix(?:es|ed)?\s+)?(?:lint(?:ing|er)?(?: errors?| issues?| warnings?)?|typos?|(?:small |minor )?typo(?: fixe?s?)?|spelling|formatting|whitespace|prettier|clippy|rustfmt|eslint|gofmt)(?: (?:errors?|issues?|warnings?|lints?|fixes))?|(?:run )?(?:cargo fmt|rustfmt|gofmt|black|isort|ruff format|prettier|eslint --fix)|(?:small |minor )?(?:fix(?:e[sd])? |correct(?:s|ed)? )?(?:a |some |the |small |minor |several |more )*typos?(?: fix(?:es)?)?(?: (?:in|for|of|from)\b.*)?|(?:remove|delete|add|fix|update)[sd]?(?: (?:the|some|code|unused|stale|old|outdated))* comments?`,
    ),
  },
  {
    name: "dependencies",
    words: "Lock files, and new versions of what only those who work on the project use",
    pattern: line(
      String.raw`lock file maintenance|update (?:yarn|package|pnpm|cargo)[.-]lock\S*|(?:update|regenerate|refresh)d? (?:the )?lock ?file\b.*|(?:bump|update|upgrade) (?:the )?(?:\S+ )?(?:(?:github[- ])?actions|dev(?:elopment)?[- ]?dependenc(?:y|ies)|pre-commit|ci)\b.*|(?:bump|update) (?:(?:dependency|the)\s+)?(?:https?:\S*|actions\/|github\/codeql|docker\/|codecov\/|@types\/|(?:eslint|prettier|oxlint|vitest|jest|mocha|husky|lint-staged|mypy|ruff|typescript-eslint|playwright)\b)\S*.*`,
    ),
  },
  {
    name: "changelogs",
    words: "What brings the changelog itself up to date",
    isTyped: true,
    pattern: line(
      String.raw`(?:add|update|fix|clean|correct|edit|prepare|reference|tweak|write|amend|retroactively|move|remove|bring|start|mention|include)\w*\b.*\b(?:change ?logs?(?:_unreleased|\.md)?|history\.md|release notes|changesets?|news(?:fragments?| fragments?| entr(?:y|ies)))(?: (?:entr(?:y|ies)|file|sections?|notes?))?(?: (?:for|with|to|of|up|ready)\b.*)?|change ?log|release notes|changeset(?: file)?`,
    ),
  },
  {
    name: "documents",
    words: "README and the other documents about working on the project",
    pattern: line(
      String.raw`(?:${TOUCH}\s+(?:the\s+)?|${TOUCH}\s+.*\b(?:in|to|from|of)\s+(?:the\s+)?)${PAPER}(?:\s+(?!generator)\S.*)?|${TOUCH}\s+(?:\S+\s+){0,2}(?:sponsors?|badges?|funding|copyright years?|license years?)(?:\s+(?:section|list))?|${TOUCH}\s+(?:the\s+)?(?:docs?|documentation)`,
    ),
  },
  {
    name: "tests",
    words: "Tests and CI",
    pattern: new RegExp(
      String.raw`^${TOUCH}\s+(?:(?!and\b)\S+\s+){0,4}tests(?:\s+(?:for|in|on|of|with|to|from|against|when|that)\b.*)?${END}|\b(?:unit|integration|regression|e2e|end-to-end|smoke|snapshot|flaky|duplicate|failing|missing|broken)[- ]tests?\b|\btest (?:coverage|cases?|suites?|fixtures?|helpers?)\b|\bcode coverage\b|\b(?:github (?:actions?|workflows?)|ci (?:workflows?|jobs?|builds?|config(?:uration)?|pipelines?|runs?|runners?)|(?:in|on|to|for) ci|dependabot|travis|appveyor|circleci|codecov|runner images?|issue templates?)\b`,
      "i",
    ),
  },
  {
    name: "fixtures",
    words: "Test data that is brought up to date, such as Update test262",
    pattern: line(
      String.raw`(?:update|regenerate|refresh|sync|roll)(?:[ds]|e[ds])?\s+(?:the\s+)?(?:test262|wpt|web-platform-tests|(?:\S+\s+){0,2}(?:fixtures?|snapshots?|golden files?|baselines?|test (?:data|expectations|cases)))(?:\s+(?:to|from|for|after|against)\b.*)?`,
    ),
  },
] as const satisfies readonly NoiseRule[];

export type NoiseName = (typeof noiseRules)[number]["name"];

export const dependencyPlaces = ["fold", "list", "hide"] as const;
export type DependencyPlace = (typeof dependencyPlaces)[number];

export const untypedPlaces = ["guess", "hide"] as const;
export type UntypedPlace = (typeof untypedPlaces)[number];

/** How messages are read for a changelog. */
export interface MessageRules {
  readonly types: TypeRules;
  /** The rules of {@link noiseRules} that are on. */
  readonly noise: ReadonlySet<NoiseName>;
  /** What the body of a squashed commit lists becomes entries, or the title speaks for all of it. */
  readonly squashed: "entries" | "title";
  /** Messages without a type are sorted by their words, or left out. */
  readonly untyped: UntypedPlace;
  /** Raised versions of dependencies: one entry for all of a release, one each, or none. */
  readonly dependencies: DependencyPlace;
}

/** Whether a first line without a type is one of those that rules leave out. */
export const isNoise = (subject: string, on: MessageRules["noise"]): boolean =>
  subject.length <= LONGEST && noiseRules.some(({ name, pattern }) => on.has(name) && pattern.test(subject));

/** Whether a description is left out although the commit says its type. */
export const isTypedNoise = (description: string, on: MessageRules["noise"]): boolean =>
  description.length <= LONGEST &&
  noiseRules.some((rule) => "isTyped" in rule && on.has(rule.name) && rule.pattern.test(description));

/** All rules on. */
export const defaultRules: MessageRules = {
  types: defaultTypes,
  noise: new Set(noiseRules.map(({ name }) => name)),
  squashed: "entries",
  untyped: "guess",
  dependencies: "fold",
};
