import { base64UrlDecode } from "../text/base64.ts";
import { isRecord } from "../text/is-record.ts";

/** The role a key in the older JWT form was made for; undefined when the text is no such JWT. */
function roleOfJwt(key: string): string | undefined {
  const parts = key.split(".");
  if (parts.length !== 3 || !parts[1]) return undefined;
  const bytes = base64UrlDecode(parts[1]);
  if (!bytes) return undefined;
  try {
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return isRecord(claims) && typeof claims["role"] === "string" ? claims["role"] : undefined;
  } catch {
    return undefined; // not JSON: then it is not a valid JWT either
  }
}

/**
 * Checks that a key may be shown to every visitor of a site.
 * @param key `sb_publishable_…`, or an older JWT with the role `anon`
 * @returns a sentence that says what is wrong, or undefined when the key is fine. Never repeats the key.
 */
export function checkPublishableKey(key: string): string | undefined {
  if (key === "") return "The publishable key is empty.";
  if (/\s/.test(key)) return "The publishable key has a space or a line break in it: copy it again.";
  if (key.startsWith("sb_secret_")) {
    return "This is a secret key. Everyone who opens the site could read it and change all data: use the publishable key (sb_publishable_…).";
  }
  const role = roleOfJwt(key);
  if (role !== undefined && role !== "anon") {
    return `This key is for the role ${JSON.stringify(role)}, which may do more than a visitor. Use the publishable key (sb_publishable_…) or the anon key.`;
  }
  if (role === undefined && !/^sb_publishable_[\w-]+$/.test(key)) {
    return "This is not a publishable key: it starts with sb_publishable_ (or is the older anon key, a long text with two dots).";
  }
  return undefined;
}
