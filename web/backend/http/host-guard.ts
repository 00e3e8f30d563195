import type { IncomingMessage, ServerResponse } from "node:http";

const LOOPBACK_NAMES = /^(localhost|[\w-]+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/i;

/** What to do with a request, judged by the address it was sent to and by who sent it. */
export type Verdict = { pass: true } | { redirect: string } | { refuse: number; because: string };

/**
 * Judges a request to the local site. Any page in the user's browser can send requests to this machine, and a name of
 * its own can be made to point here (DNS rebinding): so only the one address of the site is answered, and only to
 * itself or to programs that are not a browser page.
 * @param siteUrl the one address, such as `http://127.0.0.1:4700`
 */
export function judgeRequest(siteUrl: string, request: Pick<IncomingMessage, "method" | "url" | "headers">): Verdict {
  const site = new URL(siteUrl);
  const { host = "", origin, "sec-fetch-site": fetchSite, "sec-fetch-mode": fetchMode } = request.headers;
  if (host !== site.host) {
    const [, name = "", port = ""] = /^(.*?)(?::(\d+))?$/.exec(host) ?? [];
    const moved = LOOPBACK_NAMES.test(name) && (port || "80") === (site.port || "80");
    if (moved && (request.method === "GET" || request.method === "HEAD")) {
      return { redirect: site.origin + (request.url?.startsWith("/") ? request.url : "/") };
    }
    return { refuse: 421, because: `This is ${site.origin}; requests to another name are not answered.` };
  }
  const foreign = origin !== undefined && origin !== site.origin;
  const crossSite = fetchSite !== undefined && !["same-origin", "none"].includes(fetchSite);
  if (foreign || (crossSite && fetchMode !== "navigate")) {
    return { refuse: 403, because: "Requests from other sites are not answered." };
  }
  return { pass: true };
}

/** The verdict as a middleware: it answers, or calls `next`. */
export function hostGuard(siteUrl: string) {
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const verdict = judgeRequest(siteUrl, request);
    if ("pass" in verdict) return next();
    if ("redirect" in verdict) response.writeHead(307, { location: verdict.redirect, "cache-control": "no-store" });
    else response.writeHead(verdict.refuse, { "content-type": "text/plain; charset=utf-8" });
    response.end("because" in verdict ? `${verdict.because}\n` : undefined);
  };
}
