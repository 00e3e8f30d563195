import { defineTool } from "../../tool/define-tool.ts";
import type { Output } from "../../tool/output.ts";
import { accessFacts } from "./access-facts.ts";
import { accessOf } from "./access.ts";
import { checkInput } from "./check-input.ts";
import { rlsFields } from "./fields.ts";
import { makePlan } from "./make-plan.ts";
import { pgtapSql } from "./pgtap/pgtap.ts";
import { policySql } from "./policy-sql.ts";
import { readRule } from "./condition/read-rule.ts";
import { warnAbout } from "./warn-about.ts";

/** Row level security for a table: policies, what they need, and a test of them. */
export const tool = defineTool({
  id: "rls",
  route: "/rls-policy-generator",
  title: "RLS Policy",
  summary: "Row level security policies with grants, indexes and a pgTAP test",
  aliases: ["row level security", "policy", "postgres", "supabase", "sql", "multi-tenant", "permissions"],
  action: { label: "Generate Policy", busyLabel: "Generating...", success: { title: "Policy Generated" } },
  positional: "tableName",
  projectFiles: true,
  fields: rlsFields,
  examples: [
    {
      name: "Everyone reads articles, their authors write them",
      input: { tableName: "articles", policyType: "public", userColumn: "author_id" },
    },
    {
      name: "A team's documents, changed by owners and editors",
      input: { tableName: "documents", policyType: "team", teamWrite: "role", requiredRole: "owner, editor" },
    },
    {
      name: "Tenants kept apart, whatever other policies say",
      input: { tableName: "app.invoices", policyType: "tenant", mode: "restrictive" },
    },
    {
      name: "Published, or one's own",
      input: {
        tableName: "posts",
        operation: "select",
        policyType: "custom",
        appliesTo: "everyone",
        customCondition: "is_published\nor (select auth.uid()) = author_id",
      },
    },
  ],
  check: checkInput,
  generate(input, _ports, { warn }): readonly Output[] {
    const rule = readRule(input, warn);
    const plan = makePlan(rule, warn);
    warnAbout(rule, warn);
    const access = accessOf(rule, plan);
    const stem = plan.table.name.replaceAll(/[^\p{L}\p{N}_-]+/gu, "_");
    const policy: Output = {
      kind: "text",
      name: `${stem}_policy.sql`,
      label: "SQL",
      mime: "application/sql",
      text: policySql(plan),
    };
    const test: Output = {
      kind: "text",
      name: `supabase/tests/${stem}_rls.test.sql`,
      label: "pgTAP test",
      mime: "application/sql",
      text: pgtapSql(plan, access),
    };
    const facts: Output = { kind: "facts", name: "access", label: "Who can do what", rows: accessFacts(rule, access) };
    return [policy, ...(input.test ? [test] : []), ...(facts.rows.length > 1 ? [facts] : [])];
  },
});
