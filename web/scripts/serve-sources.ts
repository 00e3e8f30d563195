import { realpathSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";
import type { EmbeddedBackend } from "../backend/embedded-backend.ts";
import { siteHandlers } from "../backend/http/site-handler.ts";

const WEB_ROOT = path.resolve(import.meta.dirname, "..");
export const DIST_DIR = path.join(WEB_ROOT, "dist");

/** The parts of the local site as a plugin of Vite's server. */
function localSite(backend: EmbeddedBackend, siteUrl: string, version: string): Plugin {
  const handlers = siteHandlers(backend, siteUrl, version);
  return {
    name: "toolbox-local-site",
    configureServer({ middlewares }) {
      for (const handler of handlers) middlewares.use(handler);
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
 * Serves the sources on the one address of the site, reloading as they change.
 * @param dataDir the folder of the backend, of which nothing is ever served
 * @returns closes the server and cuts its connections
 */
export async function serveSources(
  port: number,
  backend: EmbeddedBackend,
  dataDir: string,
  siteUrl: string,
  version: string,
): Promise<() => Promise<void>> {
  const { createServer } = await import("vite"); // half a second that a start of the built app does not wait for
  const server = await createServer({
    root: WEB_ROOT,
    configFile: path.join(WEB_ROOT, "vite.config.ts"),
    plugins: [localSite(backend, siteUrl, version)],
    server: { port, fs: { deny: denyFolder(dataDir) } },
    clearScreen: false,
  });
  await server.listen();
  return () => server.close();
}
