import { CODE } from "../commit-lint/static-config/literal.ts";
import { isRecord } from "../../text/is-record.ts";
import { readCommitlintConfig } from "../commit-lint/commitlint-config.ts";
import { ruleChanges } from "../commit-lint/rule-set.ts";
import { type Migration, MigrationNotes } from "./migration.ts";

/** Reads a configuration of commitlint, as data: nothing of it was run. */
export function fromCommitlint(config: unknown): Migration {
  const notes = new MigrationNotes();
  const lint: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(isRecord(config) ? config : {})) {
    if (value === CODE) notes.leave(key, "it is code, and none is run");
    else if (key === "rules" && isRecord(value)) lint["rules"] = readRules(value, notes);
    else if (key === "defaultIgnores" && typeof value === "boolean") {
      lint["defaultIgnores"] = value;
      notes.carry(key);
    } else {
      const problems: string[] = [];
      readCommitlintConfig({ [key]: value }, (problem) => problems.push(problem));
      if (problems.length === 0) notes.carry(key);
      else
        notes.leave(
          key,
          key === "extends" ? "only config-conventional is known; others are code" : "it is code, or no setting here",
        );
    }
  }
  const names = isRecord(config) ? [config["extends"]].flat() : [];
  const isConventional = names.some((name) => String(name).endsWith("conventional"));
  return notes.done({ lint: { extends: isConventional ? "conventional" : "nothing", ...lint } });
}

function readRules(rules: Readonly<Record<string, unknown>>, notes: MigrationNotes): Record<string, unknown> {
  const kept: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(rules)) {
    if (value === CODE) {
      notes.leave(`rules.${name}`, "it is code, and none is run");
      continue;
    }
    const problems: string[] = [];
    ruleChanges.read({ [name]: value }, "rules", (problem) => problems.push(problem));
    if (problems.length > 0) notes.leave(`rules.${name}`, problems.join(" "));
    else {
      kept[name] = value;
      notes.carry(`rules.${name}`);
    }
  }
  return kept;
}
