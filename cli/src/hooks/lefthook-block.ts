import type { HookName } from "../services/hooks/hook-block.ts";

/** What to add to lefthook.yml. A missing Toolbox lets the commit through, as our own hooks do. */
export function lefthookBlock(hooks: readonly HookName[]): string {
  return hooks.map((hook) => `${hook}:\n  commands:\n    toolbox:\n      run: ${COMMANDS[hook]}\n`).join("");
}

const GUARD = "! command -v toolbox >/dev/null ||";
const COMMANDS: Readonly<Record<HookName, string>> = {
  "commit-msg": `'[ "$TOOLBOX_HOOKS" = 0 ] || ${GUARD} toolbox lint --edit {1}'`,
  "prepare-commit-msg": `'[ "$TOOLBOX_HOOKS" = 0 ] || [ -n "{2}" ] || ${GUARD} TOOLBOX_HOOK=prepare-commit-msg toolbox hooks prepare {1}'`,
};
