import { homedir } from "node:os";
import path from "node:path";
import { userFolder } from "@toolbox/core/site/user-folder.ts";
import type { Shell } from "../shell/shell.ts";

/** What a token looks like, in a file or the environment. */
export const TOKEN = /^tbx_[0-9A-Za-z]{32,128}$/;

/** Where tokens of sign-ins are kept, in Toolbox's own folder. */
export const CREDENTIALS_FILE = "credentials.json";

/** Toolbox's own folder for the settings of a user. */
export function configFolder(env: Shell["env"]): string {
  return path.normalize(userFolder("config", { platform: process.platform, env, home: env.HOME ?? homedir() }));
}
