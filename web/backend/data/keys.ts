import { randomBytes } from "node:crypto";
import { chmodSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { moveAsideCommand } from "./data-dir.ts";
import { EnvironmentError } from "../environment-error.ts";

/** Secrets of one install. A session signed with another install's secret is worth nothing here. */
export interface Keys {
  readonly jwtSecret: string;
  readonly publishableKey: string;
  readonly secretKey: string;
}

/** Whether the data directory has keys already. */
export const hasKeys = (dir: string): boolean => existsSync(path.join(dir, "keys.json"));

/**
 * The keys of the data directory, made on its first use and readable by their owner alone.
 * @throws EnvironmentError when the file is there but damaged: new keys would end every session without a word
 */
export function loadKeys(dir: string): Keys {
  const file = path.join(dir, "keys.json");
  if (!hasKeys(dir)) {
    const secret = (bytes: number) => randomBytes(bytes).toString("base64url");
    const keys = {
      jwtSecret: secret(48),
      publishableKey: `sb_publishable_${secret(24)}`,
      secretKey: `sb_secret_${secret(24)}`,
    };
    writeFileSync(file, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600, flag: "wx" });
    return keys;
  }
  chmodSync(file, 0o600); // a copy or a restore may have opened it
  const keys = parseKeys(readFileSync(file, "utf8"));
  if (keys) return keys;
  throw new EnvironmentError(
    [
      `The keys of the local backend are damaged: ${file}`,
      `To keep the accounts, put the file back from a copy. To start over with new accounts, move the data aside:`,
      `  ${moveAsideCommand(dir)}`,
    ].join("\n"),
  );
}

function parseKeys(text: string): Keys | undefined {
  try {
    const { jwtSecret, publishableKey, secretKey } = JSON.parse(text) as Partial<Keys>;
    const sound =
      typeof jwtSecret === "string" &&
      jwtSecret.length >= 32 &&
      typeof publishableKey === "string" &&
      publishableKey.startsWith("sb_publishable_") &&
      typeof secretKey === "string" &&
      secretKey.startsWith("sb_secret_");
    return sound ? { jwtSecret, publishableKey, secretKey } : undefined;
  } catch {
    return undefined;
  }
}
