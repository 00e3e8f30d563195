import type { Shell } from "./shell.ts";

/** Whether git runs us as a hook. Git sets both for the hooks of a commit, never for an alias; ours set TOOLBOX_HOOK. */
export function isInHook(env: Shell["env"]): boolean {
  return Boolean(env.TOOLBOX_HOOK) || (Boolean(env.GIT_INDEX_FILE) && Boolean(env.GIT_EXEC_PATH));
}
