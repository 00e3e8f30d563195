import { cutName, isTooLongName, MAX_NAME_BYTES } from "../../data/sql/cut-name.ts";
import { conditionOf, rolesOfPolicy } from "./condition/conditions.ts";
import { lookupsOf } from "./lookups.ts";
import type { Command, Index, Policy, RlsPlan } from "./plan.ts";
import type { Rule } from "./condition/read-rule.ts";
import { ruleSentence, spokenName } from "./labels.ts";

/**
 * All that is going to be written for a rule.
 * @param warn hears of names of policies that PostgreSQL would cut: they are cut here, so that they stay apart
 */
export function makePlan(rule: Rule, warn: (message: string) => void): RlsPlan {
  const policies = rule.commands.map((command) => policyOf(rule, command));
  warnOfCut(rule, policies, warn);
  const roles = [...new Set(policies.flatMap((policy) => policy.roles))].toSorted();
  return {
    table: rule.table,
    rule: ruleSentence(rule),
    isRestrictive: rule.mode === "restrictive",
    policies,
    lookups: lookupsOf(rule, roles),
    ...(rule.trusted ? { trusted: rule.trusted } : {}),
    indexes: rule.indexes ? indexesOf(rule) : [],
    hasGrants: rule.grants && rule.mode === "permissive",
    isForced: rule.bindOwner,
    isRerunnable: rule.rerunnable,
  };
}

function policyOf(rule: Rule, command: Command): Policy {
  const name = nameOf(rule, command);
  const condition = conditionOf(rule, command);
  const roles = rolesOfPolicy(rule, command);
  // PostgreSQL takes no other clauses (CREATE POLICY, "Per-Command Policies").
  if (command === "insert") return { name, command, roles, check: condition };
  if (command === "update") return { name, command, roles, using: condition, check: condition };
  return { name, command, roles, using: condition };
}

function nameOf(rule: Rule, command: Command): string {
  const typed = rule.policyName;
  const stem = typed || spokenName(rule, command);
  // One name for several policies: each says its command.
  const ending = typed && rule.commands.length > 1 ? ` (${command})` : "";
  if (!isTooLongName(`${stem}${ending}`)) return `${stem}${ending}`;
  // What is cut may be what told them apart.
  return cutName(stem, rule.commands.length > 1 ? ` (${command})` : "").trimEnd();
}

/** Says that a name was cut; those that nobody typed go without a word. */
function warnOfCut({ policyName }: Rule, [first]: readonly Policy[], warn: (message: string) => void): void {
  if (policyName === "" || !first || first.name.startsWith(policyName)) return;
  warn(`Policy Name: PostgreSQL keeps ${MAX_NAME_BYTES} bytes of a name; yours is cut to "${first.name}".`);
}

/** An index on each column that a policy compares; a primary key named `id` has its own. */
function indexesOf(rule: Rule): readonly Index[] {
  const { table, trusted, userColumn } = rule;
  const wanted = [
    ...(rule.policyType === "team" ? [{ table, column: rule.teamColumn }] : []),
    ...(rule.policyType === "tenant" ? [{ table, column: rule.tenantColumn }] : []),
    ...(rule.policyType === "own" || isOwnedPublic(rule) ? [{ table, column: userColumn }] : []),
    ...(trusted ? [{ table: trusted, column: userColumn }] : []),
  ];
  return wanted
    .filter(({ column }) => column !== "id")
    .map((index) => ({ ...index, name: cutName(`${index.table.name}_${index.column}`, "_idx") }));
}

/** Only writing compares the owner of a public row. */
function isOwnedPublic({ policyType, publicWrite, commands }: Rule): boolean {
  return policyType === "public" && publicWrite === "owner" && commands.some((command) => command !== "select");
}
