import { defaultTypes, type TypeRules } from "./type-rules.ts";

interface NoiseRule {
  /** As the configuration calls it. */
  readonly name: string;
  /** What it leaves out, for the configuration's schema. */
  readonly words: string;
  /** First lines without a type, and those that a squashed commit lists. */
  readonly pattern: RegExp;
}

const END = String.raw`[.!]?(?:\s*\([#!]\d+\))*$`;
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
  { name: "versions", words: "A version and nothing else", pattern: /^(?:release[: ]\s*)?v?\d+\.\d+\.\d+\S*$/i },
  { name: "skipCi", words: "What asks CI to skip it", pattern: /\[(?:skip ci|ci skip|no ci)\]/i },
  {
    name: "review",
    words: "What reviewers asked for, and steps taken back on the way",
    pattern: line(
      String.raw`(?:address|apply|incorporate|integrate)(?:e?[sd]|ed|ing|s)?\s+(?:\S+\s+){0,3}(?:review|feedback|suggestions?|comments?)\b.*|(?:code )?review(?: comments?| feedback| fixes)?|.*\b(?:per|after|from) (?:code )?review(?: feedback| comments?)?|(?:revert|undo)(?: the| my)? (?:previous|last)(?: \S+){0,2}|oops|nits?`,
    ),
  },
  {
    name: "formatting",
    words: "Lint, typos, white space",
    pattern: line(
      String.raw`(?:fix(?:es|ed)?\s+)?(?:lint(?:ing|er)?(?: errors?| issues?| warnings?)?|typos?|formatting|whitespace|prettier)`,
    ),
  },
  {
    name: "dependencies",
    words: "Versions that bots raise, and lock files",
    pattern: line(
      String.raw`lock file maintenance|bump \S+ from \S+ to \S+|update dependency \S+ to v?\d\S*|update (?:yarn|package|pnpm)[.-]lock\S*|(?:update|regenerate|refresh)d? (?:the )?lock ?file\b.*`,
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

/** How messages are read for a changelog. */
export interface MessageRules {
  readonly types: TypeRules;
  /** The rules of {@link noiseRules} that are on. */
  readonly noise: ReadonlySet<NoiseName>;
  /** What the body of a squashed commit lists becomes entries, or the title speaks for all of it. */
  readonly squashed: "entries" | "title";
}

/** Whether a first line without a type is one of those that rules leave out. */
export const isNoise = (subject: string, on: MessageRules["noise"]): boolean =>
  noiseRules.some(({ name, pattern }) => on.has(name) && pattern.test(subject));

/** All rules on. */
export const defaultRules: MessageRules = {
  types: defaultTypes,
  noise: new Set(noiseRules.map(({ name }) => name)),
  squashed: "entries",
};
