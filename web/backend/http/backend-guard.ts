import type { FetchHandler } from "./fetch-handler.ts";
import { securityHeaders } from "./security-headers.ts";

/** Fields of the auth server's requests that are texts; it fails on anything else in them. */
const TEXTS = [
  "email",
  "password",
  "phone",
  "refresh_token",
  "token",
  "token_hash",
  "type",
  "auth_code",
  "code_verifier",
];

/** An API answers no page: nothing in it may be taken for one. */
const HEADERS = {
  ...securityHeaders([]),
  "Content-Security-Policy": "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  "Cache-Control": "no-store",
};

/**
 * Stands before the embedded server: refuses what would make it fail, keeps its links on this site, and gives every
 * answer the security headers. No answer says how it failed inside.
 * @param siteUrl the one address of the site: mail links lead nowhere else
 */
export function guardBackend(handle: FetchHandler, siteUrl: string): FetchHandler {
  return async (request, context) => {
    const url = new URL(request.url);
    const refused = checkPath(url) ?? (await checkBody(url, request));
    const response: Response = refused ?? (await correct(await handle(stayHere(url, request, siteUrl), context)));
    const headers = new Headers(response.headers);
    for (const [name, value] of Object.entries(HEADERS)) headers.set(name, value);
    return new Response(response.body, { status: response.status, headers });
  };
}

/** An answer in the auth server's own form. */
export function answer(status: number, code: string, msg: string): Response {
  return Response.json({ code: status, error_code: code, msg }, { status });
}

function checkPath(url: URL): Response | undefined {
  return /%00/.test(url.pathname + url.search)
    ? answer(400, "validation_failed", "The address holds a null character.")
    : undefined;
}

async function checkBody(url: URL, request: Request): Promise<Response | undefined> {
  if (!request.body) return undefined;
  const wrong = (msg: string) => answer(400, "validation_failed", msg);
  let body: unknown;
  try {
    body = JSON.parse(await request.clone().text());
  } catch {
    return answer(400, "bad_json", "The request is not valid JSON.");
  }
  if (typeof body !== "object" || body === null || Array.isArray(body))
    return wrong("The request must be a JSON object.");
  if (!isStorable(body)) return wrong("A text must not hold a null character or half of one.");
  const isRpc = url.pathname.startsWith("/rest/v1/rpc/");
  for (const [name, value] of Object.entries(body)) {
    if (value === null) continue;
    if (name === "email" && String(value).length > 254) return wrong("An email address has 254 characters at most.");
    if (isRpc ? typeof value === "object" : TEXTS.includes(name) && typeof value !== "string")
      return wrong(`"${name}" must be a ${isRpc ? "text or a number" : "text"}.`);
  }
  return undefined;
}

/** The database takes no null character and no half of a surrogate pair, in values and in names. */
const isStorable = (value: unknown): boolean =>
  typeof value === "string"
    ? !/[\0\p{Cs}]/u.test(value)
    : typeof value !== "object" || value === null || Object.entries(value).every((entry) => entry.every(isStorable));

/** The server takes any loopback address for the site itself; another program may listen there. */
function stayHere(url: URL, request: Request, siteUrl: string): Request {
  const target = url.searchParams.get("redirect_to");
  if (target === null || (URL.canParse(target) && new URL(target).origin === new URL(siteUrl).origin)) return request;
  url.searchParams.delete("redirect_to");
  return new Request(url, request);
}

/** Answers that the server gives in the wrong form: a page instead of "not found", a failure for a wrong value. */
async function correct(response: Response): Promise<Response> {
  if (response.headers.get("content-type")?.startsWith("text/html"))
    return answer(404, "not_found", "There is no such path.");
  if (response.status !== 500) return response;
  const { message } = (await response
    .clone()
    .json()
    .catch(() => ({}))) as { message?: string };
  if (/Invalid input for \w+ type/.test(message ?? ""))
    return answer(400, "validation_failed", "A value has the wrong type.");
  return answer(500, "server_error", "The server had a problem.");
}
