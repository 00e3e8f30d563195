import { cutName } from "../../data/sql/cut-name.ts";
import { qualifiedName } from "../../data/sql/qualified-name.ts";
import { quoteName } from "../../data/sql/quote.ts";
import type { ApiRole, Lookup } from "./plan.ts";
import type { Rule } from "./condition/read-rule.ts";
import { needsRole } from "./labels.ts";

/** A schema the Data API does not serve: nobody calls what stands there but the policies. */
export const LOOKUP_SCHEMA = "private";

/** The function a policy calls, with its schema: `private.team_ids_from_team_members`. */
export function lookupName({ policyType, teamColumn, roleColumn, trusted }: Rule): string {
  const stem = policyType === "team" ? `${teamColumn}s` : `has_${roleColumn}`;
  return `${LOOKUP_SCHEMA}.${quoteName(cutName(`${stem}_from_${trusted?.name ?? ""}`))}`;
}

/**
 * The functions the policies of a rule call. They run as their owner: the policies of the table they look into are
 * not asked, so no policy can end up asking itself.
 */
export function lookupsOf(rule: Rule, roles: readonly ApiRole[]): readonly Lookup[] {
  const { trusted: table, commands } = rule;
  if (!table) return [];
  const name = lookupName(rule);
  const from = `from ${qualifiedName(table)}\n  where ${quoteName(rule.userColumn)} = (select auth.uid())`;
  const hasRole = `\n  and ${quoteName(rule.roleColumn)}::text = any ($1)`;
  if (rule.policyType === "role") {
    const body = `select exists (${`\nselect 1\n${from}${hasRole}`.replaceAll(/\n */g, "\n    ")}\n  )`;
    const purpose = `Whether the user has one of the roles in ${table.name}.`;
    return [{ name, parameters: "roles text[]", returns: "boolean", body, roles, purpose }];
  }
  const column = quoteName(rule.teamColumn);
  const returns = `setof ${qualifiedName(table)}.${column}%type`;
  const body = `select ${column}\n  ${from}`;
  const all: Lookup = { name, parameters: "", returns, body, roles, purpose: "The teams the user is in." };
  const some: Lookup = {
    ...all,
    parameters: "roles text[]",
    body: `${body}${hasRole}`,
    purpose: "The teams in which the user has one of the roles.",
  };
  const isAskedOf = (isByRole: boolean) => commands.some((command) => needsRole(rule, command) === isByRole);
  return [...(isAskedOf(false) ? [all] : []), ...(isAskedOf(true) ? [some] : [])];
}
