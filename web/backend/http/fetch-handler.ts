import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";

/** A handler of web standard requests; `peerAddress` is the true other end of the connection. */
export type FetchHandler = (request: Request, context: { peerAddress: string | null }) => Promise<Response>;

/** What a client may claim about its own address counts for nothing when it is connected directly. */
const CLAIMS = /^(x-forwarded-.*|x-real-ip|forwarded|cf-connecting-ip)$/;

/**
 * Serves a fetch handler on Node's own request and response. The caller's address reaches the handler as
 * `x-forwarded-for`, as a hosted gateway would send it.
 * @param origin scheme and host of the site, for the request's URL
 */
export function serveFetch(handle: FetchHandler, origin: string) {
  return async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const peerAddress = incoming.socket.remoteAddress ?? null;
    const gone = new AbortController();
    outgoing.once("close", () => gone.abort());
    const headers = new Headers();
    for (const [name, value] of Object.entries(incoming.headers)) {
      if (value !== undefined && !CLAIMS.test(name)) headers.set(name, String(value));
    }
    if (peerAddress) headers.set("x-forwarded-for", peerAddress);
    const bodiless = incoming.method === "GET" || incoming.method === "HEAD";
    const request = new Request(new URL(incoming.url ?? "/", origin), {
      method: incoming.method ?? "GET",
      headers,
      signal: gone.signal,
      ...(!bodiless && { body: Readable.toWeb(incoming) as ReadableStream<Uint8Array>, duplex: "half" }),
    });
    const response = await handle(request, { peerAddress });
    outgoing.statusCode = response.status;
    for (const [name, value] of response.headers) outgoing.appendHeader(name, value);
    if (response.body && !gone.signal.aborted) {
      await pipeline(Readable.fromWeb(response.body as ReadableStream), outgoing);
    } else outgoing.end();
  };
}
