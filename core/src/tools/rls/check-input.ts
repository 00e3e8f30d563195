import { nameError, readColumnName, readTableName } from "../../data/sql/read-table-name.ts";
import type { Issue } from "../../tool/output.ts";
import { conditionError } from "./condition/condition-error.ts";
import { type RlsInput, rlsFields } from "./fields.ts";
import { askedColumns, rolesIn, trustedField } from "./condition/read-rule.ts";

/** What has to be mended before a rule can be written: names that are none, a condition that is not an expression. */
export function checkInput(input: RlsInput): readonly Issue[] {
  const issues: Issue[] = [];
  const trusted = trustedField(input);
  for (const name of ["tableName", ...(trusted ? [trusted] : [])] as const) {
    const reading = readTableName(input[name]);
    if (input[name].trim() === "") issues.push(emptyIssue(name));
    else if (!reading.ok) issues.push({ field: name, message: reading.message });
  }
  for (const name of askedColumns(input)) {
    const reading = readColumnName(input[name]);
    if (input[name].trim() === "") issues.push(emptyIssue(name));
    else if (!reading.ok) issues.push({ field: name, message: reading.message });
  }
  const spoken = (name: SpokenField, isNeeded: boolean, missing = "") => {
    const fault = nameError(input[name]) ?? (isNeeded && rolesIn(input[name]).length === 0 ? missing : undefined);
    if (fault !== undefined) issues.push({ field: name, message: fault });
  };
  spoken("policyName", false);
  if (input.policyType === "tenant") spoken("tenantClaim", true, "Name the claim that holds the tenant.");
  if (input.policyType === "role" && !trusted) spoken("roleColumn", true, "Name the claim that holds the role.");
  if (input.policyType === "role" || (input.policyType === "team" && input.teamWrite === "role"))
    spoken("requiredRole", true, "Name a role, or several with commas between them.");
  if (input.policyType === "public" && input.mode === "restrictive")
    issues.push({
      field: "mode",
      message: "A restrictive policy that lets everyone through restricts nothing. Take a permissive one.",
    });
  if (input.policyType === "custom") {
    const fault = conditionError(input.customCondition);
    if (fault !== undefined) issues.push({ field: "customCondition", message: fault });
  }
  return issues;
}

/** Fields whose text is not a name of PostgreSQL, yet stands in a comment or a literal. */
type SpokenField = "policyName" | "tenantClaim" | "roleColumn" | "requiredRole";

const emptyIssue = (field: keyof typeof rlsFields): Issue => ({
  field,
  message: `${rlsFields[field].label} is empty: name it.`,
});
