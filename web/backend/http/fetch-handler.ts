import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";

/** A handler of web standard requests; `peerAddress` is the true other end of the connection. */
export type FetchHandler = (request: Request, context: { peerAddress: string | null }) => Promise<Response>;

/** What a client may claim about its own address counts for nothing when it is connected directly. */
const CLAIMS = /^(x-forwarded-.*|x-real-ip|forwarded|cf-connecting-ip)$/;

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/** The longest body that is read, in bytes: names, addresses and tokens are short. */
export const BODY_LIMIT = 64 * 1024;

/**
 * Serves a fetch handler on Node's own request and response. The caller's address reaches the handler as
 * `x-forwarded-for`, as a hosted gateway would send it. A body over the limit is answered with 413, unread.
 * @param origin scheme and host of the site, for the request's URL
 */
export function serveFetch(handle: FetchHandler, origin: string) {
  return async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const { method = "GET" } = incoming;
    if (!METHODS.includes(method))
      return refuse(outgoing, 405, `${method} is not a method of this server.`, { allow: METHODS.join(", ") });
    const peerAddress = incoming.socket.remoteAddress ?? null;
    const gone = new AbortController();
    outgoing.once("close", () => gone.abort());
    const headers = new Headers();
    for (const [name, value] of Object.entries(incoming.headers)) {
      if (value !== undefined && !CLAIMS.test(name)) headers.set(name, String(value));
    }
    if (peerAddress) headers.set("x-forwarded-for", peerAddress);
    const bodiless = method === "GET" || method === "HEAD";
    const body = bodiless ? undefined : await readBody(incoming);
    if (body === "too long")
      return refuse(outgoing, 413, `A request may hold ${BODY_LIMIT / 1024} KB at most.`, { connection: "close" });
    const request = new Request(new URL(incoming.url ?? "/", origin), {
      method,
      headers,
      signal: gone.signal,
      ...(body && body.length > 0 && { body }),
    });
    const response = await handle(request, { peerAddress });
    outgoing.statusCode = response.status;
    for (const [name, value] of response.headers) outgoing.appendHeader(name, value);
    if (response.body && !gone.signal.aborted) {
      await pipeline(Readable.fromWeb(response.body as ReadableStream), outgoing);
    } else outgoing.end();
  };
}

function refuse(outgoing: ServerResponse, status: number, msg: string, headers: Record<string, string>): void {
  outgoing.writeHead(status, { "content-type": "application/json", "x-content-type-options": "nosniff", ...headers });
  outgoing.end(JSON.stringify({ code: status, msg }));
}

async function readBody(incoming: IncomingMessage): Promise<Uint8Array<ArrayBuffer> | "too long"> {
  if (Number(incoming.headers["content-length"]) > BODY_LIMIT) return "too long";
  const body = new Uint8Array(BODY_LIMIT);
  let size = 0;
  // the connection lives on after the loop: the answer goes over it
  for await (const chunk of incoming.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>) {
    if (size + chunk.length > BODY_LIMIT) return "too long";
    body.set(chunk, size);
    size += chunk.length;
  }
  return body.slice(0, size);
}
