import { conventional } from "./conventional.ts";
import type { Judge } from "./message/message.ts";
import type { Preset } from "./message/read-message.ts";
import type { RuleSet } from "./rule-set.ts";

/** All that decides about a message. */
export interface LintSettings {
  readonly rules: RuleSet;
  readonly preset: Preset;
  readonly judge: Judge;
  /** Whether merges, reverts, fixups and bare versions pass unread. */
  readonly defaultIgnores: boolean;
  /** Messages that match one of these pass unread too. */
  readonly ignores: readonly RegExp[];
  /** Warnings fail as errors do. */
  readonly strict: boolean;
  /** The commit-msg hook mends what is safe to mend. */
  readonly fix?: boolean;
}

/** Without a configuration: config-conventional. */
export const conventionalSettings: LintSettings = {
  rules: conventional,
  preset: "conventional",
  judge: "toolbox",
  defaultIgnores: true,
  ignores: [],
  strict: false,
};
