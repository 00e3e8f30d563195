import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Shell } from "../shell/shell.ts";
import { configFolder, CREDENTIALS_FILE, TOKEN } from "../session/config-folder.ts";
import { siteUrl } from "../session/site-url.ts";
import { FRESH_MS, isVerified, VERIFIED_FILE } from "../session/verified.ts";

/**
 * Whether somebody is signed in by what is known on this machine, within the hours in which no site is asked again. No
 * means that {@link requireSignIn} has to look: it knows of all other ways, and has the words.
 */
export function isKnownHere(env: Shell["env"], now: Date): boolean {
  try {
    const site = siteUrl(env);
    const token = env.TOOLBOX_TOKEN?.trim() || storedToken(env, site);
    if (token === undefined || !TOKEN.test(token)) return false;
    const key = bytesToHex(sha256(utf8ToBytes(`${site}\n${token}`)));
    const known = readRecord(path.join(configFolder(env), VERIFIED_FILE))[key];
    if (!isVerified(known)) return false;
    const age = now.getTime() - Date.parse(known.checkedAt);
    return age >= 0 && age < FRESH_MS && Date.parse(known.expiresAt) > now.getTime();
  } catch {
    // Not there, damaged, or not to be read.
    return false;
  }
}

/** The token of the last sign-in; undefined also where others may read it, which has to be said. */
function storedToken(env: Shell["env"], site: string): string | undefined {
  const file = path.join(configFolder(env), CREDENTIALS_FILE);
  if (process.platform !== "win32" && (statSync(file).mode & 0o077) !== 0) return undefined;
  const sites = readRecord(file)["sites"] as Readonly<Record<string, { readonly token: string }>>;
  return Object.hasOwn(sites, site) ? sites[site]?.token : undefined;
}

const readRecord = (file: string) => JSON.parse(readFileSync(file, "utf8")) as Readonly<Record<string, unknown>>;
