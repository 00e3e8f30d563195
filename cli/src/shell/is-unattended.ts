import type { Shell } from "./shell.ts";

/** Whether nobody is there to answer: CI services set CI. */
export function isUnattended(env: Shell["env"]): boolean {
  return env.CI !== undefined && !["", "0", "false"].includes(env.CI);
}
