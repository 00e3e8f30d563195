import { capitalize } from "../../text/format.ts";
import type { Command } from "./plan.ts";
import type { Rule } from "./condition/read-rule.ts";

const verbs: Readonly<Record<Command, string>> = {
  select: "view",
  insert: "create",
  update: "update",
  delete: "delete",
};

/** A name that says the rule, for a policy nobody named: "Users can view their own projects". */
export function spokenName(rule: Rule, command: Command): string {
  const verb = verbs[command];
  const table = rule.table.name;
  const isOnly = rule.mode === "restrictive";
  const only = isOnly ? "only " : "";
  const roles = rule.roles.join(" or ");
  switch (rule.policyType) {
    case "own":
      return `Users can ${verb} ${only}their own ${table}`;
    case "role":
      return isOnly ? `Only role ${roles} can ${verb} ${table}` : `Role ${roles} can ${verb} all ${table}`;
    case "team": {
      const who = needsRole(rule, command) ? `team ${roles}` : "team members";
      return `${isOnly ? `Only ${who}` : capitalize(who)} can ${verb} ${table}`;
    }
    case "tenant":
      return `Tenants can ${verb} ${only}their own ${table}`;
    case "public":
      return isPublic(rule, command) ? `Everyone can ${verb} ${table}` : `Users can ${verb} ${only}their own ${table}`;
    case "custom":
      return `Rule to ${verb} ${table}`;
  }
}

/** What the policies let through, for the head of the file. */
export function ruleSentence(rule: Rule): string {
  const { userColumn, teamColumn, tenantColumn, tenantClaim, roleColumn, roles, trusted } = rule;
  const anyRole = roles.join(" or ");
  switch (rule.policyType) {
    case "own":
      return `Each user reaches the rows whose ${userColumn} is their own id.`;
    case "role":
      return `Users with ${anyRole} as ${roleColumn} in ${trusted?.name ?? "the app_metadata of their token"} reach every row.`;
    case "team":
      return `Who is in a team, as ${trusted?.name ?? ""} says, reaches the rows with its ${teamColumn}${
        rule.teamWrite === "role" ? `; who has ${anyRole} as ${roleColumn} there changes them` : ""
      }.`;
    case "tenant":
      return `Users reach the rows whose ${tenantColumn} is the ${tenantClaim} in the app_metadata of their token.`;
    case "public":
      return rule.publicWrite === "owner"
        ? `Everyone sees every row; users change those whose ${userColumn} is their own id.`
        : "Everyone sees and changes every row, signed in or not.";
    case "custom":
      return "The condition decides.";
  }
}

/** Whether the command is for those team members only who have a role. */
export function needsRole({ policyType, teamWrite }: Rule, command: Command): boolean {
  return policyType === "team" && teamWrite === "role" && command !== "select";
}

/** Whether the command is open to everyone, signed in or not. */
export function isPublic({ policyType, publicWrite }: Rule, command: Command): boolean {
  return policyType === "public" && (command === "select" || publicWrite === "everyone");
}
