const HOUR_MS = 3_600_000;
/** So long an answer is taken without asking again. */
export const FRESH_MS = 24 * HOUR_MS;

/** Where the answers of sites are kept, in Toolbox's own folder. */
export const VERIFIED_FILE = "verified.json";

/** What a site said of a token when it was last asked. */
export interface Verified {
  readonly email: string;
  readonly fullName: string | null;
  /** The name the token has in /profile. */
  readonly tokenName: string;
  /** ISO 8601 */
  readonly expiresAt: string;
  /** ISO 8601, by this machine's clock. */
  readonly checkedAt: string;
}

/** Whether a value is an answer of a site as it is kept. */
export function isVerified(value: unknown): value is Verified {
  const entry = value as Partial<Verified> | null | undefined;
  return (
    typeof entry?.email === "string" &&
    typeof entry.tokenName === "string" &&
    isDate(entry.expiresAt) &&
    isDate(entry.checkedAt)
  );
}

const isDate = (value: unknown) => typeof value === "string" && Number.isFinite(Date.parse(value));
