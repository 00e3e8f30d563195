let token: string | null = null;

/** The token of the session; null after signing out. */
export function setToken(next: string | null) {
  token = next;
}

/** Adds the token to a request: the client's side of an auth middleware. */
export function withAuth(init: RequestInit): RequestInit {
  const headers = new Headers(init.headers);
  if (token) headers.set("authorization", `Bearer ${token}`);
  return { ...init, headers };
}
