import { parseArgs } from "node:util";
import { UsageError } from "./usage-error.ts";

/** The commands that serve a site of one's own: from a checkout, and from the published package. */
export type SiteCommand = "start" | "toolbox-site";

export interface StartOptions {
  readonly mode: "start" | "dev";
  readonly port: number;
  /** The data directory that was asked for; undefined for the usual one. */
  readonly data: string | undefined;
}

const DEFAULT_PORT = { start: 4700, dev: 4701 } as const;

export const HELP: Readonly<Record<SiteCommand, string>> = {
  start: `Usage: pnpm start [--port N] [--data DIR]     the built app on http://127.0.0.1:4700
       pnpm dev [--port N] [--data DIR]       hot reload on http://127.0.0.1:4701

  --port N      another port (or the variable PORT)
  --data DIR    another data directory (or the variable TOOLBOX_DATA; default: .toolbox in this checkout)
  --help        this text`,
  "toolbox-site": `Usage: toolbox-site [--port N] [--data DIR]

Serves Toolbox with its own local accounts on http://127.0.0.1:4700, for this computer alone. Ctrl+C stops it.

  --port N      another port (or the variable PORT)
  --data DIR    another data directory (or the variable TOOLBOX_DATA; default: the data folder of the user)
  --version     the version
  --help        this text`,
};

/**
 * Reads the command line of `pnpm start`, `pnpm dev` and `toolbox-site`.
 * @returns the options, or what is asked to be printed
 * @throws UsageError with a sentence
 */
export function readStartOptions(
  command: SiteCommand,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): StartOptions | "help" | "version" {
  let values: { port?: string; data?: string; dev?: boolean; help?: boolean; version?: boolean };
  try {
    const given = args.filter((arg) => arg !== "--"); // pnpm passes the separator on
    const options = {
      port: { type: "string" },
      data: { type: "string" },
      dev: { type: "boolean" },
      help: { type: "boolean", short: "h" },
      version: { type: "boolean" },
    } as const;
    ({ values } = parseArgs({ args: given, options }));
  } catch (error) {
    throw new UsageError((error as Error).message, { cause: error });
  }
  if (values.dev && command === "toolbox-site") throw new UsageError("Unknown option '--dev'.");
  if (values.help) return "help";
  if (values.version) return "version";
  if (values.data?.trim() === "") throw new UsageError("--data is empty: name a directory.");
  const mode = values.dev ? "dev" : "start";
  const data = values.data ?? (env.TOOLBOX_DATA || undefined);
  return { mode, data, port: readPort(values.port, env.PORT) ?? DEFAULT_PORT[mode] };
}

function readPort(option: string | undefined, variable: string | undefined): number | undefined {
  const text = option ?? (variable || undefined);
  if (text === undefined) return undefined;
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (port >= 1 && port <= 65_535) return port;
  throw new UsageError(
    `${option === undefined ? "PORT" : "--port"} is "${text}": it must be a number from 1 to 65535.`,
  );
}
