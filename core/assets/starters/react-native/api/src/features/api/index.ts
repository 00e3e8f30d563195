import { withAuth } from "./withAuth";

const base = process.env.EXPO_PUBLIC_API_URL ?? "http://localhost:3000/api";

/** Calls a route of your API; throws with the words of the server. */
export async function callApi<T>(path: string, init: RequestInit = {}) {
  const response = await fetch(`${base}${path}`, withAuth(init));
  const body: unknown = await response.json().catch(() => null);
  if (!response.ok) {
    throw new Error(`${response.status} ${JSON.stringify(body)}`);
  }
  return body as T;
}
