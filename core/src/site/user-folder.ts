/** What a process knows of the user it runs for. */
export interface UserPlace {
  /** Node's `process.platform`. */
  readonly platform: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The home folder. */
  readonly home: string;
}

/**
 * Toolbox's own folder of a user, in slashes. Settings lie in `~/.config` on every system, as those of git and gh do;
 * data where the system wants it. The variables of the XDG Base Directory Specification come first, and as it says, a
 * relative path in one does not count.
 * @param kind `config` for settings and tokens, `data` for what the user makes
 */
export function userFolder(kind: "config" | "data", { platform, env, home }: UserPlace): string {
  const given = kind === "config" ? env["XDG_CONFIG_HOME"] : env["XDG_DATA_HOME"];
  return `${given && isAbsolute(given) ? given : usual(kind, platform, env, home)}/toolbox`;
}

function usual(kind: "config" | "data", platform: string, env: UserPlace["env"], home: string): string {
  if (kind === "config") return `${home}/.config`;
  if (platform === "darwin") return `${home}/Library/Application Support`;
  if (platform === "win32") return env["LOCALAPPDATA"] || `${home}/AppData/Local`;
  return `${home}/.local/share`;
}

const isAbsolute = (path: string) => /^([A-Za-z]:)?[\\/]/.test(path);
