import { ownSiteCommands } from "./own-site.ts";
import { readAtMost } from "../shell/read-at-most.ts";
import { Failure } from "../shell/failure.ts";
import type { Shell } from "../shell/shell.ts";

/** An answer is a token, a name, a few dates. */
const MOST_BYTES = 1024 * 1024;

/** Every request ends by then, one way or the other. */
export const TIMEOUT_MS = 8000;

/** The server could not be reached, or answered nothing of use; asking again later may help. */
export class Unreachable extends Failure {
  constructor(site: string, why: string, options: { next?: string; rows?: readonly string[]; cause?: unknown } = {}) {
    super("unreachable", `${site} cannot be reached: ${why}.`, {
      next: "Is it running? TOOLBOX_URL says which site to use.",
      ...options,
    });
  }
}

export interface Ask {
  /** For the words of a failure. */
  readonly site: string;
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON with POST; GET without it. */
  readonly body?: unknown;
  readonly timeoutMs?: number;
}

/**
 * One HTTP request with a JSON answer. Redirects are refused, so that a token never travels to another place.
 * Throws `Unreachable` for everything that is not a 2xx answer in JSON, passes on the reason of an aborted shell.
 */
export async function requestJson(shell: Shell, ask: Ask): Promise<unknown> {
  const timeout = AbortSignal.timeout(ask.timeoutMs ?? TIMEOUT_MS);
  let answer: Response;
  let text: string;
  try {
    answer = await shell.fetch(ask.url, {
      method: ask.body === undefined ? "GET" : "POST",
      redirect: "error",
      headers: {
        accept: "application/json",
        ...(ask.body === undefined ? {} : { "content-type": "application/json" }),
        ...ask.headers,
      },
      ...(ask.body === undefined ? {} : { body: JSON.stringify(ask.body) }),
      signal: AbortSignal.any([timeout, shell.signal]),
    });
    const bytes = answer.body ? await readAtMost(answer.body, MOST_BYTES) : new Uint8Array();
    if (!bytes) throw new Unreachable(ask.site, "its answer is longer than that of a Toolbox site");
    text = new TextDecoder().decode(bytes);
  } catch (cause) {
    shell.signal.throwIfAborted();
    if (cause instanceof Unreachable) throw cause;
    const why = timeout.aborted ? "it does not answer" : networkWords(cause);
    const rows = why === NOTHING_THERE ? ownSiteCommands(shell, ask.site) : undefined;
    throw new Unreachable(ask.site, why, { cause, ...(rows && { next: OWN_SITE, rows }) });
  }
  if (!answer.ok) throw new Unreachable(ask.site, `it answered with HTTP ${answer.status}`);
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Unreachable(ask.site, "it did not answer as a Toolbox site does", { cause });
  }
}

const NOTHING_THERE = "nothing listens there";
const OWN_SITE = "To start a site of your own and sign in:";

// fetch wraps the system's error once or twice; only its code tells what happened.
function networkWords(error: unknown): string {
  const words: Readonly<Record<string, string>> = {
    ECONNREFUSED: NOTHING_THERE,
    ENOTFOUND: "there is no such host",
    EAI_AGAIN: "the host name cannot be looked up",
    ECONNRESET: "the connection broke",
    UND_ERR_SOCKET: "the connection broke",
    ENETUNREACH: "there is no network",
    EHOSTUNREACH: "there is no way to the host",
    CERT_HAS_EXPIRED: "its certificate has expired",
    DEPTH_ZERO_SELF_SIGNED_CERT: "its certificate is self-signed",
  };
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause.message === "unexpected redirect") return "it redirects to another address";
    const first = cause instanceof AggregateError ? (cause.errors as unknown[])[0] : cause;
    const known = words[(first as NodeJS.ErrnoException).code ?? ""];
    if (known) return known;
  }
  return "the connection failed";
}
