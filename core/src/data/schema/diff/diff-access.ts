import type { DatabaseSchema, Policy, Table } from "../model.ts";
import { placed, type TableChange } from "./diff-columns.ts";
import { pairItems } from "./pair-items.ts";
import { sameSql } from "./same-sql.ts";
import { policyWords } from "./words.ts";

/** What became of the row level security of a table: on or off, and its policies. */
export function diffAccess(before: Table, after: Table, schema: DatabaseSchema): TableChange[] {
  return [...rowSecurity(before, after), ...policies(before, after, schema)];
}

function rowSecurity({ rowSecurity: was }: Table, { rowSecurity: is, policies: all }: Table): TableChange[] {
  if (was === is) return [];
  const why =
    is === "off"
      ? "Every role with a grant on the table reaches all of its rows."
      : was === "off" && all.length === 0
        ? "Without a policy only the owner and roles that bypass row security reach a row."
        : was === "off"
          ? "Roles reach just the rows that a policy lets through."
          : undefined;
  return [
    {
      object: "row security",
      kind: "changed",
      name: is,
      before: was,
      after: is,
      ...(why === undefined ? { effect: "safe" } : { effect: "risky", why }),
    },
  ];
}

function policies(before: Table, after: Table, { dialect }: DatabaseSchema): TableChange[] {
  const { both, gone, added } = pairItems(before.policies, after.policies, ({ name }) => name, policyWords);
  return [
    ...both.flatMap(([one, other]): TableChange[] => {
      const isRenamed = one.name !== other.name;
      if (isSame(one, other, dialect) && !isRenamed) return [];
      return [
        {
          object: "policy",
          kind: isRenamed ? "renamed" : "changed",
          name: other.name,
          before: `${isRenamed ? `${one.name} ` : ""}${policyWords(one)}`,
          after: `${isRenamed ? `${other.name} ` : ""}${policyWords(other)}`,
          ...(isRenamed ? { effect: "safe" } : { effect: "risky", why: "Who reaches which rows changes." }),
          ...placed(other),
        },
      ];
    }),
    ...added.map((policy) => comeOrGone(policy, "added")),
    ...gone.map((policy) => comeOrGone(policy, "gone")),
  ];
}

/** A permissive policy that comes, or a restrictive one that goes, opens rows; the other two close some. */
function comeOrGone(policy: Policy, kind: "added" | "gone"): TableChange {
  return {
    object: "policy",
    kind,
    name: policy.name,
    [kind === "added" ? "after" : "before"]: policyWords(policy),
    effect: "risky",
    why: policy.permissive === (kind === "added") ? "More rows are reached." : "Fewer rows are reached.",
    ...placed(policy),
  };
}

function isSame(one: Policy, other: Policy, dialect: DatabaseSchema["dialect"]): boolean {
  return (
    one.permissive === other.permissive &&
    one.command === other.command &&
    one.roles.toSorted().join("\0") === other.roles.toSorted().join("\0") &&
    sameSql(one.using, other.using, dialect) &&
    sameSql(one.withCheck, other.withCheck, dialect)
  );
}
