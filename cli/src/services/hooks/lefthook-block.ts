import type { HookName } from "./hook-block.ts";

/**
 * What to add to lefthook.yml. As with our own hooks only a finding refuses the commit, by its own exit code: neither a
 * missing Toolbox nor a crash does.
 */
export function lefthookBlock(hooks: readonly HookName[], blocks = false): string {
  const end = (hook: HookName) => (hook === "commit-msg" || (hook === "pre-commit" && blocks) ? "[ $? -ne 10 ]" : ":");
  return hooks
    .map((hook) => `${hook}:\n  commands:\n    toolbox:\n      run: '${COMMANDS[hook]} || ${end(hook)}'\n`)
    .join("");
}

const GUARD = '[ "$TOOLBOX_HOOKS" = 0 ] || ! command -v toolbox >/dev/null ||';
const COMMANDS: Readonly<Record<HookName, string>> = {
  "commit-msg": `${GUARD} TOOLBOX_HOOK=commit-msg toolbox lint --edit {1}`,
  "prepare-commit-msg": `[ -n "{2}" ] || ${GUARD} TOOLBOX_HOOK=prepare-commit-msg toolbox hooks prepare {1}`,
  "pre-commit": `${GUARD} TOOLBOX_HOOK=pre-commit toolbox make --check --staged`,
};
