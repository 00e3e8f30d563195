import { parseArgs } from "node:util";
import { UsageError } from "./usage-error.ts";

export interface StartOptions {
  readonly mode: "start" | "dev";
  readonly port: number;
}

const DEFAULT_PORT = { start: 4700, dev: 4701 } as const;

export const START_HELP = `Usage: pnpm start [--port N]     the built app on http://127.0.0.1:4700
       pnpm dev [--port N]       hot reload on http://127.0.0.1:4701

  --port N    another port (or the variable PORT)
  --help      this text

Variables: TOOLBOX_DATA names the data directory (default: .toolbox in this checkout).`;

/**
 * Reads the command line of `start` and `dev`.
 * @returns the options, or "help"
 * @throws UsageError with a sentence
 */
export function readStartOptions(args: readonly string[], env: NodeJS.ProcessEnv): StartOptions | "help" {
  let values: { port?: string; dev?: boolean; help?: boolean };
  try {
    const given = args.filter((arg) => arg !== "--"); // pnpm passes the separator on
    const options = {
      port: { type: "string" },
      dev: { type: "boolean" },
      help: { type: "boolean", short: "h" },
    } as const;
    ({ values } = parseArgs({ args: given, options }));
  } catch (error) {
    throw new UsageError((error as Error).message, { cause: error });
  }
  if (values.help) return "help";
  const mode = values.dev ? "dev" : "start";
  const text = values.port ?? (env.PORT || undefined);
  if (text === undefined) return { mode, port: DEFAULT_PORT[mode] };
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (port < 1 || port > 65_535) {
    throw new UsageError(
      `${values.port === undefined ? "PORT" : "--port"} is "${text}": it must be a number from 1 to 65535.`,
    );
  }
  return { mode, port };
}
