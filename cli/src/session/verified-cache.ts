import { createHash } from "node:crypto";
import { Failure } from "../shell/failure.ts";
import type { Shell } from "../shell/shell.ts";
import { readPrivateFile, writePrivateFile } from "./private-file.ts";
import { isVerified, VERIFIED_FILE, type Verified } from "./verified.ts";

/**
 * The cached answer for a token at a site. The key is a SHA-256, so no token is ever written here. Its owner can edit
 * the file: it spares the network and is not a security boundary. A damaged file counts as empty; it is only a cache.
 */
export async function cachedVerification(shell: Shell, site: string, token: string): Promise<Verified | undefined> {
  const entry = (await readCache(shell))[keyOf(site, token)];
  return isVerified(entry) ? entry : undefined;
}

/**
 * Keeps an answer, or forgets it when there is none; answers that are expired go too. Where nothing can be written, as
 * in a container, the site is asked again next time: no reason to fail, nor to say so with each command.
 */
export async function cacheVerification(
  shell: Shell,
  site: string,
  token: string,
  verified: Verified | undefined,
): Promise<void> {
  const now = shell.now().getTime();
  const { [keyOf(site, token)]: known, ...rest } = await readCache(shell);
  if (known === undefined && verified === undefined) return;
  const kept = Object.entries(rest).filter(([, entry]) => isVerified(entry) && Date.parse(entry.expiresAt) > now);
  await writePrivateFile(shell.env, VERIFIED_FILE, {
    ...Object.fromEntries(kept),
    ...(verified ? { [keyOf(site, token)]: verified } : {}),
  }).catch(foreseen);
}

async function readCache(shell: Shell): Promise<Record<string, unknown>> {
  const value = await readPrivateFile(shell.env, VERIFIED_FILE).catch(foreseen);
  return value === undefined || value === "damaged" ? {} : value;
}

function foreseen(error: unknown): undefined {
  if (error instanceof Failure) return undefined;
  throw error;
}

const keyOf = (site: string, token: string) => createHash("sha256").update(`${site}\n${token}`).digest("hex");
