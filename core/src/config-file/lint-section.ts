import { applyChanges } from "../git/commit-lint/commitlint-config.ts";
import { conventional } from "../git/commit-lint/conventional.ts";
import { conventionalSettings, type LintSettings } from "../git/commit-lint/lint-settings.ts";
import { ruleChanges } from "../git/commit-lint/rule-set.ts";
import type { Section } from "../config/section.ts";
import { choice, flag, list, object, pattern, type Shape } from "../config/shape.ts";

const members = object({
  extends: {
    shape: choice(["conventional", "nothing"]),
    words: "The rules to begin with: those of config-conventional (the default), or none.",
  },
  rules: { shape: ruleChanges, words: 'Rules by commitlint\'s names, such as ["error", "always", 72], or "off".' },
  defaultIgnores: { shape: flag, words: "Let merges, reverts, fixups and bare versions pass unread (true)." },
  ignores: { shape: list(pattern, "regular expressions"), words: "Messages that match one of these pass unread." },
  strict: { shape: flag, words: "Warnings fail as errors do (false)." },
  fix: { shape: flag, words: "The commit-msg hook fixes what is safe to fix, as lint --fix does (false)." },
});

const shape: Shape<LintSettings> = {
  get schema() {
    return members.schema;
  },
  read(value, at, report) {
    const config = members.read(value, at, report);
    return (
      config && {
        ...conventionalSettings,
        rules: applyChanges(config.extends === "nothing" ? {} : conventional, config.rules ?? {}),
        defaultIgnores: config.defaultIgnores ?? true,
        ignores: config.ignores ?? [],
        strict: config.strict ?? false,
        fix: config.fix ?? false,
      }
    );
  },
};

/** `lint`: what `toolbox lint` and the commit-msg hook ask of a message. */
export const lintSection: Section<LintSettings> = {
  key: "lint",
  words: "What a commit message must look like.",
  shape,
};
