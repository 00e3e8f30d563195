import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const SITE = "http://127.0.0.1:4700";
const TOKEN = `tbx_${"0".repeat(40)}`;

/** The environment of someone who signed in a moment ago, so that a command asks no server. */
export function benchSession(): Readonly<Record<string, string>> {
  const folder = mkdtempSync(path.join(tmpdir(), "toolbox-bench-session-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  const now = Date.now();
  const key = createHash("sha256").update(`${SITE}\n${TOKEN}`).digest("hex");
  const verified = {
    email: "ada@example.com",
    fullName: null,
    tokenName: "bench",
    expiresAt: new Date(now + 86_400_000).toISOString(),
    checkedAt: new Date(now).toISOString(),
  };
  mkdirSync(path.join(folder, "toolbox"), { mode: 0o700 });
  writeFileSync(path.join(folder, "toolbox/verified.json"), JSON.stringify({ [key]: verified }), { mode: 0o600 });
  return { XDG_CONFIG_HOME: folder, TOOLBOX_TOKEN: TOKEN, TOOLBOX_URL: SITE };
}
