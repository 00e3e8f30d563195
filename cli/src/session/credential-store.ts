import path from "node:path";
import { isRecord, oneLine } from "@toolbox/core";
import { Failure } from "../shell/failure.ts";
import type { Shell } from "../shell/shell.ts";
import { configFolder, CREDENTIALS_FILE as FILE } from "./config-folder.ts";
import { isOpenToOthers, readPrivateFile, setAside, writePrivateFile } from "./private-file.ts";

/** credentials.json: one token per site, keyed by the site's address. */
interface Credentials {
  readonly version: 1;
  readonly sites: Readonly<Record<string, { readonly token: string; readonly savedAt: string }>>;
}

/**
 * The stored token for a site. Warns on stderr when others may read the file.
 * Throws `Failure` "environment" when the file is damaged.
 */
export async function storedToken(shell: Shell, site: string): Promise<string | undefined> {
  const { sites } = await readCredentials(shell);
  const token = Object.hasOwn(sites, site) ? sites[site]?.token : undefined;
  if (token !== undefined && (await isOpenToOthers(shell.env, FILE))) {
    const file = path.join(configFolder(shell.env), FILE);
    await shell.stderr.write(`warning: others on this machine can read your token. Run: chmod 600 ${oneLine(file)}\n`);
  }
  return token;
}

/** Stores the token for a site, beside those of other sites. A damaged file is set aside, not overwritten. */
export async function storeToken(shell: Shell, site: string, token: string): Promise<void> {
  let sites = await readSites(shell);
  if (sites === "damaged") {
    const aside = await setAside(shell.env, FILE, shell.now());
    await shell.stderr.write(`warning: ${FILE} was damaged; it is now ${oneLine(aside)}\n`);
    sites = {};
  }
  const entry = { token, savedAt: shell.now().toISOString() };
  await writePrivateFile(shell.env, FILE, { version: 1, sites: { ...sites, [site]: entry } } satisfies Credentials);
}

/** Forgets the token for a site. @returns whether there was one */
export async function forgetToken(shell: Shell, site: string): Promise<boolean> {
  const { sites } = await readCredentials(shell);
  if (!Object.hasOwn(sites, site)) return false;
  const { [site]: _gone, ...rest } = sites;
  await writePrivateFile(shell.env, FILE, { version: 1, sites: rest } satisfies Credentials);
  return true;
}

async function readCredentials(shell: Shell): Promise<Credentials> {
  const sites = await readSites(shell);
  if (sites !== "damaged") return { version: 1, sites };
  throw new Failure("environment", `${path.join(configFolder(shell.env), FILE)} is damaged.`, {
    next: `Run "toolbox login": it sets the file aside and writes a new one.`,
  });
}

async function readSites(shell: Shell): Promise<Credentials["sites"] | "damaged"> {
  const value = await readPrivateFile(shell.env, FILE);
  if (value === undefined) return {};
  return value !== "damaged" && isSites(value.sites) ? value.sites : "damaged";
}

function isSites(value: unknown): value is Credentials["sites"] {
  return isRecord(value) && Object.values(value).every((entry) => isRecord(entry) && typeof entry.token === "string");
}
