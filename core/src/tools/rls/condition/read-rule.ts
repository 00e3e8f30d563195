import { cutName, isTooLongName, MAX_NAME_BYTES } from "../../../data/sql/cut-name.ts";
import { readColumnName, readTableName, type TableName } from "../../../data/sql/read-table-name.ts";
import { type RlsInput, rlsFields } from "../fields.ts";
import type { Command } from "../plan.ts";

/** The fields that hold the name of a column. */
export const columnFields = ["userColumn", "roleColumn", "teamColumn", "tenantColumn"] as const;

/** An input whose names are settled: trimmed, read, and as long as PostgreSQL keeps them. */
export interface Rule extends RlsInput {
  readonly table: TableName;
  /** The table the rule looks into, of members or of roles. Who can write there is in. */
  readonly trusted?: TableName;
  readonly roles: readonly string[];
  /** In the order their policies are written. */
  readonly commands: readonly Command[];
}

/**
 * Settles an input that `checkInput` found no fault in.
 * @param warn hears of names PostgreSQL would cut: they are cut here, as it does
 */
export function readRule(input: RlsInput, warn: (message: string) => void): Rule {
  const shorten = (label: string, name: string) => {
    if (!isTooLongName(name)) return name;
    warn(`${label}: PostgreSQL keeps ${MAX_NAME_BYTES} bytes of a name; yours is cut to "${cutName(name)}".`);
    return cutName(name);
  };
  const tableOf = (name: "tableName" | "rolesTable" | "membersTable"): TableName => {
    const reading = readTableName(input[name]);
    if (!reading.ok) throw new Error("checkInput lets no name through that cannot be read");
    const { label } = rlsFields[name];
    return { schema: shorten(label, reading.table.schema), name: shorten(label, reading.table.name) };
  };
  const trusted = trustedField(input);
  const asked = askedColumns(input);
  const columns = columnFields.map((name) => {
    const reading = readColumnName(input[name]);
    return [
      name,
      reading.ok && asked.includes(name) ? shorten(rlsFields[name].label, reading.name) : input[name].trim(),
    ];
  });
  return {
    ...input,
    ...(Object.fromEntries(columns) as Pick<RlsInput, (typeof columnFields)[number]>),
    tenantClaim: input.tenantClaim.trim(),
    customCondition: input.customCondition.trim(),
    policyName: input.policyName.trim(),
    table: tableOf("tableName"),
    ...(trusted ? { trusted: tableOf(trusted) } : {}),
    roles: rolesIn(input.requiredRole),
    commands: commandsOf(input),
  };
}

/** The field with the table the rule looks into, if it looks into one. */
export function trustedField({ policyType, roleSource }: RlsInput): "membersTable" | "rolesTable" | undefined {
  if (policyType === "team") return "membersTable";
  return policyType === "role" && roleSource === "table" ? "rolesTable" : undefined;
}

/** The column fields that the rule needs. */
export function askedColumns(input: RlsInput): readonly (typeof columnFields)[number][] {
  switch (input.policyType) {
    case "own":
      return ["userColumn"];
    case "role":
      return input.roleSource === "table" ? ["userColumn", "roleColumn"] : [];
    case "team":
      return input.teamWrite === "role" ? ["teamColumn", "userColumn", "roleColumn"] : ["teamColumn", "userColumn"];
    case "tenant":
      return ["tenantColumn"];
    case "public":
      return input.publicWrite === "owner" ? ["userColumn"] : [];
    case "custom":
      return [];
  }
}

/** The roles between commas, none twice. */
export function rolesIn(text: string): readonly string[] {
  return [...new Set(text.split(",").map((role) => role.trim()))].filter((role) => role !== "");
}

function commandsOf({ operation, withSelect, mode }: RlsInput): readonly Command[] {
  if (operation === "all") return ["select", "insert", "update", "delete"];
  // What a restrictive policy narrows is let through by another, which has a SELECT of its own.
  const needsSelect = withSelect && mode === "permissive" && (operation === "update" || operation === "delete");
  return needsSelect ? ["select", operation] : [operation];
}
