import { impliedName } from "../../implied-name.ts";
import type { CheckDraft, DomainDraft } from "./drafts.ts";

/** Adds a check to a domain, named as PostgreSQL would name it. */
export function addCheckTo(domain: DomainDraft, check: CheckDraft): void {
  const isTaken = (name: string) => domain.checks.some((other) => other.name === name);
  let name = check.name ?? impliedName(domain.name, [], "check");
  for (let count = 1; check.name === undefined && isTaken(name); count++)
    name = impliedName(domain.name, [], `check${count}`);
  domain.checks.push({ ...check, name });
}
