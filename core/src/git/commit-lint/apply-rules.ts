import type { LintSettings } from "./lint-settings.ts";
import type { LintMessage, Place } from "./message/message.ts";
import type { Level } from "./rule-set.ts";
import { rules } from "./rules/index.ts";

export interface Finding {
  /** The name of the rule, which is commitlint's. */
  readonly rule: string;
  readonly level: Level;
  readonly sentence: string;
  readonly at: Place;
}

/** What the rules have to say of a message, in its order. */
export function applyRules(message: LintMessage, settings: Pick<LintSettings, "rules">): readonly Finding[] {
  const findings: Finding[] = [];
  for (const [name, rule] of Object.entries(rules)) {
    const setting = settings.rules[name];
    const fault = setting && rule.check(message, setting);
    if (fault) findings.push({ rule: name, level: setting.level, ...fault });
  }
  return findings.toSorted((a, b) => a.at.line - b.at.line || a.at.column - b.at.column);
}
