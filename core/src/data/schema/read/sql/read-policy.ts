import type { SchemaDraft } from "../draft/schema-draft.ts";
import type { PolicyDraft } from "../draft/drafts.ts";
import type { PolicyCommand } from "../../model.ts";
import type { Cursor } from "./lex/cursor.ts";
import { unknownTable } from "./unknown-table.ts";

const commands: ReadonlySet<string> = new Set<PolicyCommand>(["all", "select", "insert", "update", "delete"]);

/** Reads what follows CREATE POLICY, ALTER POLICY or DROP POLICY. */
export function readPolicy(cursor: Cursor, draft: SchemaDraft, verb: "create" | "alter" | "drop"): void {
  const { place } = cursor;
  const mayLack = cursor.takes("if", "exists");
  const name = cursor.name("a policy");
  cursor.takes("on");
  const target = draft.objectName(cursor.dotted("a table"));
  const table = draft.tables.get(target);
  if (!table) return mayLack ? undefined : unknownTable(draft, target, place, `The policy "${name}" is left out`);
  const known = table.policies.find((policy) => policy.name === name);
  if (verb === "drop") {
    table.policies = table.policies.filter((policy) => policy !== known);
  } else if (verb === "create") {
    const policy: PolicyDraft = { name, command: "all", permissive: true, roles: [], place };
    readClauses(cursor, policy);
    if (policy.roles.length === 0) policy.roles = ["public"];
    table.policies = [...table.policies.filter((other) => other !== known), policy];
  } else if (known && cursor.takes("rename", "to")) known.name = cursor.name("a policy");
  else if (known) readClauses(cursor, known);
}

function readClauses(cursor: Cursor, policy: PolicyDraft): void {
  while (!cursor.isDone) {
    if (cursor.takes("as")) policy.permissive = !cursor.takes("restrictive");
    else if (cursor.takes("for")) {
      const word = cursor.token?.text ?? "";
      if (commands.has(word)) policy.command = word as PolicyCommand;
      cursor.at++;
    } else if (cursor.takes("to")) {
      policy.roles = [cursor.name("a role")];
      while (cursor.takesMark(",")) policy.roles.push(cursor.name("a role"));
    } else if (cursor.takes("using")) policy.using = cursor.group().rest();
    else if (cursor.takes("with", "check")) policy.withCheck = cursor.group().rest();
    else cursor.at++;
  }
}
