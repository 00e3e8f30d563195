import path from "node:path";

/** The checkout this file belongs to. */
export const REPO_ROOT = path.resolve(import.meta.dirname, "../../..");

/** Where the embedded backend keeps everything: `TOOLBOX_DATA` (relative to the checkout), else `.toolbox` in it. */
export function resolveDataDir(env: NodeJS.ProcessEnv): string {
  return path.resolve(REPO_ROOT, env.TOOLBOX_DATA || ".toolbox");
}

/** The command that moves a damaged folder out of the way without deleting anything. */
export function moveAsideCommand(dir: string): string {
  const quoted = (text: string) => (/^[\w./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`);
  return `mv ${quoted(dir)} ${quoted(`${dir}.damaged`)}`;
}
