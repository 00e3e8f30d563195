/** A commit type: its word, its sign and what it is for. */
export interface CommitType {
  readonly type: string;
  readonly emoji: string;
  readonly description: string;
}

/** The eleven types of the Angular convention, as commitlint's config-conventional allows them, each with its emoji. */
export const commitTypes = [
  { type: "feat", emoji: "✨", description: "A new feature" },
  { type: "fix", emoji: "🐛", description: "A bug fix" },
  { type: "docs", emoji: "📚", description: "Documentation only" },
  { type: "style", emoji: "💎", description: "Changes that do not affect meaning" },
  { type: "refactor", emoji: "♻️", description: "Neither fixes a bug nor adds a feature" },
  { type: "perf", emoji: "⚡", description: "Improves performance" },
  { type: "test", emoji: "🧪", description: "Adds or corrects tests" },
  { type: "build", emoji: "🔧", description: "Build system or dependencies" },
  { type: "ci", emoji: "👷", description: "CI configuration" },
  { type: "chore", emoji: "🔨", description: "Other changes" },
  { type: "revert", emoji: "⏪", description: "Reverts a commit" },
] as const satisfies readonly CommitType[];

export type CommitTypeName = (typeof commitTypes)[number]["type"];

/** The emoji of a type; 📝 for a type that is not in the list. */
export function typeEmoji(type: string): string {
  return commitTypes.find((entry) => entry.type === type)?.emoji ?? "📝";
}

/** The scopes the form offers. */
export const commitScopes = [
  "api",
  "ui",
  "auth",
  "database",
  "config",
  "deps",
  "docs",
  "tests",
  "utils",
  "components",
  "pages",
  "hooks",
] as const;

export type CommitScope = (typeof commitScopes)[number];
