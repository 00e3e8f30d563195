import type { Policy, Table } from "../../model.ts";
import { quoteIdentifier } from "../../read/sql/lex/identifier.ts";
import { commentLine } from "./comments.ts";
import type { Lacks } from "./lacks.ts";
import type { Named } from "./named.ts";
import { whereItExists } from "./where-it-exists.ts";

/** Row level security of a table: whether it is on, and its policies. */
export function policyLines(table: Table, named: Named, lacks: Lacks): string[] {
  const { rowSecurity, policies } = table;
  return [
    ...(rowSecurity === "off" ? [] : [`ALTER TABLE ${named(table)} ENABLE ROW LEVEL SECURITY;`]),
    ...(rowSecurity === "forced" ? [`ALTER TABLE ${named(table)} FORCE ROW LEVEL SECURITY;`] : []),
    ...policies.map((policy) => {
      const statements = [
        policyLine(policy, named(table)),
        ...commentLine("POLICY", `${quoteIdentifier(policy.name)} ON ${named(table)}`, policy.comment),
      ];
      return whereItExists(
        `The policy "${policy.name}" of ${named(table)}`,
        statements.join("\n"),
        lacks.ofPolicy(policy),
      );
    }),
  ];
}

function policyLine(policy: Policy, table: string): string {
  const roles = policy.roles.map((role) =>
    /^(?:public|current_user|session_user|current_role)$/.test(role) ? role : quoteIdentifier(role),
  );
  const parts = [
    `CREATE POLICY ${quoteIdentifier(policy.name)} ON ${table}`,
    ...(policy.permissive ? [] : ["AS RESTRICTIVE"]),
    ...(policy.command === "all" ? [] : [`FOR ${policy.command.toUpperCase()}`]),
    ...(policy.roles.join() === "public" ? [] : [`TO ${roles.join(", ")}`]),
    ...(policy.using === undefined ? [] : [`USING (${policy.using})`]),
    ...(policy.withCheck === undefined ? [] : [`WITH CHECK (${policy.withCheck})`]),
  ];
  return `${parts.join(" ")};`;
}
