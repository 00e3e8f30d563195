import { conditionDoubts } from "./condition/condition-doubts.ts";
import type { Rule } from "./condition/read-rule.ts";

/** What the SQL does as asked, and the user may not have meant. */
export function warnAbout(rule: Rule, warn: (message: string) => void): void {
  const writes = rule.commands.filter((command) => command !== "select").map((command) => command.toUpperCase());
  if (rule.policyType === "public" && rule.publicWrite === "everyone" && writes.length > 0)
    warn(`${writes.join(", ")}: anyone who finds the address of your API can do this to every row, signed in or not.`);
  if (rule.policyType === "custom") for (const doubt of conditionDoubts(rule)) warn(doubt);
}
