import type { Shell } from "../shell/shell.ts";
import { answerObject, callFunction } from "./call-function.ts";
import { discoverSite } from "./discover-site.ts";
import { Unreachable } from "./request-json.ts";
import { FRESH_MS, type Verified } from "./verified.ts";
import { cachedVerification, cacheVerification } from "./verified-cache.ts";

/** So long it still counts when the site cannot be reached. */
export const GRACE_MS = 30 * FRESH_MS;
/** With an answer at hand nobody waits long for a better one. */
const IMPATIENT_MS = 1500;

export type Verification =
  | { readonly state: "active"; readonly verified: Verified; readonly isOffline: boolean }
  | { readonly state: "inactive"; readonly reason: "expired" | "revoked" | "unknown" };

export interface VerifyOptions {
  /** `fresh` asks the site whatever is cached; `cached` never asks, for git hooks. */
  readonly mode?: "normal" | "fresh" | "cached";
}

/**
 * Whether a token is good at a site. An answer of the last 24 hours is taken from the cache; an older one counts for
 * 30 days when the site cannot be reached; none counts beyond the token's own end. "Inactive" from the site wins at
 * once and clears the cache. Throws `Unreachable` when there is no answer to go by.
 */
export async function verifyToken(
  shell: Shell,
  site: string,
  token: string,
  { mode = "normal" }: VerifyOptions = {},
): Promise<Verification> {
  const now = shell.now().getTime();
  const known = await cachedVerification(shell, site, token);
  const age = known ? now - Date.parse(known.checkedAt) : Infinity;
  if (known && Date.parse(known.expiresAt) <= now) return { state: "inactive", reason: "expired" };
  // A check from the future means that the clock was moved: it proves nothing.
  const isWithin = (limit: number) => age >= 0 && age < limit;
  if (known && mode !== "fresh" && isWithin(FRESH_MS)) return { state: "active", verified: known, isOffline: false };
  const isInGrace = known !== undefined && isWithin(GRACE_MS);
  if (mode === "cached") {
    if (isInGrace) return { state: "active", verified: known, isOffline: true };
    throw new Unreachable(site, "this command uses no network, and the last check of the sign-in is too old");
  }
  try {
    return await askSite(shell, site, token, isInGrace && mode === "normal" ? IMPATIENT_MS : undefined);
  } catch (error) {
    if (error instanceof Unreachable && isInGrace && mode === "normal")
      return { state: "active", verified: known, isOffline: true };
    throw error;
  }
}

async function askSite(shell: Shell, url: string, token: string, timeoutMs?: number): Promise<Verification> {
  const site = await discoverSite(shell, url, timeoutMs);
  const answer = answerObject(site, await callFunction(shell, site, "verify_token", { token }, timeoutMs));
  if (answer.active === false) {
    await cacheVerification(shell, url, token, undefined);
    const { reason } = answer;
    return { state: "inactive", reason: reason === "expired" || reason === "revoked" ? reason : "unknown" };
  }
  const { email, name, expires_at: expiresAt } = answer;
  const end = typeof expiresAt === "string" ? Date.parse(expiresAt) : Number.NaN;
  if (answer.active !== true || typeof email !== "string" || typeof name !== "string" || Number.isNaN(end))
    throw new Unreachable(url, "it did not answer as a Toolbox site does");
  const verified: Verified = {
    email,
    fullName: typeof answer.full_name === "string" ? answer.full_name : null,
    tokenName: name,
    expiresAt: new Date(end).toISOString(),
    checkedAt: shell.now().toISOString(),
  };
  await cacheVerification(shell, url, token, verified);
  return { state: "active", verified, isOffline: false };
}
