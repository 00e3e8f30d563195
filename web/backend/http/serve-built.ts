import { createServer } from "node:http";
import type { EmbeddedBackend } from "../embedded-backend.ts";
import { EnvironmentError } from "../environment-error.ts";
import { failureHandler, fileHandler, siteHandlers } from "./site-handler.ts";

/**
 * Serves the built app and the backend on the one address of the site.
 * @param distDir the built web app
 * @returns closes the server and cuts its connections
 */
export async function serveBuilt(
  distDir: string,
  backend: EmbeddedBackend,
  siteUrl: string,
  version: string,
): Promise<() => Promise<void>> {
  const handlers = [...siteHandlers(backend, siteUrl, version), fileHandler(distDir)];
  const server = createServer((request, response) => {
    const step = (at: number, failure?: unknown): void => {
      const handler = handlers[at];
      if (failure !== undefined || !handler)
        return failureHandler(failure ?? new Error(`${request.url} was left over.`), request, response, undefined);
      try {
        handler(request, response, (failed) => step(at + 1, failed));
      } catch (error) {
        step(at + 1, error);
      }
    };
    step(0);
  });
  const { hostname, port } = new URL(siteUrl);
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      reject(new EnvironmentError(`Listening on ${hostname}:${port} failed: ${error.code}.`, { cause: error })),
    );
    server.listen(Number(port || 80), hostname, resolve);
  });
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
}
