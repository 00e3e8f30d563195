import { existsSync, renameSync, writeFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { App } from "@supabase/lite";
import { createPgliteConnection } from "@supabase/lite/pglite";
import { moveAsideCommand } from "./data/data-dir.ts";
import { REPO_ROOT } from "./data/repo-root.ts";
import { acquireDataLock, type DataLock } from "./data/data-lock.ts";
import { checkRoom } from "./data/disk-room.ts";
import { failureWords } from "./data/failure-words.ts";
import { EnvironmentError } from "./environment-error.ts";
import { hashOffThread } from "./accounts/hash-off-thread.ts";
import { guardSignUps } from "./accounts/sign-ups.ts";
import { guardBackend } from "./http/backend-guard.ts";
import { serveFetch } from "./http/fetch-handler.ts";
import { InboxStore } from "./inbox/inbox-store.ts";
import { hasKeys, type Keys, loadKeys } from "./data/keys.ts";
import { applyMigrations } from "./data/migrations.ts";
import { checkPostgresVersion } from "./data/postgres-version.ts";

/** The default backend: accounts and tokens in a PostgreSQL inside this process. */
export interface EmbeddedBackend {
  readonly publishableKey: string;
  readonly inbox: InboxStore;
  /** What the user of this start should know, in sentences. */
  readonly notices: readonly string[];
  /** Answers a request for which `answers` is true. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Whether a path belongs to the backend: `/auth/v1` and `/rest/v1`, nothing else of it is reachable. */
  answers(pathname: string): boolean;
  /** Closes the database, then gives the data directory free. Safe to call twice. */
  close(): Promise<void>;
}

/** Beside the database once it is whole. */
const READY = "db.ready";

const NEW_KEYS =
  "The keys of the local backend (keys.json) were missing, so new ones were made. Every account is there; whoever was signed in signs in again.";

const PREFIXES = ["/auth/v1", "/rest/v1"];

/**
 * Starts the backend on a data directory that this process alone holds. Opens no network connection.
 * @param dataDir made when missing
 * @param siteUrl where the site answers, such as `http://127.0.0.1:4700`: mails lead there
 * @param lock taken here unless the caller took it before; released when the start fails, and by `close`
 * @throws EnvironmentError when the directory is in use, damaged or cannot be made
 */
export async function startBackend(
  dataDir: string,
  siteUrl: string,
  lock: DataLock = acquireDataLock(dataDir, siteUrl),
): Promise<EmbeddedBackend> {
  const hashing = hashOffThread();
  try {
    const isFirst = !existsSync(path.join(dataDir, READY));
    checkRoom(dataDir, isFirst ? "first" : "later");
    const hadKeys = hasKeys(dataDir);
    const keys = loadKeys(dataDir);
    const inbox = new InboxStore(dataDir);
    const { app, db, closeDatabase } = await openApp(dataDir, siteUrl, keys, inbox);
    const serve = guardSignUps(async (request, context) => app.fetch(request, context), db, inbox);
    let closing: Promise<void> | undefined;
    const close = async () => {
      await closeDatabase().finally(lock.release);
      await hashing.stop();
    };
    return {
      publishableKey: keys.publishableKey,
      inbox,
      notices: isFirst || hadKeys ? [] : [NEW_KEYS],
      handle: serveFetch(guardBackend(serve, siteUrl), siteUrl),
      answers: (pathname) => PREFIXES.some((prefix) => pathname === prefix || pathname.startsWith(`${prefix}/`)),
      close: () => (closing ??= close()),
    };
  } catch (error) {
    await hashing.stop();
    lock.release();
    throw isFileError(error)
      ? new EnvironmentError(`The data directory ${dataDir} cannot be used: ${failureWords(error)}`, { cause: error })
      : error;
  }
}

async function openApp(dataDir: string, siteUrl: string, keys: Keys, inbox: InboxStore) {
  const url = path.join(dataDir, "db");
  const ready = path.join(dataDir, READY);
  if (!existsSync(ready) && existsSync(url)) {
    // the very first start was cut short: there is no account in it, but nothing is deleted unasked
    renameSync(url, `${url}.unfinished-${Date.now()}`);
  }
  if (existsSync(ready) && !existsSync(path.join(url, "PG_VERSION"))) {
    throw damaged(dataDir, "the database in it is gone");
  }
  checkPostgresVersion(url);
  const connection = await openDatabase(dataDir, url);
  try {
    const app = new App({
      connection,
      api: { schemas: ["public"] },
      auth: authSettings(siteUrl, keys),
      options: {
        server: { admin: false },
        drivers: { email: { send: async (mail) => inbox.add(mail) } },
      },
    });
    await app.ensureSystemSchema();
    await applyMigrations(connection.driver, path.join(REPO_ROOT, "supabase/migrations"));
    if (!existsSync(ready)) writeFileSync(ready, "", { mode: 0o600 });
    return { app, db: connection.driver, closeDatabase: () => connection.close() };
  } catch (error) {
    await connection.close().catch(() => undefined); // a broken database may not close either
    checkRoom(dataDir, "later");
    throw isDamage(error) ? damaged(dataDir, failureWords(error), error) : error;
  }
}

async function openDatabase(dataDir: string, url: string) {
  let connection: Awaited<ReturnType<typeof createPgliteConnection>> | undefined;
  try {
    connection = await createPgliteConnection({ url });
    await connection.driver.query("select 1");
    return connection;
  } catch (error) {
    await connection?.close().catch(() => undefined); // what did not open may have nothing to close
    checkRoom(dataDir, "later"); // a disk that filled up meanwhile is no damage
    throw damaged(dataDir, failureWords(error), error);
  }
}

function authSettings(siteUrl: string, keys: Keys) {
  return {
    enabled: true,
    site_url: siteUrl,
    additional_redirect_urls: [`${siteUrl}/**`],
    jwt_secret: keys.jwtSecret,
    publishable_key: keys.publishableKey,
    secret_key: keys.secretKey,
    enable_signup: true,
    enable_anonymous_sign_ins: false,
    minimum_password_length: 6,
    email: {
      enable_signup: true,
      enable_confirmations: true,
      // the embedded auth server never sends a confirmation twice, so the one in the inbox must not run out
      otp_expiry: 10 * 365 * 86_400,
    },
  };
}

/** The database's own word for broken files (SQLSTATE classes 58 and XX), or its engine giving up. */
function isDamage(error: unknown): boolean {
  const { name, code } = error as { name?: string; code?: unknown };
  return name === "RuntimeError" || /^(58|XX)/.test(String(code));
}

/** A full disk, a missing right: the system refused a file. */
function isFileError(error: unknown): boolean {
  return typeof (error as NodeJS.ErrnoException).syscall === "string";
}

function damaged(dataDir: string, what: string, cause?: unknown): EnvironmentError {
  return new EnvironmentError(
    [
      `The local data in ${dataDir} cannot be opened: ${what}`,
      "Nothing was deleted. To start over with new accounts, move it aside and start again:",
      `  ${moveAsideCommand(dataDir)}`,
      "To keep the accounts, put the directory back from a copy.",
    ].join("\n"),
    { cause },
  );
}
