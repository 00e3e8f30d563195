import { readFileSync, statSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createRequire } from "node:module";
import path from "node:path";
import type { SiteConfig } from "@toolbox/core/site";
import sirv from "sirv";
import type { EmbeddedBackend } from "../embedded-backend.ts";
import { hostGuard } from "./host-guard.ts";
import { renderInboxPage } from "../inbox/inbox-page.ts";
import { cacheControl, securityHeaders } from "./security-headers.ts";

type Middleware = (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void;

export const INBOX_PATH = "/__inbox";

const INBOX_HEADERS = {
  ...securityHeaders([]),
  "Content-Security-Policy":
    "default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; img-src data:; form-action 'none'; base-uri 'none'; frame-ancestors 'none'",
  "Cache-Control": "no-store",
};

const INTER = createRequire(import.meta.url).resolve("#inbox-font");

/** The path of a request; undefined when it is not one (a proxy's form, broken escapes, control characters). */
function pathOf(request: IncomingMessage): string | undefined {
  try {
    const pathname = decodeURIComponent(new URL(request.url ?? "/", "http://site").pathname);
    return [...pathname].some((letter) => letter < " " || letter === "\u007f") ? undefined : pathname;
  } catch {
    return undefined;
  }
}

/** A refusal in one sentence, with the headers of every answer. */
function refuse(response: ServerResponse, status: number, because: string, headers: Record<string, string> = {}): void {
  const all = { ...securityHeaders([]), "Cache-Control": "no-store", "Content-Type": "text/plain; charset=utf-8" };
  response.writeHead(status, { ...all, ...headers });
  response.end(`${because}\n`);
}

function send(response: ServerResponse, type: string, headers: Record<string, string>, body: string | Buffer): void {
  response.writeHead(200, { ...headers, "Content-Type": type });
  response.end(response.req.method === "HEAD" ? undefined : body);
}

/**
 * The parts of the local site that are not files: who may ask, config.json, the inbox, the backend.
 * @param siteUrl the one address of the site
 */
export function siteHandlers(backend: EmbeddedBackend, siteUrl: string, version: string): Middleware[] {
  const config: SiteConfig = {
    supabaseUrl: "/",
    publishableKey: backend.publishableKey,
    version,
    local: true,
    inboxUrl: INBOX_PATH,
  };
  const pages: Middleware = (request, response, next) => {
    const pathname = pathOf(request);
    if (pathname === undefined) return refuse(response, 400, "This address cannot be read.");
    if (backend.answers(pathname)) {
      backend.handle(request, response).catch((error: unknown) => {
        if (response.destroyed) return; // the client left before its answer was done
        failureHandler(error, request, response, next);
      });
      return;
    }
    if (request.method !== "GET" && request.method !== "HEAD")
      return refuse(response, 405, "This address can only be read.", { Allow: "GET, HEAD" });
    if (pathname === "/config.json") {
      const headers = { ...securityHeaders([]), "Cache-Control": "no-store" };
      send(response, "application/json", headers, JSON.stringify(config));
    } else if (pathname === INBOX_PATH) {
      const { mails, damaged } = backend.inbox.list(siteUrl);
      send(response, "text/html; charset=utf-8", INBOX_HEADERS, renderInboxPage(mails, damaged));
    } else if (pathname === `${INBOX_PATH}.json`) {
      send(response, "application/json", INBOX_HEADERS, JSON.stringify(backend.inbox.list(siteUrl).mails));
    } else if (pathname === `${INBOX_PATH}/inter.woff2`) {
      send(response, "font/woff2", { ...INBOX_HEADERS, "Cache-Control": "max-age=3600" }, readFileSync(INTER));
    } else next();
  };
  return [hostGuard(siteUrl), pages];
}

/**
 * The built files, with what any host adds: security headers, cache times, and index.html for every path of the app.
 * A file that is not there stays a 404, so that a page of an older build is told the truth about its chunks.
 * @param distDir the built web app
 */
export function fileHandler(distDir: string): Middleware {
  const headers = securityHeaders([]);
  const files = sirv(distDir, {
    dev: true, // a build may come after the start
    etag: true,
    extensions: [],
    setHeaders(response, pathname) {
      if (pathname.endsWith(".txt")) response.setHeader("Content-Type", "text/plain; charset=utf-8");
    },
  });
  return (request, response, next) => {
    const pathname = pathOf(request) ?? "/";
    const file = path.join(distDir, pathname);
    const exists = file.startsWith(distDir + path.sep) && isFile(file);
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (exists || !pathname.startsWith("/assets/")) {
      response.setHeader("Cache-Control", cacheControl(exists ? pathname : "/"));
      if (!exists) request.url = "/index.html";
      return files(request, response, next);
    }
    refuse(response, 404, "There is no such file.");
  };
}

/** A name that the system does not take (too long, for one) is no file. */
function isFile(file: string): boolean {
  try {
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

/** The last step: what failed on the way is told to the terminal, and nobody else. */
export function failureHandler(
  error: unknown,
  _request: IncomingMessage,
  response: ServerResponse,
  _next: unknown,
): void {
  console.error(error);
  if (response.headersSent) response.destroy();
  else refuse(response, 500, "The server had a problem.");
}
