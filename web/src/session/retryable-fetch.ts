/**
 * A fetch for the auth client under which a session ends only when the auth server itself says so. The client drops
 * the session on every answer it takes for final; a proxy's page, a rate limit or a time-out would sign people out.
 * Such answers to a token refresh become network errors, which the client retries.
 */
export function retryableFetch(fetcher: typeof fetch = (input, init) => fetch(input, init)): typeof fetch {
  return async (input, init) => {
    const response = await fetcher(input, init);
    if (!isRefresh(input) || response.ok || (await isVerdict(response))) return response;
    throw new TypeError(`The auth server did not answer the refresh (status ${response.status}).`);
  };
}

function isRefresh(input: RequestInfo | URL): boolean {
  const address = input instanceof Request ? input.url : String(input);
  return address.includes("/token?grant_type=refresh_token");
}

/** Whether an error answer is a decision of the auth server about this session, in its own JSON form. */
async function isVerdict(response: Response): Promise<boolean> {
  if (![400, 401, 403, 404, 422].includes(response.status)) return false;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  return typeof body === "object" && body !== null && ("error_code" in body || "code" in body || "error" in body);
}
