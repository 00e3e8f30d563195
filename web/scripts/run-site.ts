import { readFileSync } from "node:fs";
import path from "node:path";
import { REPO_ROOT } from "../backend/data/repo-root.ts";
import { acquireDataLock, type DataLock } from "../backend/data/data-lock.ts";
import { type EmbeddedBackend, startBackend } from "../backend/embedded-backend.ts";
import { EnvironmentError } from "../backend/environment-error.ts";
import { INBOX_PATH } from "../backend/http/site-handler.ts";
import { BuildError } from "./build-error.ts";
import { checkPort } from "./check-port.ts";
import { watchLaunchers } from "./launcher-chain.ts";
import { redactOutput } from "./redact-output.ts";
import { HELP, readStartOptions, type SiteCommand, type StartOptions } from "./start-options.ts";
import { UsageError } from "./usage-error.ts";

/** What a site is served with. */
export interface Served {
  readonly backend: EmbeddedBackend;
  readonly dataDir: string;
  /** Its one address, such as `http://127.0.0.1:4700`. */
  readonly siteUrl: string;
  readonly version: string;
}

/** What differs between a checkout and the published package. */
export interface SiteProgram {
  readonly command: SiteCommand;
  /** Where the data lies, by what `--data` or the variable names. */
  dataDir(given: string | undefined): string;
  /** Makes the app ready while the backend starts; ends early when the signal says so. */
  prepare?(options: StartOptions, stopped: AbortSignal): Promise<void>;
  /** Serves it. Returns what closes the server. */
  serve(options: StartOptions, site: Served): Promise<() => Promise<void>>;
}

export const say = (line: string): void => void process.stdout.write(`${line}\n`);
export const secondsSince = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;

// all that must be ended again, whatever moment the stop comes at
const stopped = new AbortController();
let backend: Promise<EmbeddedBackend> | undefined;
let closeServer: (() => Promise<void>) | undefined;
let stopping: Promise<never> | undefined;

/** Ends everything in order and then the process. Later calls join the first. */
function stop(exitCode: number): Promise<never> {
  return (stopping ??= (async () => {
    const patience = setTimeout(() => process.exit(exitCode), 5000); // the lock goes with the process
    stopped.abort();
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

async function openBackend(dataDir: string, siteUrl: string, lock: DataLock): Promise<EmbeddedBackend> {
  const since = performance.now();
  const open = await startBackend(dataDir, siteUrl, lock);
  say(`  Local backend ready in ${secondsSince(since)}`);
  for (const notice of open.notices) say(`  ${notice}`);
  return open;
}

async function run(program: SiteProgram): Promise<void> {
  const options = readStartOptions(program.command, process.argv.slice(2), process.env);
  const { version } = JSON.parse(readFileSync(path.join(REPO_ROOT, "package.json"), "utf8")) as { version: string };
  if (options === "help") return say(HELP[program.command]);
  if (options === "version") return say(version);
  redactOutput();
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined); // a closed terminal
  listenForStop();
  watchLaunchers(() => void stop(0));
  const siteUrl = `http://127.0.0.1:${options.port}`;
  const dataDir = program.dataDir(options.data);
  await checkPort(options.port);
  const lock = acquireDataLock(dataDir, siteUrl); // before a build could empty the folder that a first start serves
  say(`Toolbox ${version}`);
  backend = openBackend(dataDir, siteUrl, lock);
  const [open] = await Promise.all([backend, program.prepare?.(options, stopped.signal)]);
  closeServer = await program.serve(options, { backend: open, dataDir, siteUrl, version });
  listenForStop();
  say(`
  App     ${siteUrl}
  Inbox   ${siteUrl}${INBOX_PATH}   (emails of this computer's Toolbox)
  Data    ${dataDir}

  Stop with Ctrl+C.`);
}

/** Serves a site of one's own until it is stopped; the whole of a command. Ends the process with an exit code. */
export function runSite(program: SiteProgram): void {
  run(program).catch(async (error: unknown) => {
    if (stopping) return;
    if (error instanceof UsageError) {
      console.error(`${error.message}\n\n${HELP[program.command]}`);
      return stop(2);
    }
    if (error instanceof EnvironmentError || error instanceof BuildError) {
      console.error(error.message);
      return stop(error instanceof EnvironmentError ? 3 : 1);
    }
    console.error("This is a bug in Toolbox. Please report it with these lines:");
    console.error(error);
    return stop(1);
  });
}
