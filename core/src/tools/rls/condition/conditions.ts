import { quoteLiteral, quoteName } from "../../../data/sql/quote.ts";
import { lookupName } from "../lookups.ts";
import type { ApiRole, Command } from "../plan.ts";
import type { Rule } from "./read-rule.ts";
import { isPublic, needsRole } from "../labels.ts";
import { wrapCalls } from "./wrap-calls.ts";

/** Wrapped, so that PostgreSQL asks once a query instead of once a row. */
const USER = "(select auth.uid())";
const METADATA = "auth.jwt() -> 'app_metadata'";

/**
 * What a row has to fulfil for a command, as SQL of type boolean. What does not depend on the row stands in a
 * subselect (supabase.com/docs/guides/database/postgres/row-level-security, "Call functions with select").
 */
export function conditionOf(rule: Rule, command: Command): string {
  switch (rule.policyType) {
    case "own":
      return `${USER} = ${quoteName(rule.userColumn)}`;
    case "role":
      return roleCondition(rule);
    case "team": {
      const wanted = needsRole(rule, command) ? roleArray(rule) : "";
      // As an array, so that an index on the column can be used.
      return `${quoteName(rule.teamColumn)} = any (array(select ${lookupName(rule)}(${wanted})))`;
    }
    case "tenant": {
      const claim = `${METADATA} ->> ${quoteLiteral(rule.tenantClaim)}`;
      const typed = rule.idType === "text" ? claim : `(${claim})::${rule.idType}`;
      return `${quoteName(rule.tenantColumn)} = (select ${typed})`;
    }
    case "public":
      return isPublic(rule, command) ? "true" : `${USER} = ${quoteName(rule.userColumn)}`;
    case "custom":
      return wrapCalls(rule.customCondition);
  }
}

/** Who a policy is for. A restrictive one is for everyone: it is a barrier, not a door. */
export function rolesOfPolicy(rule: Rule, command: Command): readonly ApiRole[] {
  const isForEveryone =
    rule.mode === "restrictive" ||
    isPublic(rule, command) ||
    (rule.policyType === "custom" && rule.appliesTo === "everyone");
  return isForEveryone ? ["anon", "authenticated"] : ["authenticated"];
}

function roleCondition(rule: Rule): string {
  if (rule.trusted) return `(select ${lookupName(rule)}(${roleArray(rule)}))`;
  const claim = `(select ${METADATA} ->> ${quoteLiteral(rule.roleColumn)})`;
  const wanted = rule.roles.map(quoteLiteral);
  return wanted.length === 1 ? `${claim} = ${wanted[0]}` : `${claim} in (${wanted.join(", ")})`;
}

function roleArray({ roles }: Rule): string {
  return `array[${roles.map(quoteLiteral).join(", ")}]`;
}
