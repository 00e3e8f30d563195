import { realpathSync } from "node:fs";
import path from "node:path";
import { createServer, type InlineConfig, type Plugin, preview } from "vite";
import type { EmbeddedBackend } from "../backend/embedded-backend.ts";
import { failureHandler, fileHandler, siteHandlers } from "../backend/http/site-handler.ts";
import type { StartOptions } from "./start-options.ts";

const WEB_ROOT = path.resolve(import.meta.dirname, "..");
export const DIST_DIR = path.join(WEB_ROOT, "dist");

/** The parts of the local site as a plugin of Vite's two servers. */
function localSite(backend: EmbeddedBackend, siteUrl: string, version: string): Plugin {
  const handlers = siteHandlers(backend, siteUrl, version);
  return {
    name: "toolbox-local-site",
    configureServer({ middlewares }) {
      for (const handler of handlers) middlewares.use(handler);
    },
    configurePreviewServer({ middlewares }) {
      for (const handler of [...handlers, fileHandler(DIST_DIR)]) middlewares.use(handler);
      return () => void middlewares.use(failureHandler); // behind Vite's own, which would answer with a stack
    },
  };
}

/**
 * Patterns by which Vite's development server, which serves sources by their path, refuses all of a folder: by its name
 * and by where it really lies.
 */
function denyFolder(dir: string): string[] {
  const escape = (text: string) => text.replaceAll("\\", "/").replaceAll(/[!$()*+,?@[\]^{|}]/g, "\\$&");
  return [...new Set([dir, realpathSync(dir)])].map((each) => `${escape(each)}/**`);
}

/**
 * Serves the site on its one address.
 * @param dataDir the folder of the backend, of which nothing is ever served
 * @returns closes the server and cuts its connections
 */
export async function serveSite(
  { mode, port }: StartOptions,
  backend: EmbeddedBackend,
  dataDir: string,
  siteUrl: string,
  version: string,
): Promise<() => Promise<void>> {
  const config: InlineConfig = {
    root: WEB_ROOT,
    configFile: path.join(WEB_ROOT, "vite.config.ts"),
    plugins: [localSite(backend, siteUrl, version)],
    logLevel: mode === "dev" ? "info" : "warn",
    clearScreen: false,
  };
  const server =
    mode === "dev"
      ? await (await createServer({ ...config, server: { port, fs: { deny: denyFolder(dataDir) } } })).listen()
      : // our own guard of hosts is the stricter one, and redirects
        await preview({ ...config, preview: { port, allowedHosts: true } });
  return () => server.close();
}
