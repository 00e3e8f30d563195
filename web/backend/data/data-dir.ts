import { homedir } from "node:os";
import path from "node:path";
import { userFolder } from "@toolbox/core/site/user-folder.ts";
import { REPO_ROOT } from "./repo-root.ts";

/** Where the embedded backend of a checkout keeps everything: what is given (relative to it), else `.toolbox` in it. */
export function dataDirOfCheckout(given: string | undefined): string {
  return path.resolve(REPO_ROOT, given ?? ".toolbox");
}

/** Where the published site keeps everything: what is given, else the data folder of the user. */
export function dataDirOfUser(given: string | undefined, env = process.env): string {
  return path.resolve(given ?? userFolder("data", { platform: process.platform, env, home: homedir() }));
}

/** The command that moves a damaged folder out of the way without deleting anything. */
export function moveAsideCommand(dir: string): string {
  const quoted = (text: string) => (/^[\w./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`);
  return `mv ${quoted(dir)} ${quoted(`${dir}.damaged`)}`;
}
