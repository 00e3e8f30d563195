import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

/** How the plugin behaves. */
export interface ToolboxOptions {
  /** Write nothing: fail the build when a generated file is out of date, and say so while developing. */
  readonly check?: boolean;
}

/** What the plugin reads of Vite's configuration. */
export interface ToolboxConfig {
  readonly root: string;
  readonly command: "build" | "serve";
  readonly logger: { info(message: string): void; warn(message: string): void };
}

/** The plugin, as Vite 5 and newer take it. */
export interface ToolboxPlugin {
  readonly name: "toolbox";
  configResolved(config: ToolboxConfig): void;
  buildStart(): Promise<void>;
  configureServer(): Promise<void>;
  closeBundle(): void;
}

/**
 * Keeps what `make` in toolbox.config.json says a project generates current: made at the start of a build, and again with
 * each change while developing. What is current needs no sign-in. A build fails, with the words of `toolbox make`, where
 * something cannot be made, or with `check` where something is out of date.
 *
 * @example
 * import { toolbox } from "toolbox-cli/vite";
 * export default defineConfig({ plugins: [toolbox({ check: Boolean(process.env.CI) })] });
 */
export function toolbox({ check = false }: ToolboxOptions = {}): ToolboxPlugin {
  let config: ToolboxConfig | undefined;
  let watching: ChildProcess | undefined;
  const stop = (): void => {
    watching?.kill("SIGINT");
    watching = undefined;
    process.off("exit", stop);
  };
  return {
    name: "toolbox",
    configResolved(resolved) {
      config = resolved;
    },
    async buildStart() {
      if (config?.command !== "build") return;
      const found = await run(["make", "--check"], config.root);
      if (found.code === 0) return;
      const end = check || found.code !== FINDING ? found : await run(["make"], config.root);
      if (end.code !== 0) throw new Error(end.words);
      config.logger.info(end.words);
    },
    async configureServer() {
      // A run of tests is a server too, and has nothing to make.
      if (config === undefined || process.env["VITEST"] !== undefined) return;
      const { root, logger } = config;
      if (check) {
        const found = await run(["make", "--check"], root);
        if (found.code !== 0) logger.warn(found.words);
        return;
      }
      stop();
      const child = start(["make", "--watch"], root);
      child.stdout?.on("data", (text: string) => logger.info(text.trimEnd()));
      child.stderr?.on("data", (text: string) =>
        (text.startsWith("toolbox: ") ? logger.warn : logger.info)(text.trimEnd()),
      );
      child.on("error", (error) => logger.warn(`toolbox: ${error.message}`));
      watching = child;
      process.once("exit", stop);
    },
    closeBundle: stop,
  };
}

/** The exit code of a check that found something. */
const FINDING = 1;

const script = fileURLToPath(new URL("./toolbox.js", import.meta.url));

/** Runs beside Vite, so that nothing of the two can meet. */
function start(args: readonly string[], cwd: string): ChildProcess {
  const child = spawn(process.execPath, [script, ...args], { cwd, stdio: ["ignore", "pipe", "pipe"] });
  child.stdout.setEncoding("utf8");
  child.stderr.setEncoding("utf8");
  return child;
}

function run(args: readonly string[], cwd: string): Promise<{ readonly code: number; readonly words: string }> {
  return new Promise((resolve, reject) => {
    const child = start(args, cwd);
    let words = "";
    const keep = (text: string) => (words += text);
    child.stdout?.on("data", keep);
    child.stderr?.on("data", keep);
    child.on("error", reject);
    child.on("close", (code) => resolve({ code: code ?? 1, words: words.trimEnd() }));
  });
}
