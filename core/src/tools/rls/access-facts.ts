import type { FactRow } from "../../tool/output.ts";
import type { Access, Actor, Reach } from "./access.ts";
import type { Command } from "./plan.ts";
import type { Rule } from "./condition/read-rule.ts";
import { capitalize, formatList } from "../../text/format.ts";

const verbs: Readonly<Record<Command, string>> = {
  select: "sees",
  insert: "creates",
  update: "updates",
  delete: "deletes",
};

const own: Readonly<Record<Rule["policyType"], string>> = {
  own: "their own rows",
  public: "their own rows",
  team: "rows of their team",
  tenant: "rows of their tenant",
  role: "every row",
  custom: "every row",
};

/** Who can do what, a row for each kind of user. */
export function accessFacts(rule: Rule, { actors }: Access): readonly FactRow[] {
  return actors.map((actor) => ({
    label: actor.claims ? capitalize(actor.who) : "Signed out",
    value: capitalize(deeds(actor, rule)),
  }));
}

function deeds({ reach }: Actor, rule: Rule): string {
  const most = rule.mode === "restrictive" ? "at most " : "";
  const groups = new Map<string, string[]>();
  for (const [command, rows] of Object.entries(reach) as [Command, Reach][]) {
    if (rows === "refused" || rows.length === 0) continue;
    const what = rows.length === 2 ? "every row" : own[rule.policyType];
    groups.set(what, [...(groups.get(what) ?? []), verbs[command]]);
  }
  const parts = [...groups].map(([what, did]) => `${formatList(did)} ${what}`);
  return parts.length === 0 ? "nothing" : `${most}${parts.join("; ")}`;
}
