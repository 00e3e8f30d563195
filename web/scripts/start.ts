import { readFileSync } from "node:fs";
import path from "node:path";
import { REPO_ROOT, resolveDataDir } from "../backend/data/data-dir.ts";
import { acquireDataLock, type DataLock } from "../backend/data/data-lock.ts";
import { type EmbeddedBackend, startBackend } from "../backend/embedded-backend.ts";
import { EnvironmentError } from "../backend/environment-error.ts";
import { isBuildFresh } from "../backend/data/input-hash.ts";
import { INBOX_PATH } from "../backend/http/site-handler.ts";
import { type Build, BuildError, buildWeb } from "./build-web.ts";
import { checkPort } from "./check-port.ts";
import { watchLaunchers } from "./launcher-chain.ts";
import { redactOutput } from "./redact-output.ts";
import { DIST_DIR, serveSite } from "./serve-site.ts";
import { readStartOptions, START_HELP } from "./start-options.ts";
import { UsageError } from "./usage-error.ts";

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

// all that must be ended again, whatever moment the stop comes at
let build: Build | undefined;
let backend: Promise<EmbeddedBackend> | undefined;
let closeServer: (() => Promise<void>) | undefined;
let stopping: Promise<never> | undefined;

/** Ends everything in order and then the process. Later calls join the first. */
function stop(exitCode: number): Promise<never> {
  return (stopping ??= (async () => {
    const patience = setTimeout(() => process.exit(exitCode), 5000); // the lock goes with the process
    build?.stop();
    await closeServer?.().catch((error: unknown) => console.error(error));
    const open = await backend?.catch(() => undefined); // its failure has been told where it was awaited
    await open?.close();
    clearTimeout(patience);
    return process.exit(exitCode);
  })());
}

/** Stops in order on every signal, in place of the listeners of others, which would end the process at once. */
function listenForStop(): void {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    // one by one: removing all would also take the hidden one by which tsx learns that the signal arrived
    for (const listener of process.listeners(signal)) process.off(signal, listener);
    process.on(signal, () => void stop(0));
  }
  process.stdin.removeAllListeners("end");
}

/** Builds the web app if its sources changed since the last build. */
async function ensureBuilt(): Promise<void> {
  if (isBuildFresh(DIST_DIR)) return;
  const since = performance.now();
  say("  Building the web app ...");
  const progress = setInterval(() => say(`  Still building (${seconds(since)}) ...`), 5000);
  build = buildWeb();
  try {
    await build.done;
  } finally {
    clearInterval(progress);
    build = undefined;
  }
  say(`  Web app built in ${seconds(since)}`);
}

async function openBackend(dataDir: string, siteUrl: string, lock: DataLock): Promise<EmbeddedBackend> {
  const since = performance.now();
  const open = await startBackend(dataDir, siteUrl, lock);
  say(`  Local backend ready in ${seconds(since)}`);
  for (const notice of open.notices) say(`  ${notice}`);
  return open;
}

async function main(): Promise<void> {
  const options = readStartOptions(process.argv.slice(2), process.env);
  if (options === "help") return say(START_HELP);
  redactOutput();
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined); // a closed terminal
  listenForStop();
  watchLaunchers(() => void stop(0));
  const { version } = JSON.parse(readFileSync(path.join(REPO_ROOT, "package.json"), "utf8")) as { version: string };
  const siteUrl = `http://127.0.0.1:${options.port}`;
  const dataDir = resolveDataDir(process.env);
  await checkPort(options.port);
  const lock = acquireDataLock(dataDir, siteUrl); // before a build could empty the folder that a first start serves
  say(`Toolbox ${version}`);
  backend = openBackend(dataDir, siteUrl, lock);
  const [open] = await Promise.all([backend, options.mode === "start" ? ensureBuilt() : undefined]);
  closeServer = await serveSite(options, open, dataDir, siteUrl, version);
  listenForStop();
  say(`
  App     ${siteUrl}
  Inbox   ${siteUrl}${INBOX_PATH}   (emails of this computer's Toolbox)
  Data    ${dataDir}

  Stop with Ctrl+C.`);
}

main().catch(async (error: unknown) => {
  if (stopping) return;
  if (error instanceof UsageError) {
    console.error(`${error.message}\n\n${START_HELP}`);
    return stop(2);
  }
  if (error instanceof EnvironmentError) {
    console.error(error.message);
    return stop(3);
  }
  if (error instanceof BuildError) {
    console.error(error.message);
    return stop(1);
  }
  console.error("This is a bug in Toolbox. Please report it with these lines:");
  console.error(error);
  return stop(1);
});
